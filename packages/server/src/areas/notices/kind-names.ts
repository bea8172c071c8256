import type { NoticeKind } from '@pliego/contract/areas/notice-kinds';
import type { Subscription } from './setting-commands.ts';

/** Where a person chooses what they are told of, and how: a section of the page of their account. */
export const settingsPath = '/cuenta#avisos';

/** What a person is told of, within a sentence: "los correos sobre …". */
export const kindNames: Record<NoticeKind, string> = {
  asignada: 'licitaciones que te asignan',
  mencion: 'menciones en comentarios',
  comentario: 'comentarios nuevos',
  'cambio-grave': 'cambios graves en el portal',
  cambio: 'otros cambios en el portal',
  'cierre-cerca': 'cierres que se acercan',
  'fecha-cerca': 'preguntas, visitas y otras fechas que se acercan',
  'tarea-cerca': 'tareas por vencer',
  'plazo-legal': 'plazos legales',
  propuesta: 'cambios de etapa por confirmar',
  etapa: 'cambios de etapa',
  vista: 'licitaciones nuevas en tus vistas',
  exportacion: 'exportaciones que pediste',
};

/** The mails that an unsubscribing link ends. */
export function mailsOf(subscription: Subscription): string {
  if (subscription === 'todos') return 'todos los correos con avisos';
  if (subscription === 'resumen') return 'el resumen diario';
  if (subscription === 'reporte') return 'los reportes por correo';
  return `los correos sobre ${kindNames[subscription]}`;
}
