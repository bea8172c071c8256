import { queryOptions } from '@tanstack/react-query';

/**
 * The cart, which the bar and the shop both show: one line per product. The code behind it comes with the
 * first call.
 */
export const cartQuery = queryOptions({
  queryKey: ['shop', 'cart'] as const,
  queryFn: async ({ signal }) => (await import('./cart-lines.ts')).readCart(signal),
});
