import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMe } from '#web/api/use-session.ts';
import type { ShownQuery } from '#web/ui/feedback/query-state.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { dayQuery } from './calendar-queries.ts';
import { type DayEntries, entriesOn, placed } from './place.ts';

/**
 * Everything of a day: as the answer for all days has it where it is complete, else what the day alone is asked for. Until that is answered
 * the first entries are shown.
 */
export function useDayEntries(
  day: string,
  known: DayEntries,
  isWanted = true,
): { entries: DayEntries; query: ShownQuery<unknown> } {
  const { search } = useListSearch();
  const now = useNow();
  const userId = useMe();
  const isWhole = known.placed.length === known.total;
  const query = useQuery({ ...dayQuery(search, day), enabled: isWanted && !isWhole });
  const { data } = query;
  const entries = useMemo(
    () =>
      data === undefined || isWhole || !isWanted
        ? known
        : entriesOn(placed(data, { userId, now }), day),
    [data, isWhole, isWanted, known, userId, now, day],
  );
  return { entries, query };
}
