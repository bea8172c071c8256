import type { TextsIn } from '#web/i18n/resources.ts';

export const autoComplete: TextsIn<'en', 'autoComplete'> = {
  summary: 'A text field that offers what fits what is being typed.',
  use: {
    free: 'Something that is not in the list may be typed',
    long: 'There are hundreds of options, and whoever types knows how they begin',
  },
  avoid: {
    closed: 'Only one of the list is right: a select',
    few: 'There are fewer than seven: options in sight',
  },
  demos: {
    Basic: 'Plain, four at most',
    Sections: 'In sections',
    Remote: 'From the server',
    CustomRows: 'With rows of its own',
    Suggestions: 'With suggestions before typing',
    TwoAtMost: 'Two at most',
  },
  keys: {
    move: '↓, ↑ | goes from one option to another',
    enter: 'Enter | chooses the marked option',
    escape: 'Esc | empties the field and closes the list',
  },
  reader: {
    combobox: 'It is a combo box: its name, what is typed and whether the list is open are read.',
    option: 'Going down reads each option and its section.',
    chosen: 'What was chosen is said below the field.',
  },
  props: {
    filter: 'Which options fit and in what order; here, what begins so comes first',
    limit: 'How many are offered at most, in each section',
    placeholder: 'What is read in the empty field',
    onOptionSubmit: 'Called with the option that was chosen',
    onKeyDown: 'Called with every key',
    renderOption: 'How each option is drawn',
    description: 'The help between the name and the field',
    clearable: 'With a button that empties it',
  },
  text: {
    type: 'Type to search',
    nothing: 'Nothing chosen yet',
    chosen: 'Chosen: {{name}}',
    buyer: 'Buyer',
    buyers: 'Buyers',
    suppliers: 'Suppliers',
    organization: 'Institution or company',
    film: 'Film',
    films_one: '{{count}} title',
    films_other: '{{count}} titles',
    person: 'Responsible',
    recent: 'Before typing, the last three',
  },
};
