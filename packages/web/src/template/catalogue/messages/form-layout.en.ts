import type { TextsIn } from '#web/i18n/resources.ts';

export const formLayout: TextsIn<'en', 'formLayout'> = {
  summary: 'How the fields of a form, their names and its buttons are arranged.',
  use: {
    one: 'One column: it is what reads and fills best',
    pair: 'Two on a line only where they belong together: region and commune, from and to',
    parts: 'In named parts, with more than eight fields',
  },
  avoid: {
    wide: 'Several columns without relation: the eye misses fields',
    steps: 'It cannot be filled at once: a wizard',
  },
  demos: {
    Horizontal: 'With the names beside',
    HorizontalIcons: 'Beside, with an icon',
    Vertical: 'With the names above',
    VerticalIcons: 'Above, with an icon',
    MultiColumn: 'In several columns',
    Sections: 'In parts',
  },
  keys: {
    tab: 'Tab | goes to the next field, in the order of reading',
    enter: 'Enter | saves, from any field of one line',
  },
  reader: {
    field: 'Of each field, its name, be it above or beside.',
    part: 'On entering a part, the name of the part.',
  },
  props: { legend: 'The name of the part' },
  text: {
    person: 'Name',
    mail: 'Mail',
    phone: 'Telephone',
    main: 'It is the main contact',
    save: 'Save',
    clear: 'Clear',
    nobody: 'no name',
    saved: 'The contact would be saved: {{name}}',
    savedCompany: 'The company would be saved',
    savedOffer: 'The bid would be saved',
    legalName: 'Legal name',
    tradeName: 'Trade name',
    region: 'Region',
    commune: 'Commune',
    about: 'Line of business',
    who: 'Who signs',
    what: 'What is offered',
    price: 'Total price',
    term: 'Term, in days',
  },
};
