import type { EnglishMessages } from '../resources.ts';

export const work: EnglishMessages<'work'> = {
  'etapa-de-lista': 'Choose a stage of the list',
  'moneda-de-lista': 'Choose a currency of the list',
  'prioridad-de-lista': 'Choose a priority of the list',
  'falta-texto': 'Write a text',
  'lista-vacia': 'Give at least one',
  'falta-codigo-de-orden': 'Write the code of the order',
  'hora-del-dia': 'It must be a time such as 08:30',
  'movimiento-no-permitido': 'It cannot go from “{{de}}” to “{{a}}”. It can go to: {{permitidas}}.',
  'falta-motivo': 'Choose a reason',
  'motivo-desconocido': 'That reason is no longer in the list; choose another',
  'falta-evidencia': 'Say when it was handed in, and with what proof: a number or a file',
  'evidencia-sin-comprobante': 'Give the number of the receipt, or choose the file',
  'falta-resultado': 'Say who won, and with what amount',
  'sin-propuesta':
    'There is no proposal to decide: somebody decided it, or the portal changed again.',
  'persona-sin-permiso-para-trabajar':
    'This person may only read: they cannot be responsible for a tender',
};
