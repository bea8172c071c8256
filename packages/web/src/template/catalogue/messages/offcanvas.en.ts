import type { TextsIn } from '#web/i18n/resources.ts';

export const offcanvas: TextsIn<'en', 'offcanvas'> = {
  summary: 'A panel that comes in from an edge, with what has no room or is not always needed.',
  use: {
    beside: 'Something is looked at or edited without losing the list it came from',
    phone: 'On a phone, what stands at the side of a wide screen',
  },
  avoid: {
    ask: 'It is a question of yes or no: a dialog',
    address: 'Its address is to be shared: a page',
  },
  demos: {
    AtTheSides: 'At the sides',
    AboveAndBelow: 'Above and below',
    WithoutBackdrop: 'Without a dark backdrop',
    ScrollBehind: 'The page can still be used',
    ScrollInside: 'With a lot inside',
    Dark: 'Dark over a light page',
  },
  keys: {
    tab: 'Tab | goes through what is inside',
    esc: 'Esc | closes it and goes back to the button',
  },
  reader: {
    dialog: 'It is announced as a dialog, with its title.',
    back: 'When it closes the focus goes back to where it was.',
  },
  props: {
    closeLabel: 'The name of its close button; “Close” when absent',
    side: 'At which side it comes in',
    width: 'Its width',
    lang: 'The language of its texts, where it is not that of the page',
    dark: 'Dark over a light page',
    clear: 'The page stays clear beside it',
    lockScroll: 'The page behind does not scroll',
    withOverlay: 'Darkens the page behind',
    trapFocus: 'The focus stays inside while it is open',
    closeButtonProps: 'The name of its close button',
  },
  text: {
    left: 'Left',
    right: 'Right',
    top: 'Above',
    bottom: 'Below',
    filters: 'Filters',
    filtersText: 'Region, buyer, amount and closing: what narrows the list behind.',
    clear: 'Without backdrop',
    peek: 'Laboratory reagents',
    peekText: 'Hospital Base of Osorno. Closes on Thursday 3 December at 15:00.',
    scroll: 'With a living page',
    long: 'Open the lines',
    lines: 'Lines of the tender',
    line: 'Line {{line}}: nitrile glove, box of 100',
    dark: 'Open the dark one',
  },
};
