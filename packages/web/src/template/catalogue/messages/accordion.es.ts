export const accordion = {
  summary: 'Preguntas a la vista; las respuestas, cuando se piden.',
  use: {
    many: 'Hay varias respuestas y cada persona necesita una o dos',
    phone: 'En un teléfono no cabe todo abierto',
  },
  avoid: {
    all: 'Casi todos leen todo: déjalo abierto',
    one: 'Es una sola parte: un contraíble',
    switch: 'Se va y se vuelve entre ellas: pestañas',
  },
  demos: {
    Controlled: 'Una abierta, y quien lo usa sabe cuál',
    Uncontrolled: 'Varias abiertas',
    WithoutArrow: 'Sin flecha',
    Border: 'Con borde',
    Margin: 'Separadas',
    Hover: 'Al pasar por encima',
  },
  keys: {
    move: '↑, ↓ | pasa a la pregunta anterior o siguiente',
    ends: 'Inicio, Fin | a la primera y a la última',
    open: 'Enter, Espacio | abre o cierra',
  },
  reader: {
    control: 'Cada pregunta es un título y un botón que dice «expandido» o «contraído».',
    panel: 'La respuesta lleva el nombre de su pregunta.',
  },
  props: {
    value: 'Cuál está abierta; la guarda quien lo usa',
    defaultValue: 'Cuáles están abiertas al comienzo',
    multiple: 'Permite varias abiertas',
    chevron: 'El dibujo de la flecha; ninguno con null',
    order: 'De qué nivel son los títulos',
    onMouseEnter: 'Se llama al entrar el puntero',
  },
  text: {
    bond: '¿Cuándo se devuelve la boleta de garantía?',
    bondAnswer:
      'Dentro de diez días desde que se notifica la adjudicación, o antes si la oferta fue declarada inadmisible.',
    visit: '¿La visita a terreno es obligatoria?',
    visitAnswer: 'Solo si las bases lo dicen. Sin visita, la oferta se declara inadmisible.',
    award: '¿Qué pasa si nadie gana?',
    awardAnswer: 'La licitación se declara desierta y el comprador puede llamar a una nueva.',
    open_one: '{{count}} respuesta abierta',
    open_many: '{{count}} respuestas abiertas',
    open_other: '{{count}} respuestas abiertas',
  },
};
