/** A view of what fits some products, which tells of what is new. */
export const watch = {
  short: 'Vigilar',
  hint_one: 'Guarda una vista con lo abierto que calza con este producto, que avisa de lo nuevo',
  hint_many: 'Guarda una vista con lo abierto que calza con estos productos, que avisa de lo nuevo',
  hint_other:
    'Guarda una vista con lo abierto que calza con estos productos, que avisa de lo nuevo',
  name_one: 'Para {{name}}',
  name_many: 'Para {{name}} y {{others}} más',
  name_other: 'Para {{name}} y {{others}} más',
  done: 'Se guardó la vista «{{name}}»',
  doneText: 'Cada día hábil te avisa de las licitaciones nuevas que calcen.',
  failed: 'No se pudo guardar la vista',
  watched: 'Vigilado',
};
