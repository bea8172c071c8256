import type { TextsIn } from '#web/i18n/resources.ts';
import { slideProps } from './shared/slide-words.en.ts';

export const carousel: TextsIn<'en', 'carousel'> = {
  summary: 'Pictures or cards of which one is seen at a time.',
  use: {
    same: 'They are several views of one thing: the photos of a site visit',
    optional: 'It does not matter if one is missed',
  },
  avoid: {
    must: 'All have to be seen: one below the other',
    news: 'They hold notices or deadlines: nobody waits for their turn',
  },
  demos: {
    Basic: 'Plain',
    Captions: 'With a caption',
    Uncontrolled: 'That keeps its own state',
    Interval: 'That goes on by itself',
    Keyboard: 'By the keyboard',
    Pause: 'That can be stopped',
  },
  keys: {
    tab: 'Tab | reaches the pictures, then the arrows and the dots',
    arrows: '←, → | the one before, the one after',
    ends: 'Home, End | the first, the last',
  },
  reader: {
    role: 'It is announced as a “carousel”, with its name.',
    place: 'On a change it says “2 of 6” and what the picture shows.',
    quiet: 'While it goes on by itself it does not interrupt.',
  },
  props: slideProps,
  text: {
    works: 'Works of the region',
    visits: 'Site visits',
    fromThird: 'Works, from the third',
    itself: 'Works that go on by themselves',
    every: 'How often it goes on',
    seconds: '{{value}} sec',
    keys: 'Works by the keyboard',
    keysHint: 'Reach it with Tab and use the arrows, Home and End.',
    pause: 'Visits that can be stopped',
    pauseHint:
      'It waits while the pointer or the focus is on it, and does not start if you asked for less motion.',
  },
};
