import { type CartProduct, cartUnits, type Product } from '@pliego/contract/areas/shop-products';
import type { ProductColor } from '@pliego/contract/areas/shop-choices';
import { joinedLines } from '@pliego/contract/rules/cart-sums';
import { shopApi } from '#web/api/areas/shop.ts';

/** One product of the cart. */
export interface CartLine extends Product {
  qty: number;
  color?: ProductColor;
  /** Its position, to restore it there. */
  place?: number;
  /** How many entries of the cart it is made of: two pages may have added it at the same time. */
  entries: number;
}

/** What the API draws anew at every call, a date and a discount, is no part of it: a cart must hold. */
export async function readCart(signal: AbortSignal): Promise<CartLine[]> {
  const { products } = await shopApi.cart({ signal });
  return joinedLines(products.map(lineOf), cartUnits.max);
}

function lineOf(product: CartProduct): Omit<CartLine, 'entries'> {
  const { id, name, slug, description, brand, price, image, hasFreeShipping, rating } = product;
  const { category, qty, color, place } = product;
  const shown = { id, name, slug, description, brand, price, image, hasFreeShipping, rating };
  return { ...shown, category, qty, color, place };
}
