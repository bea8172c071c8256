import { Button } from '@mantine/core';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { followUpEndpoints } from '@pliego/contract/areas/follow-up';
import { formatCount, santiagoToday } from '#web/lib/format.ts';
import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { DateField } from '#web/ui/date/date-field.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Page } from '#web/ui/page/page.tsx';
import { ListFooter } from '../list/list-footer.tsx';
import { SavedViews } from '#web/lists/views/saved-views.tsx';
import { writtenState } from '#web/lists/views/view-state.ts';
import { DayList } from './day-list.tsx';
import { FollowUpFilters } from './follow-up-filters.tsx';
import { endingOn } from './follow-up-days.ts';
import { followUpQuery, followUpVisitQuery, useSeenChanges } from './follow-up-queries.ts';
import { isNarrowed, noFilters, readFollowUpSearch } from './follow-up-search.ts';
import classes from './follow-up.module.css';

const routeId = '/shell/seguimiento';

/** Everything that happened to followed tenders in a window of days: what sources changed, and what the team did. */
export function FollowUpPage() {
  const { t } = useTranslation('followUp');
  const { search, change } = useSearchState(routeId);
  const query = useInfiniteQuery(followUpQuery(search));
  const { data: visit } = useQuery(followUpVisitQuery);
  useSeenChanges();
  const pages = query.data?.pages;
  const data = pages?.[0];
  const rows = useMemo(() => (pages ?? []).flatMap(({ listado }) => listado), [pages]);
  return (
    <Page
      wide
      title={t('title')}
      aside={
        data === undefined ? undefined : (
          <Totals total={data.total ?? 0} tenders={data.licitaciones ?? 0} />
        )
      }
      actions={
        <>
          <SavedViews
            page="seguimiento"
            // One that begins a month ago begins so on any day.
            shown={writtenState(search)}
            wayTo={(state) => ({
              to: '/seguimiento',
              search: readFollowUpSearch(parseSearch(state)),
            })}
          />
          <Button
            variant="default"
            component="a"
            href={`${followUpEndpoints.export.path}${stringifySearch({ ...search })}`}
            download="seguimiento.csv"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <WindowBar visitedAt={visit?.ultimaVisita ?? null} />
      <div className={classes.columns}>
        <QueryState
          query={query}
          lines={10}
          isEmpty={() => rows.length === 0 && !query.hasNextPage}
          empty={
            <EmptyState title={t(isNarrowed(search) ? 'empty.filteredTitle' : 'empty.title')}>
              <p>{t(isNarrowed(search) ? 'empty.filtered' : 'empty.text')}</p>
              {isNarrowed(search) ? (
                <Button variant="default" onClick={() => change(noFilters)}>
                  {t('filters.clear')}
                </Button>
              ) : null}
            </EmptyState>
          }
        >
          {() => (
            <div>
              <DayList
                rows={rows}
                visitedAt={visit?.ultimaVisita ?? null}
                totals={data?.facetas?.dia ?? []}
              />
              <ListFooter list={query} count={rows.length} areDrawn />
            </div>
          )}
        </QueryState>
        {data?.facetas ? <FollowUpFilters facets={data.facetas} /> : null}
      </div>
    </Page>
  );
}

function Totals({ total, tenders }: { total: number; tenders: number }) {
  const { t } = useTranslation('followUp');
  return (
    <span className={classes.soft}>
      {t('total', {
        count: total,
        total: formatCount(total),
        tenders: t('tenders', { count: tenders, total: formatCount(tenders) }),
      })}
    </span>
  );
}

/** The window: from a day on, to another or up to now, with the usual ones at hand. */
function WindowBar({ visitedAt }: { visitedAt: string | null }) {
  const { t } = useTranslation('followUp');
  const now = useNow();
  const { search, change } = useSearchState(routeId);
  const today = santiagoToday(now);
  const month = oneMonthBefore(today);
  const desde = search.desde ?? month;
  const presets = [
    ...(visitedAt === null ? [] : [{ id: 'visit' as const, day: santiagoDay(visitedAt) }]),
    { id: 'today', day: today },
    { id: 'week', day: addDays(today, -7) },
    { id: 'month', day: month },
  ] as const;
  return (
    <div className={classes.window}>
      <DateField
        label={t('window.from')}
        value={desde}
        maxDate={search.hasta ?? today}
        onChange={(day) =>
          day !== null && change({ desde: day === month ? undefined : day }, { replace: true })
        }
      />
      <DateField
        label={t('window.to')}
        placeholder={t('window.open')}
        clearable
        value={search.hasta ?? null}
        onChange={(day) => change(endingOn(day, desde), { replace: true })}
      />
      <fieldset className={classes.presets} aria-label={t('window.presets')}>
        {presets.map(({ id, day }) => (
          <button
            key={id}
            type="button"
            className={classes.preset}
            aria-pressed={search.hasta === undefined && desde === day}
            onClick={() => change({ desde: day === month ? undefined : day, hasta: undefined })}
          >
            {t(`window.${id}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** The specification's default: one month before today. The last day of a shorter month stands for a day that it lacks. */
function oneMonthBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const moved = new Date(Date.UTC(year, month - 2, Math.min(date, lastOfMonth)));
  return moved.toISOString().slice(0, 10);
}
