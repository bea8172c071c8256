import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Nothing, PathId, QueryText, samplePage, SamplePathParams } from '../sample-fields.ts';
import { shopCheckoutEndpoints } from './shop-checkout.ts';
import {
  AddedProduct,
  CartEntry,
  CartProduct,
  ListedProduct,
  ProductDetail,
  ProductFacets,
  ProductFilter,
  WishedProduct,
  WishlistEntry,
  WishlistProduct,
} from './shop-products.ts';
import { shopPageSize } from './shop-choices.ts';

const byProduct = z.object({ productId: PathId });

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
      // Not in the specification: when absent, the answer is the documented one.
      ...ProductFilter.shape,
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
    body: WishedProduct,
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
    body: AddedProduct,
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
  facets: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/facets',
    summary: 'Cuántos productos hay de cada categoría, marca y nota entre los que se buscan.',
    ours: true,
    access: 'session',
    query: z.object({ q: QueryText, ...ProductFilter.shape }),
    response: ProductFacets,
  }),
  related: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/products/:id/related',
    summary: 'Los productos que se parecen a otro: de su categoría, de su marca o de su precio.',
    ours: true,
    access: 'session',
    params: SamplePathParams,
    response: z.object({ products: z.array(ListedProduct) }),
    problems: ['no-encontrado'],
  }),
  ...shopCheckoutEndpoints,
};
