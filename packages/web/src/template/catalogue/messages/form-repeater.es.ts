export const formRepeater = {
  summary:
    'Los mismos campos una y otra vez: los ítems de una oferta, los contactos de un comprador.',
  use: {
    unknown: 'No se sabe cuántos van a ser',
    short: 'Cada uno tiene pocos campos y caben en una línea',
  },
  avoid: {
    many: 'Son decenas: se importan de una planilla',
    large: 'Cada uno es un formulario: una lista y un panel',
  },
  demos: { Plain: 'Simple', Animated: 'Con movimiento' },
  keys: {
    add: 'Enter | en Agregar, pone otra línea y entra en ella',
    remove: 'Enter | en la cruz, la quita; el teclado sigue en Agregar',
  },
  reader: {
    line: 'Al entrar a una línea dice cuál es.',
    total: 'El total se lee cada vez que cambia.',
    removed: 'Al quitar una, el aviso ofrece deshacer.',
  },
  props: {
    min: 'Lo menos que acepta',
    allowDecimal: 'Si puede llevar decimales',
    autoFocus: 'Si toma el foco al aparecer',
  },
  text: {
    line: 'Línea {{line}}',
    item: 'Producto o servicio',
    quantity: 'Cantidad',
    price: 'Precio unitario',
    remove: 'Quitar la línea {{line}}',
    removed: 'Línea quitada',
    add: 'Agregar línea',
    total_one: '{{count}} línea, {{total}} neto',
    total_many: '{{count}} líneas, {{total}} neto',
    total_other: '{{count}} líneas, {{total}} neto',
  },
};
