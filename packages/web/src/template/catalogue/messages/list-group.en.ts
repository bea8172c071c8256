import type { TextsIn } from '#web/i18n/resources.ts';

export const listGroup: TextsIn<'en', 'listGroup'> = {
  summary: 'Rows of one line, one below the other, of the same kind.',
  use: {
    few: 'They are few and read at once: documents, people, steps',
    one: 'One fact of each is enough',
  },
  avoid: {
    columns: 'They have several columns to compare: a table',
    many: 'They are many: a table with pages',
    options: 'One is chosen in a form: options or a pick list',
  },
  demos: {
    Simple: 'Plain',
    Disabled: 'One that cannot be chosen',
    Numbered: 'Numbered',
    WithIcons: 'With an icon',
    WithBadges: 'With a badge',
    Tags: 'That can be taken out',
    Contextual: 'Coloured by what they say',
    Custom: 'With people',
    Flush: 'Without a frame',
    Horizontal: 'In a row',
    Navigation: 'Leading elsewhere',
  },
  keys: { tab: 'Tab | reaches those that can be chosen', enter: 'Enter, Space | chooses it' },
  reader: {
    list: 'It says how many there are, and is read one by one.',
    disabled: 'One that cannot be chosen says “unavailable” and why.',
  },
  props: {
    tone: 'The hue; lightness and contrast are the same in all of them',
    look: 'Soft, text alone or strong',
    dot: 'A dot of the same hue before the text',
    person: 'The person: their number, their name and their photo, if there is one',
  },
  text: {
    terms: 'Administrative terms',
    annex: 'Annex 4: the team',
    bond: 'Bid bond',
    bondClosed: 'Bid bond: only Finance uploads it',
    termsState: 'Ready',
    annexState: 'To be signed',
    bondState: 'Missing',
    back: 'Put the three back',
    remove: 'Take out {{name}}',
    open_one: '{{count}} open',
    open_other: '{{count}} open',
    tenders: 'Tenders',
    products: 'Products',
  },
};
