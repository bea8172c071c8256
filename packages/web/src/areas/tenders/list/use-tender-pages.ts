import type { TenderPage } from '@pliego/contract/areas/tenders';
import type { InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The pages of a list as one: its rows, and what a search found in them. */
export function useTenderPages(data: InfiniteData<TenderPage> | undefined) {
  return useMemo(() => {
    const pages = data?.pages ?? [];
    return {
      first: pages[0],
      rows: pages.flatMap(({ datos }) => datos),
      words: new Set(pages.flatMap(({ resaltar }) => resaltar)),
      matches: Object.fromEntries(pages.flatMap(({ calces }) => Object.entries(calces))),
      places: Object.fromEntries(
        pages.flatMap(({ coincidencias }) => Object.entries(coincidencias)),
      ),
    };
  }, [data]);
}
