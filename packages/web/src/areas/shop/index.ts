import type { TextLoaders } from '#web/i18n/resources.ts';
import { withTexts } from '#web/i18n/setup.ts';

const texts: TextLoaders<'shop'> = {
  es: () => import('./messages/es.ts'),
  en: () => import('./messages/en.ts'),
};

/** The pages of the area, as the registry loads them. */
export const shopPages = {
  shop: () => withTexts('shop', texts, () => import('./shop-page.tsx')),
  detail: () => withTexts('shop', texts, () => import('./product-detail-page.tsx')),
  wishList: () => withTexts('shop', texts, () => import('./wishlist-page.tsx')),
  checkout: () => withTexts('shop', texts, () => import('./checkout-page.tsx')),
};
