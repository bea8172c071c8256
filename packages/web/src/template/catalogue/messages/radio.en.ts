import type { TextsIn } from '#web/i18n/resources.ts';

export const radio: TextsIn<'en', 'radio'> = {
  summary: 'One, and only one, of a few options that are all in view.',
  use: {
    few: 'There are two to five, and it helps to see them together',
    one: 'One of them is always chosen',
  },
  avoid: {
    many: 'There are more than five: a select',
    several: 'It may be more than one: checkboxes',
    yes: 'It is yes or no: a switch or a checkbox',
  },
  demos: {
    Basic: 'Plain',
    WithText: 'With what each of them means',
    WithError: 'Required',
    Rows: 'In a panel',
    OneOrNone: 'One or none',
    Colors: 'Colours',
    Icons: 'As cards with a drawing',
  },
  keys: {
    tab: 'Tab | enters the group, at the chosen one',
    arrows: '↑, ↓ | goes to another and chooses it',
  },
  reader: {
    group: 'Says the name of the group on entering it.',
    option: 'Of each, its name, “radio button, 1 of 3” and whether it is chosen.',
  },
  props: {
    kind: 'Checkbox or radio button',
    name: 'Of which group it is',
    checked: 'Whether it is the chosen one',
    count: 'How many there are, at the end',
    onPick: 'Called when it is pressed',
  },
  text: {
    format: 'Format of the file',
    xlsx: 'Excel sheet',
    pdf: 'PDF document',
    csv: 'CSV text',
    ods: 'OpenDocument: not yet',
    chosen: 'It would be downloaded as {{format}}.',
    see: 'Who sees it',
    all: 'The whole company',
    allText: 'Anybody with an account can open it.',
    team: 'Only the team',
    teamText: 'The responsible person, their collaborators and the administrators.',
    bid: 'How we bid',
    missing: 'Choose one: it changes which documents have to be collected.',
    alone: 'On our own',
    union: 'In a temporary union of suppliers',
    mark: 'Colour of the tag',
    colors: { petroleo: 'Main', green: 'Green', yellow: 'Yellow', red: 'Red' },
  },
};
