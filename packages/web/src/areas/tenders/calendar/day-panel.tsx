import { businessDaysBetween } from '@pliego/contract/rules/business-days';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { formatDayHeading } from '#web/lib/format-calendar.ts';
import { hasFailed, QueryError } from '#web/ui/feedback/query-state.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { useBusinessDays } from '../dates/use-business-days.ts';
import { changed } from '../list/list-search.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { EntryRows } from './entry-rows.tsx';
import { type DayEntries, entriesOn } from './place.ts';
import { useDayEntries } from './use-day-entries.ts';
import { useCompanyDays } from './use-company-days.ts';
import classes from './day-list.module.css';

interface DayPanelProps {
  day: string;
  days: ReadonlyMap<string, DayEntries>;
  today: string;
}

/** So many rows are read; for more there is the table. */
export const mostRows = 100;

/** Everything of the day that is chosen: what is one's own, then the rest. */
export const DayPanel = memo(function DayPanel({ day, days, today }: DayPanelProps) {
  const { t } = useTranslation('tenderCalendar');
  const known = entriesOn(days, day);
  const { entries, query } = useDayEntries(day, known);
  const [mine, others] = useMemo(() => {
    const shown = entries.placed.slice(0, mostRows);
    return [shown.filter(({ isMine }) => isMine), shown.filter(({ isMine }) => !isMine)];
  }, [entries]);
  return (
    <section className={classes.panel} aria-label={formatDayHeading(day)}>
      <DayHead day={day} today={today} total={entries.total} />
      <div className={classes.scroll}>
        {entries.total === 0 ? <p className={classes.none}>{t('emptyDay')}</p> : null}
        {mine.length === 0 ? null : <EntryRows entries={mine} />}
        {mine.length === 0 || others.length === 0 ? null : (
          <p className={classes.rest}>
            <b>{t('others')}</b> {formatCount(entries.total - mine.length)}
            <Unassigned entries={entries} />
          </p>
        )}
        {others.length === 0 ? null : <EntryRows entries={others} />}
        {hasFailed(query) ? <QueryError query={query} /> : null}
        {entries.placed.length > mostRows ? (
          <p className={classes.none}>
            {t('firstOnes', { shown: formatCount(mostRows), total: formatCount(entries.total) })}
          </p>
        ) : null}
      </div>
      <ToTable day={day} entries={entries} />
    </section>
  );
});

export function DayHead({ day, today, total }: { day: string; today: string; total: number }) {
  const { t } = useTranslation('tenderCalendar');
  const company = useCompanyDays();
  const inDays = useBusinessDays();
  return (
    <div className={classes.head}>
      <h3 className={classes.day}>{formatDayHeading(day)}</h3>
      <span className={classes.left}>{inDays(businessDaysBetween(today, day, company))}</span>
      <span className={classes.total}>{total === 0 ? null : t('entries', { count: total })}</span>
    </div>
  );
}

/** Counted where all are there to be counted. */
function Unassigned({ entries: { placed, total } }: { entries: DayEntries }) {
  const { t } = useTranslation('tenderCalendar');
  if (placed.length < total) return null;
  const count = placed.filter(
    ({ isMine, entry }) => !isMine && entry.licitacion.Asignado === null,
  ).length;
  return count === 0 ? null : <>, {t('unassigned', { count })}</>;
}

/** The closings of the day as rows of the table, where they can be chosen and sorted. */
export function ToTable({ day, entries: { placed } }: { day: string; entries: DayEntries }) {
  const { t } = useTranslation('tenderCalendar');
  const { search } = useListSearch();
  const count = placed.filter(({ entry }) => entry.tipo === 'cierre').length;
  if (count === 0) return null;
  return (
    <p className={classes.foot}>
      <AppLink
        to="/licitaciones"
        search={changed(search, {
          forma: undefined,
          ver: undefined,
          cierre: undefined,
          cierreDesde: day,
          cierreHasta: day,
        })}
      >
        {t('inTable', { count })}
      </AppLink>
    </p>
  );
}
