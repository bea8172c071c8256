/** Texts of the board, and of the choice between it and the other forms of the list. */
export const board = {
  form: {
    label: 'Forma de ver la lista',
    tabla: 'Tabla',
    tablero: 'Tablero',
    calendario: 'Calendario',
  },
  subscribe: 'Suscribirse',
  lanes: {
    label: 'Calles del tablero',
    ninguna: 'Sin calles',
    responsable: 'Calles: responsable',
    tipo: 'Calles: tipo',
  },
  label: 'Tablero de licitaciones',
  cell: '{{stage}}: {{lane}}',
  noType: 'Sin tipo',
  noAmount_one: '{{count}} sin monto',
  noAmount_many: '{{count}} sin monto',
  noAmount_other: '{{count}} sin monto',
  shown: 'A la vista, {{shown}} de {{total}}',
  fold: 'Angostar la columna «{{stage}}»',
  drag: {
    hint: 'Con el teclado, mueve la tarjeta con el menú de su etapa.',
    start: 'Tomaste {{name}}.',
    over: '{{name}} está sobre «{{stage}}».',
    end: '{{name}} quedó en «{{stage}}».',
    cancel: '{{name}} volvió a su lugar.',
  },
};
