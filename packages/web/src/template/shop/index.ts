import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';
import { recordParam } from '#web/lib/id-param.ts';
import { searchOf } from '#web/lib/search-params.ts';
import { CheckoutAddress } from './checkout/checkout-search.ts';
import { ProductSearch, ShopAddress } from './use-shop-address.ts';

const texts: TextLoaders<'shop'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

const loadProductDetailPage = () =>
  withTexts('shop', texts, () => import('./product/product-detail-page.tsx'));

const productSearch = searchOf(ProductSearch);

export function createShopRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/shop',
      validateSearch: searchOf(ShopAddress),
      staticData: { page: 'shop' },
      component: lazyRouteComponent(
        () => withTexts('shop', texts, () => import('./list/shop-page.tsx')),
        'ShopPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/product-detail',
      validateSearch: productSearch,
      staticData: { page: 'detail' },
      component: lazyRouteComponent(loadProductDetailPage, 'ProductDetailPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/product-detail/$product',
      validateSearch: productSearch,
      staticData: { page: 'detail' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(loadProductDetailPage, 'ProductDetailPage'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/wishlist',
      staticData: { page: 'wishList' },
      component: lazyRouteComponent(
        () => withTexts('shop', texts, () => import('./wishlist/wishlist-page.tsx')),
        'WishlistPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/checkout',
      validateSearch: searchOf(CheckoutAddress),
      staticData: { page: 'checkout' },
      component: lazyRouteComponent(
        () => withTexts('shop', texts, () => import('./checkout/checkout-page.tsx')),
        'CheckoutPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/orders',
      staticData: { page: 'orders' },
      component: lazyRouteComponent(
        () => withTexts('shop', texts, () => import('./orders/orders-page.tsx')),
        'OrdersPage',
      ),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: '/apps/ecommerce/orders/$id',
      params: recordParam,
      staticData: { page: 'orders' },
      remountDeps: ({ params }) => params,
      component: lazyRouteComponent(
        () => withTexts('shop', texts, () => import('./orders/order-page.tsx')),
        'OrderPage',
      ),
    }),
  ] as const;
}
