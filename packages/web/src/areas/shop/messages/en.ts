import type { TextsIn } from '#web/i18n/resources.ts';

export const shop: TextsIn<'en', 'shop'> = {
  title: 'Shop',
};
