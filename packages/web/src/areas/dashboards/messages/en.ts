import type { TextsIn } from '#web/i18n/resources.ts';

export const dashboards: TextsIn<'en', 'dashboards'> = {
  title: 'Dashboards',
};
