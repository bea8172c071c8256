import type { TextsIn } from '#web/i18n/resources.ts';

export const shortcuts: TextsIn<'en', 'email'>['shortcuts'] = {
  title: 'Keyboard shortcuts',
  open: 'Keyboard shortcuts',
  or: 'or',
  j: 'Next message',
  k: 'Previous message',
  o: 'Open the message',
  x: 'Select the message, to act on several',
  s: 'Star, or take the star away',
  e: 'Move to another folder (there is no archive here: you choose where it goes)',
  '#': 'Move to the trash',
  u: 'Mark as unread; with the message open, also go back to the list',
  r: 'Reply',
  a: 'Reply to all',
  f: 'Forward',
  c: 'Compose',
  '/': 'Search',
  esc: 'Back to the list',
  '?': 'Show these shortcuts',
};
