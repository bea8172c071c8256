export const pills = {
  summary: 'Pestañas con forma de píldora: eligen qué parte de una lista se mira.',
  use: {
    filter: 'Una misma lista vista de pocas maneras: mías, del equipo, todas',
    bar: 'Están en una barra, donde la línea de las pestañas sobra',
  },
  avoid: {
    parts: 'Son partes distintas de una cosa: pestañas',
    many: 'Se combinan varias a la vez: casillas o filtros',
  },
  demos: {
    Basic: 'Simples',
    Icons: 'Con ícono',
    Vertical: 'Verticales',
    Filled: 'Sobre un fondo',
    Justified: 'A todo el ancho',
    Centered: 'Al centro',
    AtTheEnd: 'Al final',
    Themes: 'Colores',
  },
  keys: {
    tab: 'Tab | entra a las píldoras y después a la lista',
    move: '←, → | pasa de una a otra; ↑ y ↓ si son verticales',
    ends: 'Inicio, Fin | a la primera y a la última',
  },
  reader: { tab: 'Dice «pestaña 1 de 3, seleccionada», como las pestañas.' },
  props: { value: 'Qué muestra', defaultValue: 'Cuál se ve al comienzo' },
  text: {
    whose: 'De quién son',
    mine: 'Mías',
    team: 'Del equipo',
    all: 'Todas',
    mineText: '6 abiertas; la próxima cierra mañana a las 15:00.',
    teamText: '31 abiertas, 4 sin responsable.',
    allText: '1.204 abiertas en las fuentes de la empresa.',
  },
};
