import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useCallback, useContext } from 'react';
import { changed, type TenderListSearch, withoutFilters } from './list-search.ts';

export type SearchPatch = Partial<TenderListSearch>;

export interface ListState {
  search: TenderListSearch;
  change: (patch: SearchPatch, options?: { replace?: boolean }) => void;
  clear: () => void;
}

/** The state of the filters where they are shown on another page, whose address holds them in its own way. */
export const ListStateElsewhere = createContext<ListState | null>(null);

const none: TenderListSearch = {};

/** The state of the list, which lives in its address and nowhere else, and the ways to change it. */
export function useListSearch(): ListState {
  const elsewhere = useContext(ListStateElsewhere);
  const search = useSearch({ from: '/shell/licitaciones', shouldThrow: false }) ?? none;
  const navigate = useNavigate({ from: '/licitaciones' });
  const change = useCallback<ListState['change']>(
    (patch, { replace = false } = {}) => {
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
  return elsewhere ?? { search, change, clear };
}
