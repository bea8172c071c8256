import type { TextsIn } from '#web/i18n/resources.ts';

export const icons: TextsIn<'en', 'icons'> = {
  summary: 'The icons that screens use, all of Tabler. A click copies the element.',
  use: {
    beside: 'It goes with a word that recurs in a bar or a menu',
    known: 'Everybody knows it without its name: close, search',
  },
  avoid: {
    alone: 'Alone, for something that not everybody knows: it has its word',
    other: 'Of another family: all of them have one stroke, of 1.6 to 2 px',
  },
  demos: { InUse: 'Those that the product uses' },
  keys: {
    tab: 'Tab | goes from one to the next',
    enter: 'Enter, Space | copies its element',
    esc: 'Esc | clears the search',
  },
  reader: {
    hidden: 'The drawing is not read; a button that is an icon alone has a name.',
    count: 'While one searches it is said how many are left.',
  },
  props: {
    onSearch: 'Called a moment after the last key',
    value: 'What is searched for now',
    id: 'The name its label knows it by',
    actions: 'What can be done',
  },
  text: {
    find: 'Find an icon',
    count_one: '{{count}} icon',
    count_other: '{{count}} icons',
    copied: 'Copied: <{{name}} />',
    notCopied: 'The browser did not let it be copied',
    none: 'No icon in use is called “{{text}}”',
    noneHint:
      'Tabler has more than five thousand: import the one that is missing, and it appears here.',
    all: 'Show all {{count}}',
  },
};
