import type { TextsIn } from '#web/i18n/resources.ts';

export const chat: TextsIn<'en', 'chat'> = {
  title: 'Conversations',
};
