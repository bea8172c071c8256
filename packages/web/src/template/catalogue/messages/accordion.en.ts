import type { TextsIn } from '#web/i18n/resources.ts';

export const accordion: TextsIn<'en', 'accordion'> = {
  summary: 'Questions in view; answers when they are asked for.',
  use: {
    many: 'There are several answers, and each person needs one or two',
    phone: 'A phone has no room for all of them',
  },
  avoid: {
    all: 'Almost everybody reads everything: leave it open',
    one: 'It is one part alone: a collapse',
    switch: 'People go back and forth between them: tabs',
  },
  demos: {
    Controlled: 'One open, and whoever uses it knows which',
    Uncontrolled: 'Several open',
    WithoutArrow: 'Without an arrow',
    Border: 'With a border',
    Margin: 'Apart',
    Hover: 'Under the pointer',
  },
  keys: {
    move: '↑, ↓ | goes to the question before or after',
    ends: 'Home, End | to the first and the last',
    open: 'Enter, Space | opens or closes',
  },
  reader: {
    control: 'Each question is a heading and a button that says “expanded” or “collapsed”.',
    panel: 'The answer has the name of its question.',
  },
  props: {
    value: 'Which one is open; kept by whoever uses it',
    defaultValue: 'Which ones are open at first',
    multiple: 'Lets several be open',
    chevron: 'The drawing of the arrow; none with null',
    order: 'Of which level the headings are',
    onMouseEnter: 'Called when the pointer enters',
  },
  text: {
    bond: 'When is the bid bond given back?',
    bondAnswer:
      'Within ten days of the notice of the award, or earlier if the bid was inadmissible.',
    visit: 'Is the site visit compulsory?',
    visitAnswer: 'Only if the terms say so. Without the visit the bid is then inadmissible.',
    award: 'What if nobody wins?',
    awardAnswer: 'The tender is declared void, and the buyer may call a new one.',
    open_one: '{{count}} answer open',
    open_other: '{{count}} answers open',
  },
};
