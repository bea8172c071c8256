import type { workOrderEndpoints } from '@pliego/contract/areas/work-orders';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { workOrdersApi } from '#web/api/areas/work-orders.ts';
import { tenderEventsKey } from '../queries.ts';

const ordersKey = (id: number) => ['tenders', 'work-orders', id] as const;

export function ordersQuery(id: number) {
  return queryOptions({
    queryKey: ordersKey(id),
    queryFn: ({ signal }) => workOrdersApi.list({ params: { id }, signal }),
  });
}

export type OrderChange = z.input<typeof workOrderEndpoints.update.body>;
export type NewOrder = z.input<typeof workOrderEndpoints.create.body>;

/** What is read again after an order changed: a legal term may hang on it. */
export function useRefreshOrders(tenderId: number) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ordersKey(tenderId) }),
      client.invalidateQueries({ queryKey: tenderEventsKey(tenderId) }),
      client.invalidateQueries({ queryKey: ['tenders', 'deadlines', tenderId] }),
    ]);
}

/** Deletes an order that was added by hand. */
export function useRemoveOrder(tenderId: number) {
  const refresh = useRefreshOrders(tenderId);
  return useMutation({
    mutationFn: (id: number) => workOrdersApi.remove({ params: { id } }),
    onSuccess: refresh,
  });
}
