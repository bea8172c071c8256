import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { deadlinesApi } from '#web/api/areas/deadlines.ts';
import { filterOf, type TenderListSearch } from '../list/list-search.ts';
import { type CalendarWindow, windowOf } from './calendar-window.ts';
import { kindsOf } from './date-groups.ts';

/** Under the key of the lists: what changes a tender makes both be read again. */
const calendarKey = ['tenders', 'calendar'] as const;

interface CalendarQuery extends TenderFilter {
  desde: string;
  hasta: string;
  tipos?: ReturnType<typeof kindsOf>;
  /** Of each day, so many, one's own first. */
  primeras?: number;
}

function calendarQuery(query: CalendarQuery) {
  return queryOptions({
    queryKey: [...calendarKey, query],
    queryFn: ({ signal }) => deadlinesApi.calendar({ query, signal }),
    staleTime: 60_000,
  });
}

/** How many of a day are drawn, by the layout; the answer has as many, and one more. */
export const roomOf = { mes: 3, semana: 14, agenda: 8 } as const;

const asked = (search: TenderListSearch, { from, to }: Pick<CalendarWindow, 'from' | 'to'>) => ({
  ...filterOf(search),
  desde: from,
  hasta: to,
  tipos: kindsOf(search.fechas),
});

/** The days that are shown, with the first entries of each. */
export function windowQuery(search: TenderListSearch, today: string) {
  const primeras = roomOf[search.periodo ?? 'mes'] + 1;
  return queryOptions({
    ...calendarQuery({ ...asked(search, windowOf(search, today)), primeras }),
    placeholderData: keepPreviousData,
  });
}

/** Everything of one day. */
export function dayQuery(search: TenderListSearch, day: string) {
  return calendarQuery(asked(search, { from: day, to: day }));
}
