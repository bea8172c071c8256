export const tags = {
  title: 'Etiquetas',
  uses_one: '{{total}} licitación',
  uses_many: '{{total}} licitaciones',
  uses_other: '{{total}} licitaciones',
  empty: 'Todavía no hay etiquetas',
};
