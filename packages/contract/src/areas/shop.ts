import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  Nothing,
  PathId,
  QueryText,
  SampleId,
  samplePage,
  SamplePathParams,
} from '../sample-fields.ts';

export const shopPageSize = 9;
/** Anything else is taken as the first. */
export const shopSorts = ['featured', 'price-asc', 'price-desc'] as const;
/** Drawn anew for each line whenever the cart is shown; both ends may come up. */
export const cartOffers = { min: 1, max: 4 } as const;
export const cartDiscountPercentage = { min: 3, max: 20 } as const;
/** Hours from now: within the week after tomorrow. */
export const cartShippingHours = { min: 24, max: 8 * 24 } as const;
export const newCartQuantity = 1;
export const productColors = ['primary', 'success', 'warning', 'danger', 'info'] as const;

export const Product = z.object({
  id: z.number(),
  name: z.string(),
  /** Ends in `-{id}`, which is all a link needs. */
  slug: z.string(),
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: z.string(),
  hasFreeShipping: z.boolean(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
});
export type Product = z.infer<typeof Product>;

export const ListedProduct = z.extend(Product, {
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
});
export type ListedProduct = z.infer<typeof ListedProduct>;

export const ProductDetail = z.extend(ListedProduct, {
  colorOptions: z.array(z.enum(productColors)),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const WishlistProduct = z.extend(Product, { isInCart: z.boolean() });
export type WishlistProduct = z.infer<typeof WishlistProduct>;

export const CartProduct = z.extend(Product, {
  isInWishlist: z.boolean(),
  qty: z.int(),
  shippingDate: z.iso.datetime(),
  offers: z.int(),
  discountPercentage: z.int(),
});
export type CartProduct = z.infer<typeof CartProduct>;

export const WishlistEntry = z.object({ id: z.number(), productId: z.number() });
export type WishlistEntry = z.infer<typeof WishlistEntry>;

export const CartEntry = z.extend(WishlistEntry, { qty: z.int() });
export type CartEntry = z.infer<typeof CartEntry>;

const byProduct = z.object({ productId: PathId });
const chosenProduct = z.object({ productId: SampleId });

export const shopEndpoints = {
  products: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/products',
    summary:
      'Los productos de la tienda, por páginas, y lo que hay en el carro y en la lista de deseos.',
    access: 'session',
    query: z.object({
      q: QueryText,
      sortBy: z._default(z.string(), 'featured'),
      ...samplePage(shopPageSize),
    }),
    response: z.object({
      products: z.array(ListedProduct),
      total: z.int(),
      userWishlist: z.array(WishlistEntry),
      userCart: z.array(CartEntry),
    }),
  }),
  product: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/products/:id',
    summary: 'Un producto, con sus colores.',
    access: 'session',
    params: SamplePathParams,
    response: z.object({ product: ProductDetail }),
    refusals: { 'no-encontrado': { status: 404 } },
  }),
  wishlist: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/wishlist',
    summary: 'La lista de deseos.',
    access: 'session',
    response: z.object({ products: z.array(WishlistProduct) }),
  }),
  addToWishlist: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/wishlist',
    summary: 'Agrega un producto a la lista de deseos.',
    access: 'session',
    body: chosenProduct,
    status: 201,
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  removeFromWishlist: endpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/wishlist/:productId',
    summary: 'Quita un producto de la lista de deseos; si no está, no cambia nada.',
    access: 'session',
    params: byProduct,
    produces: 'nothing',
    response: Nothing,
  }),
  cart: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/cart',
    summary: 'El carro, con ofertas y fecha de despacho que cambian en cada consulta.',
    access: 'session',
    response: z.object({ products: z.array(CartProduct) }),
  }),
  addToCart: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/cart',
    summary: 'Agrega un producto al carro.',
    access: 'session',
    body: chosenProduct,
    status: 201,
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  removeFromCart: endpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/cart/:productId',
    summary: 'Quita un producto del carro; si no está, no cambia nada.',
    access: 'session',
    params: byProduct,
    produces: 'nothing',
    response: Nothing,
  }),
};
