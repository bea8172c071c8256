import type { PreparedExport } from '@pliego/contract/areas/prepared-exports';
import { queryOptions } from '@tanstack/react-query';
import { preparedExportsApi } from '#web/api/areas/prepared-exports.ts';

/** Live events tell of progress at once; this is for when the stream is away. */
const refreshMs = 15_000;

export const isPending = ({ estado }: Pick<PreparedExport, 'estado'>): boolean =>
  estado === 'en-cola' || estado === 'en-curso';

/** The exports that this person asked for. */
export const preparedExportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => preparedExportsApi.list({ signal }),
  refetchInterval: ({ state }) => (state.data?.datos.some(isPending) === true ? refreshMs : false),
});
