export const exportTable = {
  summary: 'Lleva una tabla a un archivo: Excel, CSV o texto.',
  use: {
    elsewhere: 'Se sigue trabajando en otra parte, o se manda a quien no entra aquí',
    found: 'Lo que se busca o se filtra es lo que se exporta',
  },
  avoid: {
    one: 'Es un dato: copiarlo',
    paper: 'Se va a imprimir: una vista para imprimir',
  },
  demos: { OfATable: 'Diez filas, con búsqueda' },
  keys: { enter: 'Enter | exporta desde el nombre', escape: 'Esc | cierra sin exportar' },
  reader: {
    count: 'El título del diálogo dice cuántas filas van.',
    wrong: 'Un nombre que no sirve se dice bajo el campo.',
    done: 'Al terminar se oye el nombre del archivo.',
  },
  props: {
    rows: 'Las filas del archivo, en su orden',
    found: 'Las filas que calzan con lo buscado',
    selection: 'Cuáles están elegidas, y cómo se llama cada una',
    count: 'Cuántas están elegidas',
    onClear: 'Se llama para no elegir ninguna',
  },
  text: {
    hint: 'Se exporta lo que se ve: busca primero, si quieres menos.',
    export: 'Exportar',
  },
};
