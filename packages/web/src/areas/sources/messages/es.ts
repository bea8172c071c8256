export const sources = {
  title: 'Fuentes',
  tenders_one: '{{total}} licitación',
  tenders_many: '{{total}} licitaciones',
  tenders_other: '{{total}} licitaciones',
  empty: 'Todavía no se importa ninguna fuente',
};
