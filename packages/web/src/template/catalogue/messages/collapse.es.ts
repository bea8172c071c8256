export const collapse = {
  summary: 'Una parte que se guarda detrás de un botón y vuelve donde estaba.',
  use: {
    rare: 'Lo de adentro se mira de vez en cuando: de dónde sale un dato, los filtros',
    place: 'Al abrirse debe quedar en su lugar, empujando lo que sigue',
  },
  avoid: {
    list: 'Son varias preguntas con respuesta: un acordeón',
    over: 'No debe mover lo demás: un globo o un panel lateral',
  },
  demos: {
    Basic: 'Simple',
    Multiple: 'Varios, juntos o uno a uno',
    Horizontal: 'Hacia el lado',
  },
  keys: { tab: 'Tab | llega al botón', open: 'Enter, Espacio | abre o cierra' },
  reader: {
    button: 'El botón dice «expandido» o «contraído».',
    hidden: 'Lo que está guardado no se lee ni recibe el foco.',
  },
  props: { expanded: 'Si está abierta', id: 'El nombre por el que la conoce su botón' },
  text: {
    show: 'De dónde sale cada dato',
    hide: 'Ocultar de dónde sale',
    history:
      'El cierre es de la ficha del portal, leída hoy a las 08:45. El monto, de las bases, página 12.',
    price: 'Precio',
    term: 'Plazo',
    guarantee: 'Garantía',
    priceText: 'Precio, 60 %: la oferta más baja obtiene 100 puntos.',
    termText: 'Plazo de entrega, 25 %: hasta 5 días hábiles, 100 puntos.',
    guaranteeText: 'Garantía técnica, 15 %: 24 meses o más, 100 puntos.',
    all: 'Abrir todos',
    none: 'Cerrar todos',
    filters: 'Filtros',
    filtersText: 'Región del Maule, más de $ 5.000.000',
  },
};
