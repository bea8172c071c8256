import type { TextsIn } from '#web/i18n/resources.ts';

export const checkbox: TextsIn<'en', 'checkbox'> = {
  summary: 'Yes or no to something, and any of several things at a time.',
  use: {
    any: 'None, one or several are chosen',
    later: 'The choice holds once it is saved or sent',
  },
  avoid: {
    one: 'It can only be one: radio buttons',
    now: 'It changes something at once: a switch',
  },
  demos: {
    Basic: 'Plain',
    Several: 'Several, with one for all',
    Rows: 'In a panel',
    Colors: 'Colours',
    Icons: 'With another drawing',
    Sizes: 'Sizes',
  },
  keys: {
    tab: 'Tab | goes to the next one',
    space: 'Space | checks or unchecks it',
  },
  reader: {
    state: 'Says the name, “checkbox” and whether it is checked.',
    mixed: 'With some of them checked, the one for all says “partially checked”.',
  },
  props: {
    indeterminate: 'Neither checked nor unchecked: some of those it stands for are',
    kind: 'Checkbox or radio button',
    checked: 'Whether it is checked',
    defaultChecked: 'Whether it is checked at first',
    name: 'Of which group it is, for a radio button',
  },
  text: {
    terms: 'We comply with the terms of the tender',
    termsHint: 'The legal representative signs it.',
    notify: 'Tell me if they change',
    closed: 'Forum closed',
    must: 'I declare that I have no conflict of interest',
    mustText: 'There is no bidding without this declaration.',
    all: 'All documents',
    papers: 'Documents of the bid',
    offer: 'Price offer',
    affidavit: 'Affidavit',
    bond: 'Bid bond',
    done: '{{count}} of {{total}} ready',
    colors: { petroleo: 'Main', green: 'Green', yellow: 'Yellow', red: 'Red', gray: 'Grey' },
    favourite: 'Favourite',
    attached: 'Attached',
    left: 'Dropped',
    sizes: { xs: 'Smallest', sm: 'Usual', md: 'Medium', lg: 'Large' },
  },
};
