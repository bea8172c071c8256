export const tabs = {
  summary: 'Partes de una misma cosa, de las que se mira una a la vez.',
  use: {
    few: 'Son de dos a seis partes y se va y se vuelve entre ellas',
    same: 'Hablan de lo mismo: una licitación, una persona',
  },
  avoid: {
    compare: 'Se comparan entre sí: una al lado de la otra',
    steps: 'Tienen un orden que seguir: un asistente',
    pages: 'Son páginas distintas: el menú',
  },
  demos: {
    Basic: 'Simples',
    Icons: 'Con ícono',
    Vertical: 'Verticales',
    Filled: 'Con borde',
    Justified: 'A todo el ancho',
    Centered: 'Al centro',
    AtTheEnd: 'Al final',
    Themes: 'Colores',
  },
  keys: {
    tab: 'Tab | entra a las pestañas y después a la parte',
    move: '←, → | pasa de una a otra; ↑ y ↓ si son verticales',
    ends: 'Inicio, Fin | a la primera y a la última',
  },
  reader: {
    tab: 'Dice «pestaña 2 de 3, seleccionada».',
    panel: 'La parte lleva el nombre de su pestaña.',
  },
  props: { value: 'Qué parte muestra', defaultValue: 'Cuál se ve al comienzo' },
  text: {
    parts: 'Partes de la licitación',
    terms: 'Bases',
    work: 'Trabajo',
    history: 'Historia',
    termsText: 'Garantía de seriedad por $ 1.500.000, vigente 60 días desde el cierre.',
    workText: 'Faltan 3 de 8 tareas. La próxima: conseguir la carta del fabricante.',
    historyText: 'El cierre se movió dos veces desde la publicación.',
  },
};
