import { shopEndpoints } from '@pliego/contract/areas/shop';
import {
  type CartEntry,
  cartDiscountPercentage,
  cartOffers,
  cartShippingHours,
  newCartQuantity,
  type Product,
  type WishlistEntry,
} from '@pliego/contract/areas/shop-products';
import { productColors } from '@pliego/contract/areas/shop-choices';
import { sampleArea, type SampleHandlers, type SampleTools } from '#sample/area.ts';
import { randomInteger } from '#sample/random.ts';
import type { Order } from '#sample/select.ts';
import { checkoutHandlers } from './checkout.ts';
import { facetsOf, isAsked, relatedTo } from './filters.ts';
import {
  cart,
  given,
  listsOf,
  productOf,
  products,
  removeFirst,
  wishlist,
  withProducts,
} from './lists.ts';

const hourMs = 3_600_000;

/** Products are stored by id, so equal prices come lowest id first, and reversed when descending. */
function orderOf(sortBy: string): Order<Product> {
  if (sortBy === 'price-asc') return { by: ({ price }) => price, direction: 'asc' };
  if (sortBy === 'price-desc') return { by: ({ price }) => price, direction: 'desc' };
  return { by: ({ id }) => id, direction: 'desc' };
}

type ShopHandlers = ReturnType<SampleHandlers<typeof shopEndpoints>>;

const wishlistHandlers: Pick<ShopHandlers, 'wishlist' | 'addToWishlist' | 'removeFromWishlist'> = {
  wishlist: async (_, { caller: { store } }) => {
    const { wished, isInCart } = await listsOf(store);
    const shown = ({ entry, product }: { entry: WishlistEntry; product: Product }) => ({
      ...product,
      isInCart: isInCart(product),
      place: entry.place ?? entry.id,
    });
    return { products: (await withProducts(store, wished)).map(shown) };
  },
  addToWishlist: async ({ body: { productId, place } }, { caller: { store } }) => {
    await productOf(store, productId);
    const own = given({ place });
    await store.collection(wishlist).insert((id) => ({ id, productId, ...own }));
  },
  removeFromWishlist: ({ params }, { caller: { store } }) =>
    removeFirst(store.collection(wishlist), params.productId),
};

function cartHandlers({
  clock,
  random,
}: SampleTools): Pick<ShopHandlers, 'cart' | 'addToCart' | 'removeFromCart'> {
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
    cart: async (_, { caller: { store } }) => {
      const { inCart, isInWishlist } = await listsOf(store);
      const shown = ({ entry, product }: { entry: CartEntry; product: Product }) => ({
        ...product,
        isInWishlist: isInWishlist(product),
        qty: entry.qty,
        ...drawn(),
        place: entry.place ?? entry.id,
        ...given({ color: entry.color }),
      });
      return { products: (await withProducts(store, inCart)).map(shown) };
    },
    addToCart: async ({ body }, { caller: { store } }) => {
      const { productId, qty = newCartQuantity, place, color } = body;
      await productOf(store, productId);
      const own = given({ place, color });
      await store.collection(cart).insert((id) => ({ id, productId, qty, ...own }));
    },
    removeFromCart: ({ params }, { caller: { store } }) =>
      removeFirst(store.collection(cart), params.productId),
  };
}

const shopHandlers: SampleHandlers<typeof shopEndpoints> = (tools) => ({
  products: async ({ query }, { caller: { store } }) => {
    const { wished, inCart, listed } = await listsOf(store);
    const { rows, total } = await store.collection(products).list({
      where: (product) => isAsked(query, product),
      order: orderOf(query.sortBy),
      page: query,
    });
    return { products: rows.map(listed), total, userWishlist: wished, userCart: inCart };
  },
  product: async ({ params }, { caller: { store } }) => {
    const product = await productOf(store, params.id);
    const { listed } = await listsOf(store);
    return { product: { ...listed(product), colorOptions: [...productColors] } };
  },
  ...wishlistHandlers,
  ...cartHandlers(tools),
  facets: async ({ query }, { caller: { store } }) =>
    facetsOf(query, (await store.collection(products).list()).rows),
  related: async ({ params }, { caller: { store } }) => {
    const product = await productOf(store, params.id);
    const { listed } = await listsOf(store);
    const { rows } = await store.collection(products).list();
    return { products: relatedTo(product, rows).map(listed) };
  },
  ...checkoutHandlers(tools),
});

export const shopArea = sampleArea(shopEndpoints, shopHandlers);
