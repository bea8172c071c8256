export const navs = {
  summary: 'Enlaces a lugares hermanos, y en cuál se está.',
  use: {
    siblings: 'Varias páginas de una misma clase: la configuración, la ayuda',
    side: 'Hay lugar al costado y se pasa mucho de una a otra',
  },
  avoid: {
    parts: 'Son partes de una página: pestañas',
    actions: 'Hacen algo: botones o un menú',
  },
  demos: {
    Base: 'En fila',
    Border: 'Con borde',
    Center: 'Al centro',
    End: 'Al final',
    Vertical: 'En columna',
    VerticalBorder: 'En columna, con línea al costado',
    SquareBorder: 'En columna, con marco',
    WithDivider: 'Con divisor',
  },
  keys: { tab: 'Tab | pasa de uno a otro', enter: 'Enter | va a ese lugar' },
  reader: {
    nav: 'Es una navegación con nombre, distinta de la del menú.',
    current: 'El lugar en que se está se anuncia como el actual.',
  },
  props: {
    active: 'Es el lugar en que se está',
    ariaCurrent: 'Lo mismo, para quien no lo ve',
  },
  text: {
    company: 'Empresa',
    people: 'Usuarios',
    tags: 'Etiquetas',
    account: 'Tu cuenta',
    mine: 'Contraseña y segundo paso',
  },
};
