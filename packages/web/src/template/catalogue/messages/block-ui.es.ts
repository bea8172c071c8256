export const blockUi = {
  summary: 'Cubre una parte de la página mientras se trabaja en ella, para que no se use a medias.',
  use: {
    whole: 'Lo que se ve dejará de ser cierto y no se debe tocar: se recalcula una oferta',
    short: 'Dura unos segundos y el resto de la página sigue',
  },
  avoid: {
    first: 'Es la primera carga: líneas grises',
    button: 'Basta que el botón diga que trabaja',
    page: 'Cubre toda la página: casi nunca',
  },
  demos: {
    Basic: 'Dos segundos',
    CustomLoader: 'Con otro indicador',
    Colour: 'Con color',
    Message: 'Con un mensaje, tres segundos',
  },
  keys: { tab: 'Tab | sigue recorriendo la página; el botón guarda el foco' },
  reader: {
    busy: 'La parte se anuncia como ocupada, y se dice qué se espera.',
    end: 'Al terminar vuelve a leerse como antes.',
  },
  props: {
    visible: 'Si cubre',
    zIndex: 'Sobre qué se dibuja',
    overlayProps: 'El color y la fuerza del velo',
    loaderProps: 'Qué indicador se muestra',
  },
  text: {
    offer: 'Oferta por $ 12.480.000, en 3 líneas.',
    calculate: 'Recalcular',
    busy: 'Recalculando',
    message: 'Pidiendo los precios al proveedor…',
  },
};
