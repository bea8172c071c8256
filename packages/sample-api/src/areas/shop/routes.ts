import {
  type CartEntry,
  cartDiscountPercentage,
  cartOffers,
  cartShippingHours,
  newCartQuantity,
  type Product,
  productColors,
  type shopEndpoints,
  type WishlistEntry,
} from '@pliego/contract/areas/shop';
import { ProblemError } from '@pliego/contract/problem';
import type { SampleHandlers } from '#sample/area.ts';
import { randomInteger } from '#sample/random.ts';
import { containsText, type Order } from '#sample/select.ts';
import { type Collection, collectionOf, type Store } from '#sample/store.ts';

const seeds = () => import('./seed.ts');
const products = collectionOf<Product>({
  name: 'shop-products',
  seed: async () => (await seeds()).products,
});
const wishlist = collectionOf<WishlistEntry>({
  name: 'shop-wishlist',
  seed: async () => (await seeds()).wishlist,
});
const cart = collectionOf<CartEntry>({ name: 'shop-cart', seed: async () => (await seeds()).cart });

const hourMs = 3_600_000;

/** Products are stored by id, so equal prices come lowest id first, and reversed when descending. */
function orderOf(sortBy: string): Order<Product> {
  if (sortBy === 'price-asc') return { by: ({ price }) => price, direction: 'asc' };
  if (sortBy === 'price-desc') return { by: ({ price }) => price, direction: 'desc' };
  return { by: ({ id }) => id, direction: 'desc' };
}

interface Entry {
  id: number;
  productId: number;
}

/** What is wished for and what is in the cart, and whether a product is. */
async function listsOf(store: Store) {
  const [wished, inCart] = await Promise.all([
    store.collection(wishlist).list(),
    store.collection(cart).list(),
  ]);
  const holds = (entries: readonly Entry[], id: number) =>
    entries.some(({ productId }) => productId === id);
  return {
    wished: wished.rows,
    inCart: inCart.rows,
    isInWishlist: ({ id }: Product) => holds(wished.rows, id),
    isInCart: ({ id }: Product) => holds(inCart.rows, id),
  };
}

/** Each entry with its product, in the order of the entries. */
async function withProducts<E extends Entry>(store: Store, entries: readonly E[]) {
  const pairs = await Promise.all(
    entries.map(async (entry) => {
      const product = await store.collection(products).get(entry.productId);
      return { entry, product };
    }),
  );
  return pairs.flatMap(({ entry, product }) => (product === undefined ? [] : [{ entry, product }]));
}

/** Removes the first entry of a product; one that is not there is no mistake. */
async function removeFirst<E extends Entry>(entries: Collection<E>, productId: number) {
  const { rows } = await entries.list({ where: (entry) => entry.productId === productId });
  const first = rows[0];
  if (first !== undefined) await entries.remove(first.id);
}

async function productOf(store: Store, id: number): Promise<Product> {
  const product = await store.collection(products).get(id);
  if (product === undefined) {
    throw new ProblemError('no-encontrado', 'No hay un producto con ese número.');
  }
  return product;
}

export const shopHandlers: SampleHandlers<typeof shopEndpoints> = ({ clock, random }) => {
  /** Drawn anew whenever the cart is shown. */
  const drawn = () => {
    const { min, max } = cartShippingHours;
    const hours = min + random() * (max - min);
    return {
      shippingDate: new Date(clock().getTime() + hours * hourMs).toISOString(),
      offers: randomInteger(random, cartOffers),
      discountPercentage: randomInteger(random, cartDiscountPercentage),
    };
  };

  return {
    products: async ({ query }, { caller: { store } }) => {
      const { wished, inCart, isInWishlist, isInCart } = await listsOf(store);
      const { rows, total } = await store.collection(products).list({
        where: ({ name }) => containsText(query.q, name),
        order: orderOf(query.sortBy),
        page: query,
      });
      const listed = (product: Product) => ({
        ...product,
        isInWishlist: isInWishlist(product),
        isInCart: isInCart(product),
      });
      return { products: rows.map(listed), total, userWishlist: wished, userCart: inCart };
    },
    product: async ({ params }, { caller: { store } }) => {
      const product = await productOf(store, params.id);
      const { isInWishlist, isInCart } = await listsOf(store);
      return {
        product: {
          ...product,
          isInWishlist: isInWishlist(product),
          isInCart: isInCart(product),
          colorOptions: [...productColors],
        },
      };
    },
    wishlist: async (_, { caller: { store } }) => {
      const { wished, isInCart } = await listsOf(store);
      const shown = ({ product }: { product: Product }) => ({
        ...product,
        isInCart: isInCart(product),
      });
      return { products: (await withProducts(store, wished)).map(shown) };
    },
    addToWishlist: async ({ body: { productId } }, { caller: { store } }) => {
      await productOf(store, productId);
      await store.collection(wishlist).insert((id) => ({ id, productId }));
    },
    removeFromWishlist: ({ params }, { caller: { store } }) =>
      removeFirst(store.collection(wishlist), params.productId),
    cart: async (_, { caller: { store } }) => {
      const { inCart, isInWishlist } = await listsOf(store);
      const shown = ({ entry, product }: { entry: CartEntry; product: Product }) => ({
        ...product,
        isInWishlist: isInWishlist(product),
        qty: entry.qty,
        ...drawn(),
      });
      return { products: (await withProducts(store, inCart)).map(shown) };
    },
    addToCart: async ({ body: { productId } }, { caller: { store } }) => {
      await productOf(store, productId);
      await store.collection(cart).insert((id) => ({ id, productId, qty: newCartQuantity }));
    },
    removeFromCart: ({ params }, { caller: { store } }) =>
      removeFirst(store.collection(cart), params.productId),
  };
};
