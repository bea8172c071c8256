import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { dayNumber, formatDayMonth, formatSpokenDay } from '#web/lib/format-calendar.ts';
import { CellEntry, type OpenEntry } from './cell-entry.tsx';
import { groupOf } from './date-groups.ts';
import { KindMark } from './kind-mark.tsx';
import { type DayEntries, fitted } from './place.ts';
import lines from './entries.module.css';
import classes from './grid.module.css';

interface DayCellProps {
  day: string;
  entries: DayEntries;
  /** How many entries there is room for. */
  room: number;
  isToday: boolean;
  isChosen: boolean;
  /** Where the keyboard is. */
  isCursor: boolean;
  /** Of another month than the one that is shown. */
  isOutside: boolean;
  namesMonth: boolean;
  isWeekend: boolean;
  holiday: string | undefined;
  /** From today; undefined of what has passed. */
  businessDays: number | undefined;
  /** Room for drawings alone. */
  isSmall: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onChoose: (day: string) => void;
  onOpen: OpenEntry;
}

/** A day of the grid. Drawn again only when something of it changes: choosing one must not draw forty. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, entries, isToday, isChosen, isCursor, isSmall, holiday, onKeyDown, onChoose } =
    props;
  const { t } = useTranslation(['tenderCalendar', 'expediente']);
  const { total } = entries;
  const aside = useAside(props);
  const spoken = [
    t('day', {
      day: formatSpokenDay(day),
      entries: total === 0 ? t('noEntries') : t('entries', { count: total }),
    }),
    ...(isToday ? [t('expediente:dates.today')] : []),
    ...(holiday === undefined ? [] : [t('holiday'), holiday]),
    ...(props.businessDays === undefined ? [] : [t('business', { count: props.businessDays })]),
  ];
  return (
    <td
      className={classes.cell}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
      data-outside={props.isOutside || undefined}
      data-weekend={props.isWeekend || undefined}
      data-holiday={holiday !== undefined || undefined}
    >
      <div className={classes.head}>
        <button
          type="button"
          className={classes.day}
          data-day={day}
          tabIndex={isCursor ? 0 : -1}
          aria-pressed={isChosen}
          aria-current={isToday ? 'date' : undefined}
          onKeyDown={onKeyDown}
          onClick={() => onChoose(day)}
        >
          <span aria-hidden>{props.namesMonth ? formatDayMonth(day) : dayNumber(day)}</span>
          <VisuallyHidden>{spoken.join(', ')}</VisuallyHidden>
        </button>
        {isSmall ? null : (
          <span aria-hidden className={classes.aside}>
            {aside}
          </span>
        )}
      </div>
      {holiday === undefined || isSmall ? null : (
        <span aria-hidden className={classes.holiday}>
          {holiday}
        </span>
      )}
      {isSmall ? <Marks entries={entries} /> : <Entries {...props} />}
    </td>
  );
});

function useAside({ isToday, isWeekend, holiday, businessDays }: DayCellProps): string | null {
  const { t } = useTranslation(['tenderCalendar', 'expediente']);
  if (isToday) return t('expediente:dates.today');
  if (holiday !== undefined) return t('holiday');
  if (isWeekend || businessDays === undefined) return null;
  return t('businessShort', { count: businessDays });
}

function Entries({ day, entries, room, isCursor, onOpen, onChoose }: DayCellProps) {
  const { t } = useTranslation('tenderCalendar');
  const { shown, rest } = fitted(entries, room);
  return (
    <>
      {shown.length === 0 ? null : (
        <ul className={lines.entries}>
          {shown.map((placed) => (
            <CellEntry
              key={placed.key}
              placed={placed}
              day={day}
              isReachable={isCursor}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {rest === 0 ? null : (
        <button
          type="button"
          className={lines.more}
          tabIndex={isCursor ? undefined : -1}
          aria-label={t('moreOf', { count: rest, day: formatSpokenDay(day) })}
          onClick={() => onChoose(day)}
        >
          {t('more', { count: rest })}
        </button>
      )}
    </>
  );
}

const marksShown = 3;

/** The drawings of the first entries, and how many more; in words it is in the name of the day. */
function Marks({ entries }: { entries: DayEntries }) {
  const { shown, rest } = fitted(entries, marksShown);
  if (entries.total === 0) return null;
  return (
    <span aria-hidden className={lines.marks}>
      <span className={lines.markLine}>
        {shown.map(({ key, entry, isMine, isNear, isPast }) => (
          <span
            key={key}
            className={lines.markOf}
            data-mine={isMine || undefined}
            data-near={isNear || undefined}
            data-past={isPast || undefined}
          >
            <KindMark group={groupOf(entry.tipo)} />
          </span>
        ))}
      </span>
      {rest === 0 ? null : `+${formatCount(rest)}`}
    </span>
  );
}
