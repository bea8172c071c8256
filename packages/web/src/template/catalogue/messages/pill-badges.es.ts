export const pillBadges = {
  summary: 'La misma insignia con los extremos redondos, para números y resultados cortos.',
  use: {
    short: 'Un resultado de una o dos palabras',
    number: 'Un número sobre un ícono',
  },
  avoid: {
    mixed: 'Ya hay insignias rectas en la misma tabla: una sola forma por pantalla',
    long: 'El texto no cabe en una línea: la insignia recta lo corta mejor',
  },
  demos: {
    Contextual: 'Según lo que dicen',
    Light: 'Suaves',
    Glow: 'Con halo',
    Notifications: 'Con un número',
    WithIcon: 'Con ícono',
    Linked: 'Que lleva a otra parte',
    Block: 'A todo el ancho',
  },
  keys: { tab: 'Tab | llega a las que son enlaces', enter: 'Enter | sigue el enlace' },
  reader: { text: 'Se lee su texto; el número está en el nombre del botón.' },
  text: {
    admitted: 'Admisible',
    first: 'Primer lugar',
    review: 'En evaluación',
    rejected: 'Inadmisible',
    lines_one: 'Agregar una línea a la oferta, que tiene {{count}}',
    lines_many: 'Agregar una línea a la oferta, que tiene {{count}}',
    lines_other: 'Agregar una línea a la oferta, que tiene {{count}}',
    tags: 'Ver las etiquetas',
  },
};
