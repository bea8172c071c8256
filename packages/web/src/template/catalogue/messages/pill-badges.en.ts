import type { TextsIn } from '#web/i18n/resources.ts';

export const pillBadges: TextsIn<'en', 'pillBadges'> = {
  summary: 'The same badge with round ends, for numbers and short results.',
  use: {
    short: 'A result of one or two words',
    number: 'A number on an icon',
  },
  avoid: {
    mixed: 'The same table has straight badges already: one shape a screen',
    long: 'The text does not fit one line: the straight badge cuts it better',
  },
  demos: {
    Contextual: 'By what they say',
    Light: 'Soft',
    Glow: 'With a halo',
    Notifications: 'With a number',
    WithIcon: 'With an icon',
    Linked: 'Leading elsewhere',
    Block: 'Over the whole width',
  },
  keys: { tab: 'Tab | reaches those that are links', enter: 'Enter | follows the link' },
  reader: { text: 'Its text is read; the number is in the name of the button.' },
  text: {
    admitted: 'Admissible',
    first: 'First place',
    review: 'Under evaluation',
    rejected: 'Inadmissible',
    lines_one: 'Add a line to the bid, which has {{count}}',
    lines_other: 'Add a line to the bid, which has {{count}}',
    tags: 'See the tags',
  },
};
