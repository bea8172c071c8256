import { linkOptions } from '@tanstack/react-router';

/** Where a product is shown. */
export const productLink = ({ slug }: { slug: string }) =>
  linkOptions({ to: '/apps/ecommerce/product-detail/$product', params: { product: slug } });

export const ordersLink = linkOptions({ to: '/apps/ecommerce/orders' });

/** Where an order is shown. */
export const orderLink = (id: number) =>
  linkOptions({ to: '/apps/ecommerce/orders/$id', params: { id } });

/** The number a product's address ends in; null when it ends in none. */
export function productIdIn(slug: string): number | null {
  const end = slug.slice(slug.lastIndexOf('-') + 1);
  return /^\d+$/.test(end) ? Number(end) : null;
}
