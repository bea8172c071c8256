import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readListSearch, type TenderListSearch, withoutFilters } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');

export type SearchPatch = Partial<TenderListSearch>;
/** A change that depends on what is there: told the newest address, which may not be on the screen yet. */
type SearchChange = SearchPatch | ((before: SearchPatch) => SearchPatch);

/** The state of the list, which lives in its address and nowhere else, and the ways to change it. */
export function useListSearch() {
  const search = route.useSearch({ select: readListSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change = useCallback(
    (patch: SearchChange, { replace = false } = {}) => {
      void navigate({
        search: (written) => {
          const before = readListSearch(written);
          return { ...before, ...(typeof patch === 'function' ? patch(before) : patch) };
        },
        replace,
        resetScroll: false,
      });
    },
    [navigate],
  );
  const clear = useCallback(() => {
    void navigate({
      search: (written) => withoutFilters(readListSearch(written)),
      resetScroll: false,
    });
  }, [navigate]);
  return { search, change, clear };
}
