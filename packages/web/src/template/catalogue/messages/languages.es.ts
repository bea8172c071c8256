export const languages = {
  summary:
    'Cada texto en la lengua de quien lee, y también sus números, sus fechas y sus plurales.',
  use: {
    team: 'En el equipo no todos leen en español',
    own: 'Cada persona elige la suya, y se recuerda en ese navegador',
  },
  avoid: {
    content: 'Es lo que escribió otra persona: se muestra tal cual',
    glued: 'La frase se arma pegando trozos: en otra lengua van en otro orden',
  },
  demos: {
    Language: 'La lengua del producto',
    Figures: 'Números y fechas',
    Plurals: 'Plurales',
    RelativeTime: 'El tiempo en palabras',
  },
  keys: {
    tab: 'Tab | llega a la lengua elegida',
    arrows: '↓, ↑ | elige la siguiente o la anterior',
  },
  reader: {
    group: 'Es un grupo de opciones con nombre; cada lengua se dice en la suya.',
    whole: 'La página cambia entera, también la lengua que usa el lector.',
  },
  text: {
    language: 'Idioma',
    failed: 'No se pudo cambiar el idioma',
    failedText: 'No llegaron sus textos. Sigue el que estaba: se puede volver a intentar.',
    number: 'Número',
    date: 'Fecha',
    howMany: 'Cuántas',
    found_one: '{{count}} licitación abierta',
    found_many: '{{count}} licitaciones abiertas',
    found_other: '{{count}} licitaciones abiertas',
  },
};
