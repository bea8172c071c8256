export const exportSelected = {
  summary: 'Lleva a un archivo solo las filas elegidas.',
  use: {
    some: 'Hacen falta algunas, y ninguna búsqueda da justo esas',
  },
  avoid: {
    all: 'Van todas: exportar la tabla',
    rule: 'Se repite cada semana: una vista guardada',
  },
  demos: { OfTheChosen: 'Con casillas, y todas de una vez' },
  keys: {
    space: 'Espacio | elige la fila, o todas',
    enter: 'Enter | exporta desde el nombre',
  },
  reader: {
    box: 'Cada casilla dice el nombre de su fila.',
    all: 'La de arriba dice si están todas, algunas o ninguna.',
    count: 'Al elegir se dice cuántas van.',
  },
  props: {
    rows: 'Las filas del archivo, en su orden',
    found: 'Las filas que calzan con lo buscado',
    selection: 'Cuáles están elegidas, y cómo se llama cada una',
    count: 'Cuántas están elegidas',
    onClear: 'Se llama para no elegir ninguna',
  },
  text: {
    hint: 'Elige filas con sus casillas, o todas con la de arriba.',
    export: 'Exportar las elegidas',
  },
};
