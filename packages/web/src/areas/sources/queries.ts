import { type ImportRun, listedImports, sourceEndpoints } from '@pliego/contract/areas/sources';
import { fillPath } from '@pliego/contract/endpoint';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { sourcesApi } from '#web/api/areas/sources.ts';
import type { ImportSearch } from './import-search.ts';

type RunList = Awaited<ReturnType<typeof sourcesApi.runs>>;

export const sourcesQuery = queryOptions({
  queryKey: ['sources', 'list'],
  queryFn: ({ signal }) => sourcesApi.list({ signal }),
});

const pollMs = 1_000;

/** Whether a run still has something to do. */
export function isActive({ estado }: Pick<ImportRun, 'estado'>): boolean {
  return estado === 'en-cola' || estado === 'en-curso';
}

const runsKey = ['sources', 'runs'] as const;

/** The imports that an address asks for, so many of them; read again every second while one of them is running. */
export function runsQuery(
  { q, estado, con, sort }: ImportSearch = {},
  limit = listedImports.first,
) {
  const query = { q, estado, con, sort, limit };
  return queryOptions({
    queryKey: [...runsKey, query],
    queryFn: ({ signal }) => sourcesApi.runs({ query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.datos.some(isActive) === true ? pollMs : false),
  });
}

/** Reads the imports again wherever they are listed. */
export const rereadRuns = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: runsKey });

/** Puts a run that was just accepted on top of the list, before the list is refetched. */
export function addRun(client: QueryClient, run: ImportRun): void {
  client.setQueryData(runsQuery().queryKey, (data) => ({
    datos: [run, ...(data?.datos ?? []).filter(({ id }) => id !== run.id)],
    total: (data?.total ?? 0) + 1,
  }));
  void rereadRuns(client);
}

/** Shows a run as it now is in every list that has it. */
export function keepRun(client: QueryClient, run: ImportRun): void {
  client.setQueriesData<RunList>({ queryKey: runsKey }, (data) =>
    data === undefined
      ? undefined
      : { ...data, datos: data.datos.map((each) => (each.id === run.id ? run : each)) },
  );
}

/** Where the rejected and repaired rows of a run are downloaded from. */
export function rejectionsPath(id: number): string {
  return fillPath(sourceEndpoints.rejections.path, { id });
}
