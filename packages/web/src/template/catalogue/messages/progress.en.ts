import type { TextsIn } from '#web/i18n/resources.ts';

export const progress: TextsIn<'en', 'progress'> = {
  summary: 'How much is done of a total that is known.',
  use: {
    known: 'It is known how much is left: tasks, lines read, documents gathered',
    compare: 'Parts of a total are compared',
  },
  avoid: {
    unknown: 'It is not known how much is left: a spinner',
    number: 'The number is enough: “5 of 8”',
  },
  demos: {
    Basic: 'Plain',
    Colors: 'Colours',
    Labels: 'With its number, which grows',
    Stacked: 'Parts of a total',
    Striped: 'Striped',
    Animated: 'Moving',
    Sizes: 'Sizes',
    Ring: 'As a ring',
  },
  reader: {
    value: 'It says its name and its percentage: “Tasks, 62 per cent”.',
    live: 'What grows is said in the sentence beside it, not in the bar.',
  },
  props: {
    striped: 'With stripes',
    animated: 'The stripes move',
    sections: 'Each part: how much, and in which colour',
    thickness: 'How thick the ring is',
    roundCaps: 'Its ends are round',
  },
  text: {
    tasks: 'Tasks of the bid',
    line: 'Line {{line}}',
    done_one: '{{count}} of {{total}} tasks done',
    done_other: '{{count}} of {{total}} tasks done',
    next: 'Finish a task',
    won: 'Won',
    lost: 'Lost',
    waiting: 'Without a result',
    sum: '45 % won, 30 % lost, 15 % without a result',
    reading: 'Reading of the spreadsheet',
    pause: 'Stop',
    resume: 'Go on',
    goal: 'Goal of the quarter, 72 per cent',
  },
};
