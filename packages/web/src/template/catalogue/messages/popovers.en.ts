import type { TextsIn } from '#web/i18n/resources.ts';

export const popovers: TextsIn<'en', 'popovers'> = {
  summary: 'A box beside the button that opened it, with something to read or do.',
  use: {
    near: 'What is inside belongs to that button: assign, tag, see who buys',
    small: 'It fits in a box; the page stays in view',
  },
  avoid: {
    words: 'It is a few words: a tooltip',
    form: 'It is a long form, or must not be lost: a dialog',
    actions: 'They are actions: a menu',
  },
  demos: {
    Controlled: 'That of the product',
    Uncontrolled: 'The part knows whether it is open',
    Positions: 'On which side',
    Triggers: 'What opens it',
  },
  keys: {
    open: 'Enter, Space | opens it and goes inside',
    tab: 'Tab | goes through what is inside',
    esc: 'Esc | closes it and goes back to the button',
  },
  reader: {
    dialog: 'It is announced as a dialog with the name of its button.',
    button: 'The button says whether it is “expanded”.',
  },
  props: {
    anchor: 'The button that opened it',
    side: 'Which edge of the button it keeps to',
    width: 'Its width, in pixels',
    withArrow: 'With a point towards the button',
    trapFocus: 'The focus stays inside while it is open',
    withRoles: 'Whether it is announced as a dialog',
    label: 'The name that is heard',
  },
  text: {
    who: 'Who buys',
    buyer: 'Hospital Base of Osorno. 14 tenders this year, 38 days to award.',
    tenders: 'See its tenders',
    top: 'Above',
    bottom: 'Below',
    left: 'Left',
    right: 'Right',
    click: 'By a click',
    hover: 'On hover',
  },
};
