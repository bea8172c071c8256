import type { TextsIn } from '#web/i18n/resources.ts';

export const widgets: TextsIn<'en', 'reportPages'>['widgets'] = {
  title: 'My reports',
  choose: 'Choose reports',
  none: 'There are none yet. Choose those that you want at hand every day.',
  text: 'Up to {{max}} reports. Drag them, or move them by keyboard, to put them in order.',
  which: 'Report',
  add: 'Add',
  move: 'Move “{{name}}”',
  remove: 'Remove “{{name}}”',
  full: 'You already have {{max}} reports on your home page: remove one to add another.',
  failed: 'The reports of your home page were not saved',
  toHome: 'Put on my home page',
  added: 'The report is on your home page',
  already: 'That report is already on your home page',
  built: 'Report of your own',
  gone: 'A report that is no longer there',
  goneText: 'Who saved it deleted it, or shares it no more. Remove it with “Choose reports”.',
};
