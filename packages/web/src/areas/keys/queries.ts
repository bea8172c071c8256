import type { keyEndpoints } from '@pliego/contract/areas/keys';
import type { Result } from '@pliego/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { keysApi } from '#web/api/areas/keys.ts';

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: ({ signal }) => keysApi.list({ signal }),
});

/** A new key, with its secret. */
export type Made = Result<(typeof keyEndpoints)['create']>;
