import type { TextsIn } from '#web/i18n/resources.ts';

export const exportTable: TextsIn<'en', 'exportTable'> = {
  summary: 'Takes a table to a file: Excel, CSV or text.',
  use: {
    elsewhere: 'The work goes on elsewhere, or it is sent to somebody who does not come in here',
    found: 'What is searched or filtered is what is exported',
  },
  avoid: {
    one: 'It is one fact: copy it',
    paper: 'It will be printed: a view to print',
  },
  demos: { OfATable: 'Ten rows, with a search' },
  keys: { enter: 'Enter | exports from the name', escape: 'Esc | closes without exporting' },
  reader: {
    count: 'The title of the dialog says how many rows go.',
    wrong: 'A name that does not do is said below the field.',
    done: 'At the end the name of the file is said.',
  },
  props: {
    rows: 'The rows of the file, in their order',
    found: 'The rows that fit what is searched',
    selection: 'Which are chosen, and how each is called',
    count: 'How many are chosen',
    onClear: 'Called to choose none',
  },
  text: {
    hint: 'What is seen is exported: search first, if you want less.',
    export: 'Export',
  },
};
