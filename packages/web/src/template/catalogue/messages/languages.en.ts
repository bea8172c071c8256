import type { TextsIn } from '#web/i18n/resources.ts';

export const languages: TextsIn<'en', 'languages'> = {
  summary: 'Every text in the language of the reader, and its numbers, dates and plurals too.',
  use: {
    team: 'Not everybody in the team reads Spanish',
    own: 'Each person chooses theirs, and that browser remembers it',
  },
  avoid: {
    content: 'Somebody else wrote it: it is shown as it is',
    glued: 'The sentence is made of pieces: in another language their order is another',
  },
  demos: {
    Language: 'The language of the product',
    Figures: 'Numbers and dates',
    Plurals: 'Plurals',
    RelativeTime: 'Time in words',
  },
  keys: {
    tab: 'Tab | reaches the chosen language',
    arrows: '↓, ↑ | chooses the next or the one before',
  },
  reader: {
    group: 'It is a group of options with a name; each language is said in its own.',
    whole: 'The whole page changes, the language that the reader uses too.',
  },
  text: {
    language: 'Language',
    failed: 'The language could not be changed',
    failedText: 'Its texts did not arrive. The one before stays: try again.',
    number: 'Number',
    date: 'Date',
    howMany: 'How many',
    found_one: '{{count}} open tender',
    found_other: '{{count}} open tenders',
  },
};
