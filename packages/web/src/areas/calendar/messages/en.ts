import type { TextsIn } from '#web/i18n/resources.ts';

export const calendar: TextsIn<'en', 'calendar'> = {
  title: 'Calendar',
};
