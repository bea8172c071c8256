import type { TextsIn } from '#web/i18n/resources.ts';

export const permissions: TextsIn<'en', 'permissions'> = {
  title: 'Permissions',
};
