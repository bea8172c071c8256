import type { TextsIn } from '#web/i18n/resources.ts';

export const divider: TextsIn<'en', 'divider'> = {
  summary: 'A line between what comes before and what comes after, at times with a name.',
  use: {
    time: 'It marks a break that means something: today, your last visit, what was read',
    kind: 'It sets apart actions of another kind in a menu',
  },
  avoid: {
    cards: 'The parts are in cards already: room is enough',
    heading: 'It heads a section: a heading',
  },
  demos: {
    Basic: 'Plain',
    WithText: 'With text',
    Positions: 'Where the text goes',
    Colors: 'Colours',
    WithIcon: 'With an icon',
    Styles: 'Styles',
    Upright: 'Upright',
  },
  reader: {
    role: 'It is announced as a separator; its text is read on the way.',
  },
  props: { labelPosition: 'On which side the text goes' },
  text: {
    before: 'What changed since your last visit',
    after: 'What you had seen',
    today: 'Today, Tuesday 24 November',
    left: 'At the start',
    center: 'In the middle',
    right: 'At the end',
    amount: '$ 48,000,000',
    closing: 'Closes on 3 December',
    buyer: 'Hospital of Puerto Montt',
  },
};
