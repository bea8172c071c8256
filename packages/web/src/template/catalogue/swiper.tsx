import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { usePictures } from './slides/pictures.tsx';
import type { SlidesProps } from './slides/slide-props.ts';
import { Slides } from './slides/slides.tsx';
import type { CatalogueTexts } from './texts.ts';
import classes from './swiper.module.css';

export const parts = ['Slides'];
export const wide = ['Several', 'TwoRows', 'CenteredSeveral', 'Gallery', 'Responsive'];

/** The pictures of the sample in one of its looks, under the name of the look. */
function Sample({
  name,
  ...look
}: Omit<SlidesProps, 'label' | 'slides'> & {
  name: `demos.${keyof CatalogueTexts['swiper']['demos']}`;
}) {
  const { t } = useTranslation('swiper');
  return <Slides label={t('text.label', { look: t(name) })} slides={usePictures()} {...look} />;
}

/** Moved by a finger, or by the keys. */
export function Plain() {
  return <Sample name="demos.Plain" arrows={false} marks="none" />;
}

export function WithArrows() {
  return <Sample name="demos.WithArrows" marks="none" />;
}

export function WithDots() {
  return <Sample name="demos.WithDots" arrows={false} marks="dots" />;
}

export function WithBar() {
  return <Sample name="demos.WithBar" marks="bar" />;
}

export function Several() {
  return <Sample name="demos.Several" perView={3} />;
}

export function TwoRows() {
  return <Sample name="demos.TwoRows" perView={2} rows={2} marks="none" />;
}

export function Centered() {
  return <Sample name="demos.Centered" centered perView={1.5} defaultIndex={1} />;
}

export function CenteredSeveral() {
  return <Sample name="demos.CenteredSeveral" centered perView={3} defaultIndex={2} />;
}

export function Fade() {
  return <Sample name="demos.Fade" effect="fade" />;
}

export function Cube() {
  return <Sample name="demos.Cube" effect="cube" />;
}

export function Coverflow() {
  return <Sample name="demos.Coverflow" effect="coverflow" defaultIndex={2} />;
}

export function ByItself() {
  return <Sample name="demos.ByItself" interval={3_500} effect="fade" />;
}

/** The large one and the small ones are of one state. */
export function Gallery() {
  const { t } = useTranslation('swiper');
  const slides = usePictures();
  const [index, setIndex] = useState(0);
  return (
    <div className={classes.gallery}>
      <Slides
        label={t('text.label', { look: t('demos.Gallery') })}
        slides={slides}
        index={index}
        onIndex={setIndex}
        marks="none"
      />
      <ul className={classes.thumbs}>
        {slides.map(({ id, name }, place) => (
          <li key={id}>
            <button
              type="button"
              className={classes.thumb}
              aria-label={t('text.show', { name })}
              aria-current={place === index || undefined}
              onClick={() => setIndex(place)}
            >
              <img src={`/muestra/blog-${id}.svg`} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those that are far away are fetched when they come near. */
export function Lazy() {
  const { t } = useTranslation('swiper');
  return (
    <Slides
      label={t('text.label', { look: t('demos.Lazy') })}
      slides={usePictures({ isLazy: true, hasCaption: true })}
    />
  );
}

/** As many as there is room for. */
export function Responsive() {
  const isPhone = useIsPhone();
  return <Sample name="demos.Responsive" perView={isPhone ? 1.2 : 4} marks="fraction" />;
}

export function Vertical() {
  return <Sample name="demos.Vertical" vertical />;
}
