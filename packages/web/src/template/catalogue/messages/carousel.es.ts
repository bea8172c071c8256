import { slideProps } from './shared/slide-words.es.ts';

export const carousel = {
  summary: 'Imágenes o fichas de las que se ve una a la vez.',
  use: {
    same: 'Son varias vistas de una misma cosa: las fotos de una visita a terreno',
    optional: 'Perderse alguna no importa',
  },
  avoid: {
    must: 'Hay que verlas todas: una debajo de otra',
    news: 'Llevan avisos o plazos: nadie espera a que le toque el turno',
  },
  demos: {
    Basic: 'Simple',
    Captions: 'Con texto al pie',
    Uncontrolled: 'Que se maneja sola',
    Interval: 'Que avanza sola',
    Keyboard: 'Con el teclado',
    Pause: 'Que se puede detener',
  },
  keys: {
    tab: 'Tab | llega a las imágenes, y después a las flechas y los puntos',
    arrows: '←, → | la anterior, la siguiente',
    ends: 'Inicio, Fin | la primera, la última',
  },
  reader: {
    role: 'Se anuncia como «carrusel», con su nombre.',
    place: 'Al cambiar dice «2 de 6» y de qué es la imagen.',
    quiet: 'Mientras avanza sola no interrumpe: calla.',
  },
  props: slideProps,
  text: {
    works: 'Obras de la región',
    visits: 'Visitas a terreno',
    fromThird: 'Obras, desde la tercera',
    itself: 'Obras que avanzan solas',
    every: 'Cada cuánto avanza',
    seconds: '{{value}} s',
    keys: 'Obras con el teclado',
    keysHint: 'Llega con Tab y usa las flechas, Inicio y Fin.',
    pause: 'Visitas que se detienen',
    pauseHint:
      'Espera mientras el puntero o el foco están encima, y no parte si pediste menos movimiento.',
  },
};
