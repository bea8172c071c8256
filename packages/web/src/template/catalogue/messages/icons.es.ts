export const icons = {
  summary: 'Los íconos que usan las pantallas, todos de Tabler. Un clic copia el elemento.',
  use: {
    beside: 'Acompaña a una palabra que se repite en una barra o un menú',
    known: 'Lo entiende cualquiera sin su nombre: cerrar, buscar',
  },
  avoid: {
    alone: 'Solo, para algo que no todos conocen: lleva su palabra',
    other: 'De otra familia: todos tienen la misma línea, de 1,6 a 2 px',
  },
  demos: { InUse: 'Los que usa el producto' },
  keys: {
    tab: 'Tab | pasa de uno a otro',
    enter: 'Enter, Espacio | copia su elemento',
    esc: 'Esc | borra la búsqueda',
  },
  reader: {
    hidden: 'El dibujo no se lee; el botón que es solo un ícono lleva nombre.',
    count: 'Al buscar se dice cuántos quedan.',
  },
  props: {
    onSearch: 'Se llama un momento después de la última tecla',
    value: 'Lo que se busca ahora',
    id: 'El nombre por el que lo conoce su etiqueta',
    actions: 'Qué se puede hacer',
  },
  text: {
    find: 'Buscar un ícono, en inglés',
    count_one: '{{count}} ícono',
    count_many: '{{count}} íconos',
    count_other: '{{count}} íconos',
    copied: 'Copiado: <{{name}} />',
    notCopied: 'El navegador no permitió copiar',
    none: 'Ningún ícono en uso se llama «{{text}}»',
    noneHint: 'Tabler tiene más de cinco mil: el que falte se importa y aparece aquí.',
    all: 'Mostrar los {{count}}',
  },
};
