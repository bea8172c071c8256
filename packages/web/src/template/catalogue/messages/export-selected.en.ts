import type { TextsIn } from '#web/i18n/resources.ts';

export const exportSelected: TextsIn<'en', 'exportSelected'> = {
  summary: 'Takes to a file only the rows that are chosen.',
  use: {
    some: 'Some are needed, and no search gives just those',
  },
  avoid: {
    all: 'All of them go: export the table',
    rule: 'It is done every week: a saved view',
  },
  demos: { OfTheChosen: 'With boxes, and all at once' },
  keys: {
    space: 'Space | chooses the row, or all',
    enter: 'Enter | exports from the name',
  },
  reader: {
    box: 'Every box says the name of its row.',
    all: 'The one on top says whether all, some or none are chosen.',
    count: 'On choosing it says how many go.',
  },
  props: {
    rows: 'The rows of the file, in their order',
    found: 'The rows that fit what is searched',
    selection: 'Which are chosen, and how each is called',
    count: 'How many are chosen',
    onClear: 'Called to choose none',
  },
  text: {
    hint: 'Choose rows by their boxes, or all by the one on top.',
    export: 'Export the chosen ones',
  },
};
