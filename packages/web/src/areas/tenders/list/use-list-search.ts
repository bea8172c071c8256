import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { changed, type TenderListSearch, withoutFilters } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');

export type SearchPatch = Partial<TenderListSearch>;

/** The state of the list, which lives in its address and nowhere else, and the ways to change it. */
export function useListSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (patch: SearchPatch, { replace = false } = {}) => {
      void navigate({
        search: (before) => changed(before, patch),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(() => {
    void navigate({ search: withoutFilters, resetScroll: false });
  }, [navigate]);
  return { search, change, clear };
}
