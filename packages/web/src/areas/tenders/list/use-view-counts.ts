import { useQuery } from '@tanstack/react-query';
import { tenderViewsQuery } from '../queries.ts';
import { filterOf, type TenderListSearch } from './list-search.ts';

/** How many each view has under the filters in force; undefined while that is not known. */
export function useViewCounts(search: TenderListSearch) {
  const { data } = useQuery(tenderViewsQuery(filterOf(search)));
  return new Map((data?.datos ?? []).map(({ vista, ...count }) => [vista, count]));
}
