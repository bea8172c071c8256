export const breadcrumbs = {
  summary: 'El camino desde el inicio hasta la página, para volver a cualquiera de sus pasos.',
  use: {
    deep: 'La página está dos o más niveles adentro',
    arrive: 'Se llega por un enlace o un buscador, sin pasar por el menú',
  },
  avoid: {
    steps: 'Son pasos de un trámite: un asistente',
    back: 'Solo hay una página anterior: un enlace «Volver»',
  },
  demos: {
    Basic: 'Simples',
    Styles: 'Separadores',
    WithIcon: 'Con ícono',
    Alignment: 'Alineadas',
  },
  keys: { tab: 'Tab | pasa de un paso a otro', enter: 'Enter | vuelve a ese paso' },
  reader: {
    nav: 'Es una navegación con nombre; el último paso se anuncia como la página actual.',
    separator: 'Los separadores no se leen.',
  },
  props: {
    separator: 'Lo que va entre un paso y otro',
    separatorMargin: 'El espacio a los lados del separador',
  },
  text: {
    home: 'Mi día',
    tenders: 'Licitaciones',
    tender: 'Reactivos para laboratorio',
    products: 'Productos',
    product: 'Guante de nitrilo, talla M',
    drawn: 'Separador dibujado',
    start: 'Al comienzo',
    center: 'Al centro',
    end: 'Al final',
  },
};
