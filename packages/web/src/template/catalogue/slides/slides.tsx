import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlidesProps } from './slide-props.ts';
import { useSlides } from './use-slides.ts';
import classes from './slides.module.css';

type Style<Name extends string> = CSSProperties & Record<Name, number>;

/** How far a slide is from the shown one. */
const awayBy = (places: number): Style<'--away'> => ({ '--away': places });

/** Slides of which one is shown, or some: by the arrows, the marks, the keys, or a finger. */
export function Slides(props: SlidesProps) {
  const { label, slides, perView = 1, rows = 1, effect = 'slide' } = props;
  const { vertical = false, centered = false, marks = 'dots', arrows = true } = props;
  const { t } = useTranslation('catalogue');
  const { index, go, track, isEndless, isMoving, togglePlay, pauses, onKeyDown, onScroll } =
    useSlides(props);
  const last = slides.length - 1;
  const look: Style<'--per-view' | '--rows'> = { '--per-view': perView, '--rows': rows };
  const nameOf = (place: number) =>
    t('slides.place', { place: place + 1, total: slides.length, name: slides[place]?.name });
  return (
    <section
      className={classes.root}
      aria-roledescription={t('slides.role')}
      aria-label={label}
      data-vertical={vertical || undefined}
      {...pauses}
    >
      <div className={classes.frame}>
        {/* The keys act on it, as on a list that scrolls. */}
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <ul
          ref={track}
          tabIndex={0}
          className={classes.track}
          aria-label={label}
          data-effect={effect}
          data-centered={centered || undefined}
          style={look}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
        >
          {/* oxlint-enable */}
          {slides.map(({ id, content }, place) => (
            <li
              key={id}
              className={classes.slide}
              aria-label={nameOf(place)}
              aria-current={place === index || undefined}
              inert={effect !== 'slide' && place !== index}
              style={awayBy(place - index)}
            >
              {content}
            </li>
          ))}
        </ul>
        {arrows ? (
          <>
            <Arrow
              side="start"
              vertical={vertical}
              label={t('slides.previous')}
              disabled={!isEndless && index === 0}
              onClick={() => go(index - 1)}
            />
            <Arrow
              side="end"
              vertical={vertical}
              label={t('slides.next')}
              disabled={!isEndless && index === last}
              onClick={() => go(index + 1)}
            />
          </>
        ) : null}
      </div>
      <div className={classes.foot}>
        {isMoving === null ? null : <PlayButton isMoving={isMoving} onClick={togglePlay} />}
        <Marks {...props} marks={marks} index={index} go={go} nameOf={nameOf} />
      </div>
      <output className={classes.said}>{isMoving === true ? '' : nameOf(index)}</output>
    </section>
  );
}

function PlayButton({ isMoving, onClick }: { isMoving: boolean; onClick: () => void }) {
  const { t } = useTranslation('catalogue');
  const Drawing = isMoving ? IconPlayerPause : IconPlayerPlay;
  return (
    <button
      type="button"
      className={classes.play}
      aria-label={t(isMoving ? 'slides.pause' : 'slides.play')}
      onClick={onClick}
    >
      <Drawing size={15} aria-hidden />
    </button>
  );
}

interface ArrowProps {
  side: 'start' | 'end';
  vertical: boolean;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

const drawings = {
  start: { row: IconChevronLeft, column: IconChevronUp },
  end: { row: IconChevronRight, column: IconChevronDown },
};

function Arrow({ side, vertical, label, disabled, onClick }: ArrowProps) {
  const Drawing = drawings[side][vertical ? 'column' : 'row'];
  return (
    <button
      type="button"
      className={classes.arrow}
      data-side={side}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Drawing size={18} aria-hidden />
    </button>
  );
}

interface MarksProps extends Pick<SlidesProps, 'slides' | 'marks'> {
  index: number;
  go: (index: number) => void;
  nameOf: (place: number) => string;
}

function Marks({ slides, marks, index, go, nameOf }: MarksProps) {
  const { t } = useTranslation('catalogue');
  if (marks === 'none') return null;
  if (marks === 'fraction') {
    return (
      <span className={classes.fraction} aria-hidden>
        {t('slides.of', { place: index + 1, total: slides.length })}
      </span>
    );
  }
  if (marks === 'bar') {
    return (
      <progress
        className={classes.bar}
        aria-label={t('slides.progress')}
        value={index + 1}
        max={slides.length}
      />
    );
  }
  return slides.map(({ id }, place) => (
    <button
      key={id}
      type="button"
      className={classes.dot}
      aria-label={nameOf(place)}
      aria-current={place === index || undefined}
      onClick={() => go(place)}
    />
  ));
}
