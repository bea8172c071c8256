import type { TextsIn } from '#web/i18n/resources.ts';

export const home: TextsIn<'en', 'home'> = {
  title: 'My day',
  zone: '{{day}}, Chilean time',
  sinceVisit: 'Since your last visit, {{moment}}',
  sinceWeek: 'In the last 7 days',
  figures: {
    label: 'In figures',
    closings_one: 'closing of mine this week',
    closings_other: 'closings of mine this week',
    changes_one: 'of our tenders changed',
    changes_other: 'of our tenders changed',
    unassigned_one: 'unassigned, closes this week',
    unassigned_other: 'unassigned, close this week',
    fresh_one: 'new in 7 days',
    fresh_other: 'new in 7 days',
    more: 'more than {{count}}',
  },
  firstProducts: {
    text: 'Your company has no products yet: by them Pliego recognises which tenders are for you.',
    propose: 'Propose them from your RUT',
    or: 'or',
    write: 'write the first one',
  },
  proposals: {
    text_one: '{{total}} change of stage suggested by the portal waits for a decision.',
    text_other: '{{total}} changes of stage suggested by the portal wait for a decision.',
    review: 'Review',
  },
  days: {
    label: 'Closings by business day',
    mine: 'mine',
    team: 'of the team',
    day: '{{day}}: {{mine}} mine of {{team}} of the team',
  },
  closings: {
    title: 'My closings this week',
    all: 'See in the list',
    empty: 'You have no closings in the next 7 days.',
  },
  changes: {
    title: 'What changed',
    all: 'See in the list',
    empty: 'Nothing changed in the tenders that your company works on.',
    more_one: 'and {{count}} more change',
    more_other: 'and {{count}} more changes',
    nothing: '—',
  },
  unassigned: {
    title: 'Unassigned, closing soon',
    all: 'See all',
    empty: 'Everything that closes this week has somebody.',
    take: 'Take it',
    taken: 'It is yours now',
    failed: 'The tender could not be taken',
  },
  fresh: {
    title: 'New',
    all: 'See all',
    empty: 'Nothing new was published in the last 7 days.',
  },
};
