import type { TextsIn } from '#web/i18n/resources.ts';

export const tooltips: TextsIn<'en', 'tooltips'> = {
  summary: 'A few words about what the pointer or the focus is on.',
  use: {
    icon: 'The name of a button that is an icon alone',
    exact: 'The exact fact behind a short one: the hour of “in 3 days”',
  },
  avoid: {
    needed: 'It has to be read to go on: put it on the page. A phone does not show it',
    action: 'It has links or buttons: a popover',
  },
  demos: {
    Controlled: 'Shown by a button',
    Uncontrolled: 'Shown by the pointer or the focus',
    Positions: 'On which side',
    Arrow: 'With an arrow and in a colour',
    Grouped: 'Several in a row',
  },
  keys: { tab: 'Tab | shows it on arrival', esc: 'Esc | hides it' },
  reader: {
    named: 'The button itself says its name; the tooltip is not all that says it.',
  },
  props: {
    withArrow: 'With a point towards the button',
    label: 'What it says',
  },
  text: {
    toggle: 'Show or hide',
    utm: 'UTM of November: $ 69,542',
    closing: 'Thursday 3 December 2026, 15:00, Santiago time',
    closes: 'Closes in 7 business days',
    help: 'How deadlines are counted',
    top: 'Above',
    bottom: 'Below',
    left: 'Left',
    right: 'Right',
    arrow: 'With an arrow',
    coloured: 'In a colour',
    uf: 'UF',
    ufText: 'Unit of account: it changes every day',
    clf: 'UTM',
    clfText: 'Monthly tax unit: it changes every month',
    clp: '$',
    clpText: 'Pesos of Chile, without decimals',
  },
};
