/** A view of what fits some products, which tells of what is new. */
export const watch = {
  short: 'Watch',
  hint_one: 'Saves a view of the open tenders that fit this product, which tells you of new ones',
  hint_other:
    'Saves a view of the open tenders that fit these products, which tells you of new ones',
  name_one: 'For {{name}}',
  name_other: 'For {{name}} and {{others}} more',
  done: 'The view “{{name}}” was saved',
  doneText: 'Each working day it tells you of the new tenders that fit.',
  failed: 'The view could not be saved',
  watched: 'Watched',
};
