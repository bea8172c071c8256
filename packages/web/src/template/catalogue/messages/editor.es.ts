export const editor = {
  summary: 'Un texto con negrita, listas y enlaces, y nada más que eso.',
  use: {
    structure: 'El texto se lee mejor con listas o partes en negrita',
    others: 'Lo leen otras personas: un comentario, un aviso, una novedad',
  },
  avoid: {
    plain: 'Basta el texto: un área de texto, que aparece de inmediato',
    document: 'Es un documento entero: se adjunta',
  },
  demos: {
    Basic: 'Que guarda quien lo usa',
    Controlled: 'Que otros también cambian',
    WithError: 'Obligatorio',
    Reading: 'Para leer',
  },
  keys: {
    bold: 'Ctrl+B | negrita',
    italic: 'Ctrl+I | cursiva',
    list: 'Ctrl+Shift+8 | lista',
    undo: 'Ctrl+Z | deshace',
  },
  reader: {
    name: 'Dice el nombre y «campo de edición de varias líneas».',
    tools: 'Cada botón de la barra dice qué hace y si está puesto.',
  },
  props: {
    quiet: 'El nombre solo se escucha',
    minHeight: 'El alto mínimo, en píxeles',
    autoFocus: 'Si toma el foco al aparecer',
    html: 'El texto, en HTML; se limpia antes de mostrarlo',
  },
  text: {
    comment: 'Comentario para el equipo',
    example: 'Qué falta, quién lo hace y para cuándo',
    notice: 'Aviso a la empresa',
    title: 'Cambian los plazos del foro',
    first: 'Las preguntas cierran un día antes.',
    second: 'Las respuestas llegan al correo de la persona responsable.',
    again: 'Volver al aviso',
    clear: 'Vaciar',
    shown: 'Así se publica',
    empty: 'Todavía no hay nada escrito.',
    answer: 'Respuesta al comprador',
    missing: 'Escribe la respuesta antes de enviarla.',
  },
};
