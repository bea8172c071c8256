import type { TextsIn } from '#web/i18n/resources.ts';

export const timeline: TextsIn<'en', 'timeline'> = {
  summary: 'What happened and what is to come, in order, with its date.',
  use: {
    order: 'The order matters: milestones of a tender, its history',
    now: 'It has to be seen where one is',
  },
  avoid: {
    compare: 'Many dates are compared: a table or the calendar',
    steps: 'They are steps that a person takes now: a wizard',
  },
  demos: {
    Basic: 'Plain',
    WithIcons: 'With an icon',
    OfPeople: 'What the team did',
  },
  reader: {
    list: 'It is read in order, each milestone with its date.',
    state: 'The full dot is not read: the date says whether it is past.',
  },
  props: {
    active: 'Up to which one it is full, from 0',
    bulletSize: 'The size of the dot',
    lineWidth: 'How thick the line is',
    bullet: 'What is in the dot',
    lineVariant: 'Whether the line that follows is solid or dashed',
  },
  text: {
    published: 'Publication',
    publishedDay: 'Monday 9 November, 09:12',
    questions: 'End of questions',
    questionsDay: 'Monday 16 November, 18:00',
    closing: 'Closing of bids',
    closingDay: 'Thursday 3 December, 15:00',
    award: 'Estimated award',
    awardDay: 'Tuesday 22 December',
    assigned: '{{name}} took the tender',
    assignedWhen: 'yesterday, 17:40',
    moved: '{{name}} moved it to In preparation',
    movedWhen: 'today, 09:05',
  },
};
