import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type TenderListSearch, withoutFilters } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');

export type SearchPatch = Partial<TenderListSearch>;
/** A change that depends on what is there: told the newest address, which may not be on the screen yet. */
type SearchChange = SearchPatch | ((before: SearchPatch) => SearchPatch);

/** The state of the list, which lives in its address and nowhere else, and the ways to change it. */
export function useListSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (patch: SearchChange, { replace = false } = {}) => {
      void navigate({
        search: (before) => ({
          ...before,
          ...(typeof patch === 'function' ? patch(before) : patch),
        }),
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(() => {
    void navigate({ search: (before) => withoutFilters(before), resetScroll: false });
  }, [navigate]);
  return { search, change, clear };
}
