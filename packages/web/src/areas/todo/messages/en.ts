import type { TextsIn } from '#web/i18n/resources.ts';

export const todo: TextsIn<'en', 'todo'> = {
  title: 'Tasks',
};
