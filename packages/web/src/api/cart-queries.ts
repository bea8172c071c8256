import type { CartProduct } from '@pliego/contract/areas/shop';
import { queryOptions } from '@tanstack/react-query';

const cartKey = ['shop', 'cart'] as const;

/**
 * The cart, which the bar and the shop both show. The API keeps no quantities, so those chosen here
 * live in this answer, and a fresh answer takes them over. The code behind it comes with the first call.
 */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ client, signal }) => {
    const { sampleApi } = await import('./sample-client.ts');
    const { products } = await sampleApi.shop.cart({ signal });
    const before = client.getQueryData<CartProduct[]>(cartKey) ?? [];
    const chosen = new Map(before.map(({ id, qty }) => [id, qty]));
    return products.map((product) =>
      Object.assign(product, { qty: chosen.get(product.id) ?? product.qty }),
    );
  },
  refetchOnWindowFocus: false,
});

export async function removeFromCart(productId: number): Promise<void> {
  const { sampleApi } = await import('./sample-client.ts');
  await sampleApi.shop.removeFromCart({ params: { productId } });
}
