import { type ImportRun, sourceEndpoints } from '@pliego/contract/areas/sources';
import { fillPath } from '@pliego/contract/endpoint';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { sourcesApi } from '#web/api/areas/sources.ts';

export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  queryFn: ({ signal }) => sourcesApi.list({ signal }),
});

const pollMs = 1_000;

/** Whether a run still has something to do. */
export function isActive({ estado }: Pick<ImportRun, 'estado'>): boolean {
  return estado === 'en-cola' || estado === 'en-curso';
}

/** The last runs; refetched every second while one of them is running. */
export const runsQuery = queryOptions({
  queryKey: ['sources', 'runs'],
  queryFn: ({ signal }) => sourcesApi.runs({ signal }),
  refetchInterval: ({ state }) => (state.data?.datos.some(isActive) === true ? pollMs : false),
});

/** Puts a run that was just accepted on top of the list, before the list is refetched. */
export function addRun(client: QueryClient, run: ImportRun): void {
  client.setQueryData(runsQuery.queryKey, (data) => ({
    datos: [run, ...(data?.datos ?? []).filter(({ id }) => id !== run.id)],
  }));
  void client.invalidateQueries({ queryKey: runsQuery.queryKey });
}

/** Where the rejected and repaired rows of a run are downloaded from. */
export function rejectionsPath(id: number): string {
  return fillPath(sourceEndpoints.rejections.path, { id });
}
