import type { TextsIn } from '#web/i18n/resources.ts';

export const demoUsers: TextsIn<'en', 'demoUsers'> = {
  title: 'People',
};
