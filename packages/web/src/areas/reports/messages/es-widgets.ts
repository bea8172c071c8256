/** Texts of the reports on the home page. */
export const widgets = {
  title: 'Mis reportes',
  choose: 'Elegir reportes',
  none: 'Todavía no hay ninguno. Elige los que quieres tener a mano cada día.',
  text: 'Hasta {{max}} reportes. Arrástralos, o muévelos con el teclado, para ordenarlos.',
  which: 'Reporte',
  add: 'Agregar',
  move: 'Mover «{{name}}»',
  remove: 'Quitar «{{name}}»',
  full: 'Ya tienes {{max}} reportes en tu inicio: quita uno para agregar otro.',
  failed: 'No se guardaron los reportes de tu inicio',
  toHome: 'Poner en mi inicio',
  added: 'El reporte quedó en tu inicio',
  already: 'Ese reporte ya está en tu inicio',
  built: 'Reporte a medida',
  gone: 'Un reporte que ya no está',
  goneText: 'Quien lo guardó lo eliminó, o dejó de compartirlo. Quítalo con «Elegir reportes».',
} as const;
