import { queryOptions } from '@tanstack/react-query';
import { ownTendersApi } from '#web/api/areas/own-tenders.ts';

/** What the company entered of a tender. */
export function ownTenderQuery(id: number) {
  return queryOptions({
    queryKey: ['tenders', 'own', id],
    queryFn: ({ signal }) => ownTendersApi.get({ params: { id }, signal }),
    // What is typed is based on it: it is read when the form opens, and then only by it.
    staleTime: Infinity,
    gcTime: 0,
  });
}
