/** Of our work on tenders: stages, expediente, comments, tasks, files, decisions, orders, notices, calendars. */
export const work = {
  'etapa-de-lista': 'Elige una etapa de la lista',
  'moneda-de-lista': 'Elige una moneda de la lista',
  'prioridad-de-lista': 'Elige una prioridad de la lista',
  'falta-texto': 'Escribe un texto',
  'lista-vacia': 'Pon al menos uno',
  'falta-codigo-de-orden': 'Escribe el código de la orden',
  'comentario-desconocido': 'Ese comentario no existe.',
  'comentario-ajeno': 'Sólo quien escribió un comentario puede corregirlo.',
  'comentario-no-borrable':
    'Sólo quien escribió un comentario, o quien administra, puede eliminarlo.',
  'comentario-ya-eliminado': 'Ese comentario ya se eliminó.',
  'respuesta-sin-comentario': 'El comentario que respondes no es de esta licitación',
  'solo-hilos': 'Se da por resuelto el hilo entero: hazlo en su primer comentario',
  'tarea-de-licitacion-desconocida': 'Esa tarea no existe: puede que la hayan eliminado.',
  'tarea-con-dos-fechas': 'Elige una fecha propia o una que cuelga de un hito, no las dos',
  'plantilla-desconocida': 'Esa plantilla no existe: puede que la hayan eliminado.',
  'plantilla-repetida': 'Ya hay una plantilla con ese nombre',
  'adjunto-no-existe': 'Ese archivo no existe: puede que lo hayan eliminado.',
  'adjunto-grande':
    'El archivo supera {{megas, number}} MB. Comprímelo o divídelo, y vuelve a subirlo.',
  'carta-ilegible':
    'No es un correo ni un texto: sube el archivo .eml del correo, o copia aquí lo que dice.',
  'adjunto-vacio': 'El archivo no tiene contenido: revisa el original y vuelve a subirlo.',
  'adjunto-dice-ser':
    'Dice ser {{dice}} pero es {{es}}. Ponle la extensión que le corresponde y vuelve a subirlo.',
  'adjunto-no-es-lo-que-dice':
    'Dice ser {{dice}}, pero su contenido no lo es: puede que esté dañado. Revisa el original y vuelve a subirlo.',
  'adjunto-programa':
    'Es un programa, y los programas no se guardan. Si lo necesitas, súbelo dentro de un ZIP.',
  'cuota-de-adjuntos':
    'Con este archivo tu empresa superaría los {{megas, number}} MB de archivos que puede guardar; ya ocupa {{usados, number}} MB. Elimina los que sobren y vuelve a subirlo.',
  'adjunto-comprobante':
    'Es el comprobante con que se presentó la oferta: cambia antes el comprobante.',
  'rut-de-otra-empresa': 'Ya hay una cuenta de otra empresa con este RUT',
  'logo-grande': 'La imagen supera {{megas, number}} MB. Achícala y vuelve a subirla.',
  'logo-de-otro-tipo':
    'El logo debe ser una imagen PNG, JPEG o WebP. Guárdalo en uno de esos formatos y vuelve a subirlo.',
  'foto-de-otro-tipo':
    'La foto debe ser una imagen PNG, JPEG o WebP. Guárdala en uno de esos formatos y vuelve a subirla.',
  'sin-foto': 'Esa persona no tiene foto.',
  'usuario-ocupado': 'Ese nombre de usuario ya lo tiene otra persona: elige otro.',
  'sin-logo': 'La empresa no tiene logo.',
  'orden-incompleto': 'La lista cambió mientras la ordenabas: actualiza la página',
  'criterio-desconocido': 'Ese requisito o criterio ya no se usa: actualiza la página',
  'criterio-repetido': 'Ya hay uno con ese nombre',
  'requisito-sin-peso': 'Un requisito no lleva peso: debe ser 0',
  'criterio-con-peso': 'Un criterio lleva un peso de 1 a 100',
  'falta-razon-para-ir': 'Hay un requisito que no se cumple: escribe por qué se va igual',
  'cambio-de-demasiadas':
    'La lista tiene {{cantidad, number}} licitaciones y de una vez se cambian hasta {{max, number}}: acota los filtros.',
  'masivo-desconocido': 'Ese cambio no existe, o lo hizo otra persona.',
  'masivo-ya-deshecho': 'Ese cambio ya se deshizo.',
  'masivo-vencido':
    'Pasaron más de {{minutos, number}} minutos: ese cambio ya no se puede deshacer.',
  'exportacion-vacia':
    'Ninguna licitación calza con lo que pides: un paquete OCDS necesita al menos una.',
  'exportacion-larga':
    'Son {{cantidad, number}} licitaciones, y una hoja de Excel llega hasta {{max, number}} filas. Exporta a CSV o acota los filtros.',
  'exportacion-larga-pdf':
    'Son {{cantidad, number}} licitaciones, y un PDF llega hasta {{max, number}}. Exporta a Excel o acota los filtros.',
  'exportacion-desconocida':
    'Esa exportación no existe: puede que haya vencido o se haya eliminado.',
  'exportacion-sin-archivo': 'Esa exportación no está lista todavía.',
  'exportacion-de-otro-rol':
    'Esa exportación se preparó cuando tenías otro rol: elimínala y vuelve a pedirla.',
  'exportaciones-pendientes':
    'Ya hay {{max, number}} exportaciones tuyas en preparación: espera a que termine una, o cancélala.',
  'exportaciones-sin-espacio':
    'Las exportaciones guardadas de tu empresa ya ocupan los {{megas, number}} MB que se guardan: elimina alguna, o espera a que venzan.',
  'exportacion-grande':
    'El archivo pasa de los {{megas, number}} MB que se guardan: acota los filtros, pide menos columnas o descárgalo directamente.',
  'exportacion-interrumpida': 'Se interrumpió varias veces. Vuelve a pedirla.',
  'orden-desconocida': 'Esa orden no existe: puede que la hayan eliminado.',
  'orden-repetida': 'Ya está anotada una orden con ese código',
  'orden-de-la-fuente': 'La fuente trae esta orden: no se puede eliminar.',
  'dato-de-la-fuente': 'Lo trae la fuente: no se cambia a mano',
  'paso-antes-de-otro': 'No puede ser antes de un paso anterior',
  'rechazada-o-aceptada': 'Una orden se rechaza o se acepta, no las dos cosas',
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
  'no-te-quites-del-equipo':
    'Sólo el equipo ve esta licitación: si te quitas, dejas de verla. Pide a otra persona del equipo que lo haga',
  'persona-no-puede-trabajar':
    'Elige a personas activas de la empresa que puedan trabajar en licitaciones',
} as const;
