import type { TextsIn } from '#web/i18n/resources.ts';

export const formRepeater: TextsIn<'en', 'formRepeater'> = {
  summary: 'The same fields again and again: the items of a bid, the contacts of a buyer.',
  use: {
    unknown: 'Nobody knows how many there will be',
    short: 'Each has few fields, which fit on a line',
  },
  avoid: {
    many: 'There are dozens: they are imported from a sheet',
    large: 'Each of them is a form: a list and a panel',
  },
  demos: { Plain: 'Plain', Animated: 'With motion' },
  keys: {
    add: 'Enter | on Add, puts another line and enters it',
    remove: 'Enter | on the cross, takes it away; the keyboard goes on at Add',
  },
  reader: {
    line: 'On entering a line, says which one it is.',
    total: 'The total is read each time it changes.',
    removed: 'When one is removed, the toast offers to undo it.',
  },
  props: {
    min: 'The least it takes',
    allowDecimal: 'Whether it may have decimals',
    autoFocus: 'Whether it takes the focus when it appears',
  },
  text: {
    line: 'Line {{line}}',
    item: 'Product or service',
    quantity: 'Quantity',
    price: 'Unit price',
    remove: 'Remove line {{line}}',
    removed: 'Line removed',
    add: 'Add a line',
    total_one: '{{count}} line, {{total}} net',
    total_other: '{{count}} lines, {{total}} net',
  },
};
