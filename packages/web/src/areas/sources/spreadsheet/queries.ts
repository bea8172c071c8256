import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { spreadsheetsApi } from '#web/api/areas/spreadsheets.ts';
import type { DraftMapping } from './mapping.ts';

export function uploadQuery(id: number) {
  return queryOptions({
    queryKey: ['spreadsheets', 'upload', id],
    queryFn: ({ signal }) => spreadsheetsApi.get({ params: { id }, signal }),
    // What was proposed when it was opened stays: a choice must not move under the hand.
    staleTime: Infinity,
  });
}

/** The first rows as a mapping reads them; those of the mapping before it until they are there. */
export function previewQuery(id: number, mapeo: DraftMapping) {
  return queryOptions({
    queryKey: ['spreadsheets', 'preview', id, mapeo],
    queryFn: ({ signal }) => spreadsheetsApi.preview({ params: { id }, body: { mapeo }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}

export const mappingsQuery = queryOptions({
  queryKey: ['spreadsheets', 'mappings'],
  queryFn: ({ signal }) => spreadsheetsApi.mappings({ signal }),
});

/** After a saved mapping changed: a table that is opened again is proposed what is kept by then. */
export async function refreshMappings(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: mappingsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['spreadsheets', 'upload'], refetchType: 'none' }),
  ]);
}
