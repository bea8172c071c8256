import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './grid.module.css';

interface DayMarkProps {
  number: string;
  holiday: string | undefined;
  isToday: boolean;
  /** Of the month before or after. */
  isOther: boolean;
}

/** The number of a day in its cell, and the holiday that it is. */
export function DayMark({ number, holiday, isToday, isOther }: DayMarkProps) {
  return (
    <span className={isOther ? classes.other : undefined} style={{ display: 'contents' }}>
      <span
        className={classes.number}
        data-today={isToday || undefined}
        data-holiday={holiday !== undefined || undefined}
        title={holiday}
      >
        {number}
      </span>
      {holiday === undefined ? null : (
        // The cell itself is named by the day and its holiday.
        <span className={classes.holiday} title={holiday} aria-hidden>
          {holiday}
        </span>
      )}
    </span>
  );
}

interface HeaderDayProps {
  weekday: string;
  /** There is room for the number alone. */
  isNarrow: boolean;
  number: string | null;
  holiday: string | undefined;
  isToday: boolean;
}

/** A day above its hours. */
export function HeaderDay({ weekday, isNarrow, number, holiday, isToday }: HeaderDayProps) {
  return (
    <span className={classes.headerDay}>
      {/* The heading is named by its whole date, in which the short day of the week has no place. */}
      <span aria-hidden>{weekday}</span>
      {number === null ? null : (
        <span
          className={classes.number}
          data-today={isToday || undefined}
          data-holiday={holiday !== undefined || undefined}
          title={holiday}
        >
          {number}
        </span>
      )}
      {holiday === undefined || isNarrow ? null : (
        // The cell itself is named by the day and its holiday.
        <span className={classes.holiday} title={holiday} aria-hidden>
          {holiday}
        </span>
      )}
    </span>
  );
}

/** How many events of a day there is no room for. */
export function MoreMark({ count }: { count: number }) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <span aria-hidden>+{count}</span>
      <VisuallyHidden>{t('more', { count })}</VisuallyHidden>
    </>
  );
}
