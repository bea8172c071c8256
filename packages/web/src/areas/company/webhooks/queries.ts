import type { DeliveryOutcome } from '@pliego/contract/areas/webhooks';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { webhooksApi } from '#web/api/areas/webhooks.ts';

/** Over everything that is read of webhooks. */
export const webhooksKey = ['webhooks'] as const;

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: ({ signal }) => webhooksApi.list({ signal }),
  refetchOnMount: 'always',
});

const waitingMs = 3_000;

/** The log of a webhook, read again while something in it waits. */
export const deliveriesQuery = (id: number, resultado: DeliveryOutcome | undefined) =>
  infiniteQueryOptions({
    queryKey: [...webhooksKey, 'deliveries', id, resultado ?? 'todas'],
    queryFn: ({ signal, pageParam }) =>
      webhooksApi.deliveries({
        params: { id },
        query: {
          ...(resultado === undefined ? {} : { resultado }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
          limit: 30,
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ siguiente }) => siguiente,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.datos.some(({ proximo }) => proximo !== null) === true
        ? waitingMs
        : false,
  });

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: [...webhooksKey, 'delivery', id],
    queryFn: ({ signal }) => webhooksApi.delivery({ params: { id }, signal }),
    refetchOnMount: 'always',
  });
