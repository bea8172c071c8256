import type { TextsIn } from '#web/i18n/resources.ts';

export const editor: TextsIn<'en', 'editor'> = {
  summary: 'A text with bold, lists and links, and no more than that.',
  use: {
    structure: 'The text is easier to read with lists or parts in bold',
    others: 'Other people read it: a comment, a notice, a release note',
  },
  avoid: {
    plain: 'The text is enough: a text area, which is there at once',
    document: 'It is a whole document: it is attached',
  },
  demos: {
    Basic: 'Kept by whoever uses it',
    Controlled: 'That others change too',
    WithError: 'Required',
    Reading: 'For reading',
  },
  keys: {
    bold: 'Ctrl+B | bold',
    italic: 'Ctrl+I | italics',
    list: 'Ctrl+Shift+8 | list',
    undo: 'Ctrl+Z | undoes',
  },
  reader: {
    name: 'Says the name and “multi-line edit text”.',
    tools: 'Each button of the bar says what it does and whether it is on.',
  },
  props: {
    quiet: 'The name is only heard',
    minHeight: 'The least height, in pixels',
    autoFocus: 'Whether it takes the focus when it appears',
    html: 'The text, in HTML; it is cleaned before it is shown',
  },
  text: {
    comment: 'Comment for the team',
    example: 'What is missing, who does it and by when',
    notice: 'Notice to the company',
    title: 'The terms of the forum change',
    first: 'Questions close a day earlier.',
    second: 'Answers go to the mail of the responsible person.',
    again: 'Back to the notice',
    clear: 'Clear',
    shown: 'This is how it is published',
    empty: 'Nothing is written yet.',
    answer: 'Answer to the buyer',
    missing: 'Write the answer before you send it.',
  },
};
