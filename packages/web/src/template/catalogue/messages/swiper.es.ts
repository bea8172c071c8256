import { slideProps } from './shared/slide-words.es.ts';

export const swiper = {
  summary:
    'El carrusel en sus dieciséis formas: con el dedo, con flechas, de a varias, con efectos.',
  use: {
    touch: 'Se usa más con el dedo que con el puntero',
    many: 'Son muchas y de la misma forma: se recorren de a varias',
  },
  avoid: {
    compare: 'Hay que compararlas: una tabla o una grilla',
    show: 'El efecto es lo único que se gana: sin efecto',
  },
  demos: {
    Plain: 'Simple, con el dedo',
    WithArrows: 'Con flechas',
    WithDots: 'Con puntos',
    WithBar: 'Con barra de avance',
    Several: 'Varias a la vez',
    TwoRows: 'En dos filas',
    Centered: 'Centrada',
    CenteredSeveral: 'Centrada, de a varias',
    Fade: 'Que se desvanece',
    Cube: 'Cubo',
    Coverflow: 'En abanico',
    ByItself: 'Que avanza sola',
    Gallery: 'Galería con miniaturas',
    Lazy: 'Que carga al acercarse',
    Responsive: 'Según el ancho',
    Vertical: 'Vertical',
  },
  keys: {
    arrows: '←, → | la anterior, la siguiente',
    vertical: '↑, ↓ | lo mismo en la vertical',
    ends: 'Inicio, Fin | la primera, la última',
  },
  reader: {
    same: 'Dice lo mismo que el carrusel: su nombre, en cuál se está y de qué es.',
    hidden: 'Con efecto, las que no se ven tampoco se leen.',
    calm: 'Con menos movimiento pedido, cambia sin efecto y no avanza sola.',
  },
  props: slideProps,
  text: {
    label: 'Galería: {{look}}',
    show: 'Ver {{name}}',
  },
};
