import type { TextsIn } from '#web/i18n/resources.ts';

export const tabs: TextsIn<'en', 'tabs'> = {
  summary: 'Parts of one thing, of which one is looked at at a time.',
  use: {
    few: 'There are two to six parts, and people go back and forth between them',
    same: 'They are about the same: a tender, a person',
  },
  avoid: {
    compare: 'They are compared with each other: side by side',
    steps: 'They have an order to follow: a wizard',
    pages: 'They are different pages: the menu',
  },
  demos: {
    Basic: 'Plain',
    Icons: 'With an icon',
    Vertical: 'Vertical',
    Filled: 'With a border',
    Justified: 'Over the whole width',
    Centered: 'In the middle',
    AtTheEnd: 'At the end',
    Themes: 'Colours',
  },
  keys: {
    tab: 'Tab | goes to the tabs and then to the part',
    move: '←, → | goes from one to the next; ↑ and ↓ where they are vertical',
    ends: 'Home, End | to the first and the last',
  },
  reader: {
    tab: 'It says “tab 2 of 3, selected”.',
    panel: 'The part has the name of its tab.',
  },
  props: { value: 'Which part it shows', defaultValue: 'Which one is shown at first' },
  text: {
    parts: 'Parts of the tender',
    terms: 'Terms',
    work: 'Work',
    history: 'History',
    termsText: 'A bid bond of $ 1,500,000, valid for 60 days from the closing.',
    workText: '3 of 8 tasks are left. The next: get the letter of the manufacturer.',
    historyText: 'The closing moved twice since publication.',
  },
};
