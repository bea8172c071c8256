import type { TextsIn } from '#web/i18n/resources.ts';

export const pills: TextsIn<'en', 'pills'> = {
  summary: 'Tabs in the shape of pills: they choose which part of a list is looked at.',
  use: {
    filter: 'One list seen in a few ways: mine, of the team, all of them',
    bar: 'They stand in a bar, where the line of the tabs is too much',
  },
  avoid: {
    parts: 'They are different parts of one thing: tabs',
    many: 'Several hold at once: checkboxes or filters',
  },
  demos: {
    Basic: 'Plain',
    Icons: 'With an icon',
    Vertical: 'Vertical',
    Filled: 'On a ground',
    Justified: 'Over the whole width',
    Centered: 'In the middle',
    AtTheEnd: 'At the end',
    Themes: 'Colours',
  },
  keys: {
    tab: 'Tab | goes to the pills and then to the list',
    move: '←, → | goes from one to the next; ↑ and ↓ where they are vertical',
    ends: 'Home, End | to the first and the last',
  },
  reader: { tab: 'It says “tab 1 of 3, selected”, as tabs do.' },
  props: { value: 'What it shows', defaultValue: 'Which one is shown at first' },
  text: {
    whose: 'Whose they are',
    mine: 'Mine',
    team: 'Of the team',
    all: 'All of them',
    mineText: '6 open; the next closes tomorrow at 15:00.',
    teamText: '31 open, 4 without anybody responsible.',
    allText: '1,204 open in the sources of the company.',
  },
};
