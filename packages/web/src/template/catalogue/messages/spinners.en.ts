import type { TextsIn } from '#web/i18n/resources.ts';

export const spinners: TextsIn<'en', 'spinners'> = {
  summary: 'Something is on its way, and it is not known how much is left.',
  use: {
    short: 'A wait of one to ten seconds',
    local: 'The rest of the screen can still be used',
  },
  avoid: {
    page: 'A whole page is awaited: grey lines in its place',
    known: 'It is known how much is left: a progress bar',
    instant: 'It takes less than a second: nothing',
  },
  demos: {
    Border: 'A circle',
    Colors: 'Colours',
    Growing: 'Growing',
    InFlex: 'In a row',
    Floating: 'Beside a text',
    Alignment: 'Aligned',
    Sizes: 'Sizes',
    InButtons: 'In a button',
    InPlace: 'In the place of what is coming',
  },
  keys: { tab: 'Tab | does not stop at it; the button that waits keeps its place' },
  reader: {
    alone: 'Alone it says its name: “Loading”.',
    beside: 'Beside a sentence that says so it is not read.',
    page: 'The grey lines say “Loading” once.',
  },
  props: { lines: 'How many grey lines, roughly' },
  text: {
    loading: 'Loading',
    reading: 'Reading the spreadsheet',
    long: 'We are asking Mercado Público for the terms and their annexes. You can go on with another page: the bell will tell you when they are there.',
    update: 'Refresh',
    answer: 'Let it answer',
    show: 'Show',
    hide: 'Hide',
  },
};
