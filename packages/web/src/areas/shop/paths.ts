/** The addresses of the shop, which its pages lead to. */
export const shopPath = '/apps/ecommerce/shop';
export const detailPath = '/apps/ecommerce/product-detail';
export const wishlistPath = '/apps/ecommerce/wishlist';
export const checkoutPath = '/apps/ecommerce/checkout';

export function productPath({ slug }: { slug: string }): string {
  return `${detailPath}/${slug}`;
}

/** The number a product's address ends in; null when it ends in none. */
export function productIdIn(slug: string): number | null {
  const end = slug.slice(slug.lastIndexOf('-') + 1);
  return /^\d+$/.test(end) ? Number(end) : null;
}
