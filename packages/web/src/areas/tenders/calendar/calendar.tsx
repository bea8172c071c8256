import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/api/use-session.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { useIsPhone } from '#web/ui/page/use-media.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { Agenda } from './agenda.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { windowQuery } from './calendar-queries.ts';
import { chosenDay } from './calendar-window.ts';
import { DayPanel } from './day-panel.tsx';
import { noDays, placed } from './place.ts';
import classes from './calendar.module.css';

/** The list by the dates of its tenders. */
export function Calendar() {
  const { t } = useTranslation('tenderCalendar');
  const { search } = useListSearch();
  const isPhone = useIsPhone();
  const now = useNow();
  const today = santiagoToday(now);
  const userId = useMe();
  const query = useQuery(windowQuery(search, today));
  const { data, isPlaceholderData } = query;
  const days = useMemo(
    () => placed(data ?? { datos: [], porDia: [] }, { userId, now }),
    [data, userId, now],
  );
  const chosen = chosenDay(search, today);
  // A day of a hundred rows is drawn after its frame: what was chosen shows at once.
  const listed = useDeferredValue(chosen);
  const listedDays = useDeferredValue(days, noDays);
  // What is open beside the list takes the place of the day.
  const hasPanel = isPhone || search.ver === undefined;
  const isEmpty = days.size === 0 && !isPlaceholderData;
  return (
    <section className={classes.calendar} aria-label={t('label')}>
      <CalendarBar today={today} holidays={data?.feriados} />
      <QueryState query={query} lines={14}>
        {({ feriados }) => (
          <>
            {isEmpty ? <p className={classes.empty}>{t('empty')}</p> : null}
            <div className={classes.body} aria-busy={isPlaceholderData}>
              {search.periodo === 'agenda' ? (
                <Agenda days={days} holidays={feriados} today={today} />
              ) : (
                <>
                  <CalendarGrid days={days} holidays={feriados} today={today} chosen={chosen} />
                  {hasPanel ? <DayPanel day={listed} days={listedDays} today={today} /> : null}
                </>
              )}
            </div>
          </>
        )}
      </QueryState>
    </section>
  );
}
