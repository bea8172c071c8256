import type { CartEntry, Product, WishlistEntry } from '@pliego/contract/areas/shop-products';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { type Collection, collectionOf, type Store } from '#sample/store.ts';

const seeds = () => import('./seed.ts');
export const products = collectionOf<Product>({
  name: 'shop-products',
  seed: async () => (await seeds()).products,
});
export const wishlist = collectionOf<WishlistEntry>({
  name: 'shop-wishlist',
  seed: async () => (await seeds()).wishlist,
});
export const cart = collectionOf<CartEntry>({
  name: 'shop-cart',
  seed: async () => (await seeds()).cart,
});

interface Entry {
  id: number;
  productId: number;
  place?: number;
}

/** In the order of addition; a restored entry keeps its position. */
function inPlace<E extends Entry>(entries: readonly E[]): E[] {
  const placeOf = ({ place, id }: Entry) => place ?? id;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The wishlist and the cart, and whether a product is in them. */
export async function listsOf(store: Store) {
  const [wished, inCart] = await Promise.all([
    store.collection(wishlist).list(),
    store.collection(cart).list(),
  ]);
  const holds = (entries: readonly Entry[], id: number) =>
    entries.some(({ productId }) => productId === id);
  const isInWishlist = ({ id }: Product) => holds(wished.rows, id);
  const isInCart = ({ id }: Product) => holds(inCart.rows, id);
  return {
    wished: inPlace(wished.rows),
    inCart: inPlace(inCart.rows),
    isInWishlist,
    isInCart,
    listed: (product: Product) => ({
      ...product,
      isInWishlist: isInWishlist(product),
      isInCart: isInCart(product),
    }),
  };
}

/** Each entry with its product, in the order of the entries. */
export async function withProducts<E extends Entry>(store: Store, entries: readonly E[]) {
  const pairs = await Promise.all(
    entries.map(async (entry) => {
      const product = await store.collection(products).get(entry.productId);
      return { entry, product };
    }),
  );
  return pairs.flatMap(({ entry, product }) => (product === undefined ? [] : [{ entry, product }]));
}

/** Removes the first entry of a product; a missing one is not an error. */
export async function removeFirst<E extends Entry>(entries: Collection<E>, productId: number) {
  const { rows } = await entries.list({ where: (entry) => entry.productId === productId });
  const first = inPlace(rows)[0];
  if (first !== undefined) await entries.remove(first.id);
}

export async function productOf(store: Store, id: number): Promise<Product> {
  const product = await store.collection(products).get(id);
  if (product === undefined) {
    throw new ProblemError('no-encontrado', createMessage('producto-desconocido'));
  }
  return product;
}

/** What is there of some values; what is undefined is not kept. */
export function given<T extends object>(values: T): Partial<T> {
  const copy: Partial<T> = { ...values };
  for (const name in copy) if (copy[name] === undefined) delete copy[name];
  return copy;
}
