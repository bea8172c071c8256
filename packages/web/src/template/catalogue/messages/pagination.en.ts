import type { TextsIn } from '#web/i18n/resources.ts';

export const pagination: TextsIn<'en', 'pagination'> = {
  summary: 'On which page of a list one is, and how to go to another.',
  use: {
    known: 'The list is long, its length is known, and people come back to a place in it',
    compare: 'A place has to be quoted: “it is on page 3”',
  },
  avoid: {
    reading: 'It is read in one go: more rows at its end',
    short: 'It fits one screen: no pages',
  },
  demos: {
    OfTables: 'That of the tables',
    Basic: 'Plain',
    Separated: 'Apart and round',
    IconsAndText: 'With text and arrows',
    IconsOnly: 'Arrows and numbers alone',
    Colors: 'Colours',
    Positions: 'Where it stands',
    Sizes: 'Sizes',
  },
  keys: { tab: 'Tab | goes from number to number', enter: 'Enter, Space | goes to that page' },
  reader: {
    nav: 'It is a navigation with a name; each number says “Page 4”.',
    current: 'The page one is on is announced as the current one.',
    range: 'On a change it is said which rows are shown: “11–20 of 237”.',
  },
  props: {
    page: 'Which one is open, from 1',
    pageSize: 'How many rows each has',
    total: 'How many there are in all',
    onPage: 'Called with the page asked for',
    sizes: 'How many rows can be asked for',
    onPageSize: 'Called with the rows asked for',
    siblings: 'How many numbers on each side of the current one',
    withEdges: 'With arrows to the first and the last',
    defaultValue: 'Which one it begins with',
  },
  text: {
    previous: 'Previous',
    next: 'Next',
    of: '{{page}} of {{total}}',
    coloured: 'Pages, colour {{number}}',
    'flex-start': 'Pages at the start',
    center: 'Pages in the middle',
    'flex-end': 'Pages at the end',
  },
};
