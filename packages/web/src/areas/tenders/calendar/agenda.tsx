import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasFailed, QueryError } from '#web/ui/feedback/query-state.tsx';
import { useListSearch } from '../list/use-list-search.ts';
import { roomOf } from './calendar-queries.ts';
import { daysOf, windowOf } from './calendar-window.ts';
import { DayHead, mostRows, ToTable } from './day-panel.tsx';
import { EntryRows } from './entry-rows.tsx';
import { type DayEntries, entriesOn, fitted, noDays } from './place.ts';
import { useDayEntries } from './use-day-entries.ts';
import classes from './day-list.module.css';

interface AgendaProps {
  days: ReadonlyMap<string, DayEntries>;
  holidays: readonly { dia: string; nombre: string }[];
  today: string;
}

/** The days that have something, one under the other. */
export function Agenda({ days: known, holidays, today }: AgendaProps) {
  // Hundreds of rows: drawn in slices between which the page answers.
  const days = useDeferredValue(known, noDays);
  const { search } = useListSearch();
  const names = new Map(holidays.map(({ dia, nombre }) => [dia, nombre]));
  const shown = daysOf(windowOf(search, today)).filter((day) => days.has(day) || names.has(day));
  return (
    <div className={classes.agenda}>
      {shown.map((day) => (
        <AgendaDay
          key={day}
          day={day}
          today={today}
          known={entriesOn(days, day)}
          holiday={names.get(day)}
        />
      ))}
    </div>
  );
}

interface AgendaDayProps {
  day: string;
  today: string;
  known: DayEntries;
  holiday: string | undefined;
}

function AgendaDay({ day, today, known, holiday }: AgendaDayProps) {
  const { t } = useTranslation('tenderCalendar');
  const { search, change } = useListSearch();
  const isOpen = search.dia === day;
  const { entries, query } = useDayEntries(day, known, isOpen);
  const { shown, rest } = useMemo(
    () => fitted(entries, isOpen ? mostRows : roomOf.agenda),
    [entries, isOpen],
  );
  const canClose = isOpen && fitted(entries, roomOf.agenda).rest > 0;
  return (
    <section className={classes.agendaDay} data-holiday={holiday !== undefined || undefined}>
      <DayHead day={day} today={today} total={entries.total} />
      {holiday === undefined ? null : (
        <p className={classes.none}>
          {t('holiday')}: {holiday}
        </p>
      )}
      <EntryRows entries={shown} />
      {isOpen && hasFailed(query) ? <QueryError query={query} /> : null}
      {isOpen && rest > 0 ? <ToTable day={day} entries={entries} /> : null}
      {rest === 0 && !canClose ? null : (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          onClick={() => change({ dia: isOpen ? undefined : day }, { replace: true })}
        >
          {canClose ? t('less') : t('more', { count: rest })}
        </button>
      )}
    </section>
  );
}
