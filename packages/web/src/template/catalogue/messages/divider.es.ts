export const divider = {
  summary: 'Una línea que separa lo que va antes de lo que va después, a veces con su nombre.',
  use: {
    time: 'Marca un corte con sentido: hoy, tu última visita, lo ya leído',
    kind: 'Separa en un menú las acciones de otra clase',
  },
  avoid: {
    cards: 'Las partes ya están en tarjetas: el espacio basta',
    heading: 'Encabeza una sección: un título',
  },
  demos: {
    Basic: 'Simple',
    WithText: 'Con texto',
    Positions: 'Dónde va el texto',
    Colors: 'Colores',
    WithIcon: 'Con ícono',
    Styles: 'Estilos',
    Upright: 'Vertical',
  },
  reader: {
    role: 'Se anuncia como separador; su texto se lee al pasar por él.',
  },
  props: { labelPosition: 'A qué lado va el texto' },
  text: {
    before: 'Lo que cambió desde tu última visita',
    after: 'Lo que ya habías visto',
    today: 'Hoy, martes 24 de noviembre',
    left: 'Al comienzo',
    center: 'Al centro',
    right: 'Al final',
    amount: '$ 48.000.000',
    closing: 'Cierra el 3 de diciembre',
    buyer: 'Hospital de Puerto Montt',
  },
};
