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
    handle: 'Move {{code}}',
    hint: 'With the keyboard: Space picks it up, the arrows carry it, Space drops it and Escape takes it back.',
    start: 'You picked up {{name}}.',
    lifted: 'You picked up {{name}}: “{{stage}}”, place {{place}} of {{total}}.',
    carried: '“{{stage}}”, place {{place}} of {{total}}.',
    asks: '“{{stage}}”: when it is dropped, you are asked for what is missing.',
    pending: 'The move of {{name}} to “{{stage}}” is still to be completed.',
    over: '{{name}} is over “{{stage}}”.',
    placed: '{{name}} was dropped on “{{stage}}”, place {{place}} of {{total}}.',
    end: '{{name}} was dropped on “{{stage}}”.',
    cancel: '{{name}} went back to its place.',
    keys: {
      carry: 'carry it',
      space: 'Space',
      drop: 'drops it',
      cancel: 'takes it back',
    },
  },
};
