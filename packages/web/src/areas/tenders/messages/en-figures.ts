/** Texts of what a list comes to, whole and by groups. */
export const groups = {
  label: 'Group by',
  none: 'No groups',
  by: {
    comprador: 'Buyer',
    region: 'Region',
    estado: 'State',
    etapa: 'Stage',
    asignado: 'Responsible',
    prioridad: 'Priority',
    tipo: 'Type',
    fuente: 'Source',
    semana: 'Week of closing',
  },
  without: {
    comprador: 'No buyer',
    region: 'No region',
    estado: 'No state',
    etapa: 'No stage',
    asignado: 'Nobody responsible',
    prioridad: 'No priority',
    tipo: 'No type',
    fuente: 'No source',
    semana: 'No closing date',
  },
  week: '{{from}} to {{until}}',
  open: 'See the list',
  openOf: 'See the list of {{name}}',
  rest: '{{shown}} of {{total}} groups are shown. One more filter makes them fewer.',
};

export const totals = {
  label: 'Totals of the list',
  noAmounts: 'No published amounts',
  sum_one: 'Sum of {{total}} tender with an amount',
  sum_other: 'Sum of {{total}} tenders with an amount',
  of_one: 'in {{total}} tender',
  of_other: 'in {{total}} tenders',
  closings: 'Closings, next 30 days',
  day_one: '{{day}}: {{total}} closing',
  day_other: '{{day}}: {{total}} closings',
};
