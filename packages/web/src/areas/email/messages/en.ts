import type { TextsIn } from '#web/i18n/resources.ts';

export const email: TextsIn<'en', 'email'> = {
  title: 'Mail',
};
