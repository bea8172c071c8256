import { useTranslation } from 'react-i18next';
import type { Slide } from './slide-props.ts';
import classes from './slides.module.css';

const names = ['puerto', 'faena', 'mercado', 'tren', 'cerros', 'faro'] as const;

interface PictureOptions {
  hasCaption?: boolean;
  /** Not fetched before they are near. */
  isLazy?: boolean;
  /** How many of them. */
  count?: number;
}

/** Pictures of the sample, each with its name, as the slides of a demonstration. */
export function usePictures({
  hasCaption,
  isLazy,
  count = names.length,
}: PictureOptions = {}): Slide[] {
  const { t } = useTranslation('catalogue');
  return names.slice(0, count).map((id) => ({
    id,
    name: t(`slides.pictures.${id}`),
    content: (
      <span className={classes.picture}>
        <img
          src={`/muestra/blog-${id}.svg`}
          alt={t(`slides.pictures.${id}`)}
          draggable={false}
          loading={isLazy === true ? 'lazy' : undefined}
        />
        {hasCaption === true ? (
          <span className={classes.caption}>
            <strong>{t(`slides.pictures.${id}`)}</strong>
            {t(`slides.captions.${id}`)}
          </span>
        ) : null}
      </span>
    ),
  }));
}
