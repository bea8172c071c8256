import type { TextsIn } from '#web/i18n/resources.ts';

export const board: TextsIn<'en', 'tenders'>['board'] = {
  form: {
    label: 'How the list is shown',
    tabla: 'Table',
    tablero: 'Board',
    calendario: 'Calendar',
  },
  subscribe: 'Subscribe',
  lanes: {
    label: 'Lanes of the board',
    ninguna: 'No lanes',
    responsable: 'Lanes: person',
    tipo: 'Lanes: type',
  },
  label: 'Board of tenders',
  cell: '{{stage}}: {{lane}}',
  noType: 'No type',
  noAmount_one: '{{count}} without an amount',
  noAmount_other: '{{count}} without an amount',
  shown: 'Showing {{shown}} of {{total}}',
  fold: 'Make the column “{{stage}}” narrow',
  drag: {
    hint: 'With the keyboard, move the card by the menu of its stage.',
    start: 'You picked up {{name}}.',
    over: '{{name}} is over “{{stage}}”.',
    end: '{{name}} was dropped on “{{stage}}”.',
    cancel: '{{name}} went back to its place.',
  },
};
