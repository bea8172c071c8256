import type { EnglishMessages } from '../resources.ts';

export const work: EnglishMessages<'work'> = {
  'etapa-de-lista': 'Choose a stage of the list',
  'moneda-de-lista': 'Choose a currency of the list',
  'prioridad-de-lista': 'Choose a priority of the list',
  'falta-texto': 'Write a text',
  'lista-vacia': 'Give at least one',
  'falta-codigo-de-orden': 'Write the code of the order',
  'comentario-desconocido': 'That comment does not exist.',
  'comentario-ajeno': 'Only who wrote a comment can correct it.',
  'comentario-no-borrable': 'Only who wrote a comment, or an administrator, can delete it.',
  'comentario-ya-eliminado': 'That comment was deleted already.',
  'respuesta-sin-comentario': 'The comment that you answer is not of this tender',
  'solo-hilos': 'A thread is resolved as a whole: do it on its first comment',
  'tarea-de-licitacion-desconocida': 'That task does not exist: somebody may have deleted it.',
  'tarea-con-dos-fechas': 'Choose a date of its own or one that hangs on a milestone, not both',
  'plantilla-desconocida': 'That template does not exist: somebody may have deleted it.',
  'plantilla-repetida': 'There is a template with that name already',
  'adjunto-no-existe': 'That file does not exist: somebody may have deleted it.',
  'adjunto-grande':
    'The file is larger than {{megas, number}} MB. Compress or split it, and upload it again.',
  'carta-ilegible':
    'This is neither a mail nor a text: upload the .eml file of the mail, or paste what it says.',
  'adjunto-vacio': 'The file has no content: check the original and upload it again.',
  'adjunto-dice-ser':
    'It says that it is {{dice}} but it is {{es}}. Give it its true extension and upload it again.',
  'adjunto-no-es-lo-que-dice':
    'It says that it is {{dice}}, but its content is not: it may be damaged. Check the original and upload it again.',
  'adjunto-programa':
    'It is a program, and programs are not kept. If you need it, upload it inside a ZIP.',
  'cuota-de-adjuntos':
    'With this file your company would exceed the {{megas, number}} MB of files that it can keep; it uses {{usados, number}} MB already. Delete those that are not needed and upload it again.',
  'adjunto-comprobante':
    'It is the receipt with which the bid was handed in: change the receipt first.',
  'rut-de-otra-empresa': 'Another company with this RUT has an account already',
  'logo-grande':
    'The image is larger than {{megas, number}} MB. Make it smaller and upload it again.',
  'logo-de-otro-tipo':
    'The logo must be a PNG, JPEG or WebP image. Save it in one of those formats and upload it again.',
  'foto-de-otro-tipo':
    'The picture must be a PNG, JPEG or WebP image. Save it in one of those formats and upload it again.',
  'sin-foto': 'That person has no picture.',
  'usuario-ocupado': 'Somebody else has this user name: choose another.',
  'sin-logo': 'The company has no logo.',
  'orden-incompleto': 'The list changed while you put it in order: reload the page',
  'criterio-desconocido': 'That requirement or criterion is no longer used: reload the page',
  'criterio-repetido': 'There is one with that name already',
  'requisito-sin-peso': 'A requirement has no weight: it must be 0',
  'criterio-con-peso': 'A criterion has a weight from 1 to 100',
  'falta-razon-para-ir': 'A requirement is not met: write why you go ahead anyway',
  'cambio-de-demasiadas':
    'The list has {{cantidad, number}} tenders, and up to {{max, number}} are changed at once: narrow the filters.',
  'masivo-desconocido': 'That change does not exist, or somebody else made it.',
  'masivo-ya-deshecho': 'That change was undone already.',
  'masivo-vencido':
    'More than {{minutos, number}} minutes have passed: that change can no longer be undone.',
  'exportacion-vacia': 'No tender matches what you ask for: an OCDS package needs at least one.',
  'exportacion-larga':
    'There are {{cantidad, number}} tenders, and a sheet of Excel has room for {{max, number}} rows. Export to CSV or narrow the filters.',
  'exportacion-larga-pdf':
    'There are {{cantidad, number}} tenders, and a PDF holds up to {{max, number}}. Export to Excel or narrow the filters.',
  'exportacion-desconocida': 'That export does not exist: it may have expired or been deleted.',
  'exportacion-sin-archivo': 'That export is not ready yet.',
  'exportacion-de-otro-rol':
    'That export was prepared when you had another role: delete it and ask for it again.',
  'exportaciones-pendientes':
    'There are already {{max, number}} exports of yours in preparation: wait until one ends, or cancel it.',
  'exportaciones-sin-espacio':
    'The kept exports of your company already take the {{megas, number}} MB that are kept: delete one, or wait until they expire.',
  'exportacion-grande':
    'The file has more than the {{megas, number}} MB that are kept: narrow the filters, ask for fewer columns or download it directly.',
  'exportacion-interrumpida': 'It was interrupted several times. Ask for it again.',
  'orden-desconocida': 'That order does not exist: somebody may have deleted it.',
  'orden-repetida': 'There is an order with that code already',
  'orden-de-la-fuente': 'The source brings this order: it cannot be deleted.',
  'dato-de-la-fuente': 'The source brings it: it is not changed by hand',
  'paso-antes-de-otro': 'It cannot be before an earlier step',
  'rechazada-o-aceptada': 'An order is refused or accepted, not both',
  'hora-del-dia': 'It must be a time such as 08:30',
  'movimiento-no-permitido': 'It cannot go from “{{de}}” to “{{a}}”. It can go to: {{permitidas}}.',
  'falta-motivo': 'Choose a reason',
  'motivo-desconocido': 'That reason is no longer in the list; choose another',
  'falta-evidencia': 'Say when it was handed in, and with what proof: a number or a file',
  'evidencia-sin-comprobante': 'Give the number of the receipt, or choose the file',
  'falta-resultado': 'Say who won, and with what amount',
  'sin-propuesta':
    'There is no proposal to decide: somebody decided it, or the portal changed again.',
  'ventana-larga': 'Ask for {{max, number}} days at most',
  'dia-antes-del-primero': 'It must be the same day as the first one, or a later one',
  'calendario-desconocido': 'This calendar does not exist, or its address was revoked.',
  'falta-licitacion-de-calendario': 'Choose the tender',
  'falta-filtro-de-calendario': 'Say which list goes into the calendar',
  'demasiados-calendarios':
    'You already have {{max, number}} calendar addresses: revoke one that you do not use.',
  'persona-sin-permiso-para-trabajar':
    'This person may only read: they cannot be responsible for a tender',
  'etapa-detectada': 'Found',
  'etapa-en-analisis': 'Under analysis',
  'etapa-en-preparacion': 'In preparation',
  'etapa-presentada': 'Bid submitted',
  'etapa-ganada': 'Won',
  'etapa-perdida': 'Lost',
  'etapa-sin-ganador': 'No winner',
  'etapa-descartada': 'Discarded',
  'etapa-retirada': 'Withdrawn',
  'motivo-no-existe': 'This reason does not exist',
  'motivo-repetido': 'There is a reason of that name already',
  'adjunto-desconocido': 'This file is not among the attachments of this tender',
  'evidencia-en-el-futuro': 'A bid cannot have been submitted in the future',
  'no-te-quites-del-equipo':
    'Only the team sees this tender: without you in it you lose sight of it. Ask somebody else of the team to do it',
  'persona-no-puede-trabajar': 'Choose active people of the company who may work on tenders',
};
