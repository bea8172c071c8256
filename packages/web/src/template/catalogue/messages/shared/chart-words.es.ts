/** What is the same on every page of charts. */
export const chartWords = {
  keys: {
    tab: 'Tab | llega al período, a la imagen y a la tabla de cada gráfico',
    enter: 'Enter, Espacio | cambia el gráfico por su tabla, y al revés',
    down: '↓ | abre el calendario del período',
  },
  reader: {
    picture: 'El dibujo se lee como una imagen cuyo texto es la frase de arriba.',
    table: 'La tabla tiene los mismos valores, con el nombre de cada fila y columna.',
    range: 'Al cambiar el período cambia la frase.',
  },
  props: {
    name: 'De qué es; también da nombre a su tabla y a su archivo',
    says: 'Lo que muestra, en una frase',
    kind: 'Qué se dibuja',
    data: 'Filas, series y cómo se escriben sus valores: lo mismo para todos los tipos',
    height: 'El alto del dibujo',
  },
};
