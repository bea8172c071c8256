/** Of our work on tenders: stages, expediente, comments, tasks, files, decisions, orders, notices, calendars. */
export const work = {
  'etapa-de-lista': 'Elige una etapa de la lista',
  'moneda-de-lista': 'Elige una moneda de la lista',
  'prioridad-de-lista': 'Elige una prioridad de la lista',
  'falta-texto': 'Escribe un texto',
  'lista-vacia': 'Pon al menos uno',
  'falta-codigo-de-orden': 'Escribe el código de la orden',
  'hora-del-dia': 'Debe ser una hora como 08:30',
  'movimiento-no-permitido':
    'De «{{de}}» no se puede pasar a «{{a}}». Puedes pasar a: {{permitidas}}.',
  'falta-motivo': 'Elige un motivo',
  'motivo-desconocido': 'Ese motivo ya no está en la lista; elige otro',
  'falta-evidencia': 'Di cuándo se presentó y con qué comprobante: un número o un archivo',
  'evidencia-sin-comprobante': 'Pon el número del comprobante o elige el archivo',
  'falta-resultado': 'Di quién ganó y con qué monto',
  'sin-propuesta':
    'No hay ninguna propuesta que decidir: ya se decidió, o el portal volvió a cambiar.',
  'ventana-larga': 'Pide hasta {{max, number}} días de una vez',
  'dia-antes-del-primero': 'Debe ser el mismo día que el primero, o uno posterior',
  'calendario-desconocido': 'Ese calendario no existe, o su dirección fue revocada.',
  'falta-licitacion-de-calendario': 'Elige la licitación',
  'falta-filtro-de-calendario': 'Di qué lista va en el calendario',
  'demasiados-calendarios':
    'Ya tienes {{max, number}} direcciones de calendario: revoca una que no uses.',
  'persona-sin-permiso-para-trabajar':
    'Esa persona solo puede leer: no puede ser responsable de una licitación',
  'etapa-detectada': 'Detectada',
  'etapa-en-analisis': 'En análisis',
  'etapa-en-preparacion': 'En preparación',
  'etapa-presentada': 'Presentada',
  'etapa-ganada': 'Ganada',
  'etapa-perdida': 'Perdida',
  'etapa-sin-ganador': 'Sin ganador',
  'etapa-descartada': 'Descartada',
  'etapa-retirada': 'Retirada',
  'motivo-no-existe': 'Ese motivo no existe',
  'motivo-repetido': 'Ya hay un motivo con ese nombre',
  'adjunto-desconocido': 'Ese archivo no está entre los adjuntos de esta licitación',
  'evidencia-en-el-futuro': 'La presentación no puede ser en el futuro',
  'persona-no-puede-trabajar':
    'Elige a personas activas de la empresa que puedan trabajar en licitaciones',
} as const;
