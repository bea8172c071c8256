/** What every property of a gallery does, on both of its pages. */
export const slideProps = {
  slides: 'Lo que se muestra, en orden, cada cosa con su nombre',
  index: 'Cuál se ve, desde 0; lo guarda quien la usa',
  defaultIndex: 'Cuál se ve al comienzo; lo guarda la pieza',
  onIndex: 'Se llama con la que se va a ver',
  perView: 'Cuántas se ven a la vez',
  rows: 'En cuántas filas',
  centered: 'La que se ve va al medio, entre sus vecinas',
  vertical: 'Una debajo de otra',
  effect: 'Cómo una da paso a la siguiente',
  marks: 'Lo que dice en cuál se está',
  arrows: 'Con botones a la anterior y a la siguiente',
  loop: 'Después de la última viene la primera',
  interval: 'Cada cuántos milisegundos avanza sola',
};
