import type { TextsIn } from '#web/i18n/resources.ts';

export const navs: TextsIn<'en', 'navs'> = {
  summary: 'Links to places beside each other, and which one it is.',
  use: {
    siblings: 'Several pages of one kind: the settings, the help',
    side: 'There is room at the side, and people go from one to another a lot',
  },
  avoid: {
    parts: 'They are parts of a page: tabs',
    actions: 'They do something: buttons or a menu',
  },
  demos: {
    Base: 'In a row',
    Border: 'With a border',
    Center: 'In the middle',
    End: 'At the end',
    Vertical: 'In a column',
    VerticalBorder: 'In a column, with a line at the side',
    SquareBorder: 'In a column, with a frame',
    WithDivider: 'With a divider',
  },
  keys: { tab: 'Tab | goes from one to the next', enter: 'Enter | goes to that place' },
  reader: {
    nav: 'It is a navigation with a name, other than that of the menu.',
    current: 'The place one is at is announced as the current one.',
  },
  props: {
    active: 'It is the place one is at',
    ariaCurrent: 'The same, for whoever does not see it',
  },
  text: {
    company: 'Company',
    people: 'Users',
    tags: 'Tags',
    account: 'Your account',
    mine: 'Password and second step',
  },
};
