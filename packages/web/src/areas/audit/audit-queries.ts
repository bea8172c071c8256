import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditApi } from '#web/api/areas/audit.ts';
import { type AuditSearch, filterOf } from './audit-search.ts';

export function auditQuery(search: AuditSearch) {
  const filter = filterOf(search);
  return infiniteQueryOptions({
    queryKey: ['audit', 'list', filter],
    queryFn: ({ signal, pageParam: cursor }) =>
      auditApi.list({ query: { ...filter, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ siguiente }) => siguiente ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Whether the chain is whole: the server reads all of it. */
export const chainQuery = queryOptions({
  queryKey: ['audit', 'chain'],
  queryFn: ({ signal }) => auditApi.verify({ signal }),
  staleTime: 60_000,
});
