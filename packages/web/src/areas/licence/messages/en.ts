import type { TextsIn } from '#web/i18n/resources.ts';

export const licence: TextsIn<'en', 'licence'> = {
  title: 'Licence',
  own: {
    title: 'The licence of Pliego: MIT',
    fullText: 'Text of the licence of Pliego',
    may: {
      title: 'You may',
      text: 'Use, copy, change, distribute and sell it, also within your company.',
    },
    must: {
      title: 'You must',
      text: 'Keep the notice of authorship and the text of the licence in copies.',
    },
    none: {
      title: 'No warranty',
      text: 'It is given as it is: those who made it do not answer for damages.',
    },
  },
  kinds: {
    title: 'What the licences that we use allow',
    text: 'A summary for orientation. The text of each licence, which is below, prevails.',
    row: 'Condition',
    names: {
      permissive: 'MIT, ISC, BSD and the like',
      apache: 'Apache licence 2.0',
      mozilla: 'Mozilla licence 2.0',
    },
    rows: {
      commercial: 'Allows commercial use',
      modify: 'Allows changes of the code',
      closed: 'Allows not to publish the changes',
      notice: 'Asks to keep the notices',
      patents: 'Grants patents expressly',
      changes: 'Asks to publish the changed files',
    },
    yes: 'Yes',
    no: 'No',
  },
  libraries: {
    title_one: '{{count}} library that comes with Pliego',
    title_other: '{{count}} libraries that come with Pliego',
    search: 'Search by name or licence',
    none: 'No library is called “{{text}}” or has that licence',
    all_one: 'Show {{count}} library',
    all_other: 'Show all {{count}} libraries',
    noText: 'The package brings no text. It declares the licence {{license}}.',
  },
  contact: {
    title: 'A question about the licences?',
    text: 'This list is made with each version, of what is installed. If something is missing or wrong, tell whoever administers your Pliego.',
    help: 'Go to the help',
  },
};
