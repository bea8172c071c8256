/** The tour of the product, which is offered behind the "?". */
export const productTour = {
  skip: 'Saltar',
  back: 'Atrás',
  next: 'Siguiente',
  finish: 'Terminar',
  beacon: 'Empezar el recorrido',
  step: '{{current}} de {{total}}',
  titles: {
    menu: 'Tu trabajo',
    bookmarks: 'Tus marcadores',
    search: 'Buscar cualquier cosa',
    help: 'Ayuda de esta pantalla',
    notices: 'Avisos',
  },
  texts: {
    menu: 'En Licitaciones está lo publicado; en Seguimiento, lo que cambió; en Productos, lo que vendes y lo que calza con ello; en Reportes, cómo va todo.',
    bookmarks: 'La estrella deja a mano las páginas que más usas.',
    search:
      'Un código, un comprador, una página o una acción. Con Ctrl + K se abre desde donde estés.',
    help: 'Aquí están los artículos sobre la página en que estás. Desde aquí también repites este recorrido.',
    notices:
      'Lo que te asignan, donde te mencionan y lo que cambia o vence en lo que sigues. Cada aviso dice por qué te llega.',
  },
};
