import type { WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import type { EventType } from '@pliego/contract/areas/tender-log';
import type { FollowedChange } from '#server/areas/notices/change-notices.ts';

/** What an act of the team is told as; null of what concerns the person alone. */
const kindOfAct: Record<EventType, WebhookEventKind | null> = {
  etapa: 'expediente.etapa',
  propuesta: 'expediente.propuesta',
  asignacion: 'expediente.responsable',
  decision: 'expediente.decision',
  comentario: 'expediente.comentario',
  'comentario-editado': 'expediente.comentario',
  'comentario-eliminado': 'expediente.comentario',
  'comentario-resuelto': 'expediente.comentario',
  tarea: 'expediente.tarea',
  'tarea-hecha': 'expediente.tarea',
  'tarea-eliminada': 'expediente.tarea',
  adjunto: 'expediente.adjunto',
  'adjunto-eliminado': 'expediente.adjunto',
  orden: 'expediente.orden',
  etiquetas: 'expediente.datos',
  expediente: 'expediente.datos',
  colaboradores: 'expediente.datos',
  'plazo-legal': 'expediente.datos',
  agregada: 'expediente.datos',
  corregida: 'expediente.datos',
  'calce-descartado': null,
  'calce-devuelto': null,
  seguir: null,
};

export const webhookKindOfAct = (type: EventType): WebhookEventKind | null => kindOfAct[type];

/** What a change of the portal is told as. */
export function webhookKindOfChange({
  field,
  detail,
}: Pick<FollowedChange, 'field' | 'detail'>): WebhookEventKind {
  if (field === 'extensionPlazo' || (field === 'fecha' && detail === 'cierre')) {
    return 'licitacion.cierre';
  }
  if (field === 'estado') return 'licitacion.estado';
  if (field === 'adjudicacion') return 'licitacion.adjudicacion';
  return field === 'documento' ? 'licitacion.documentos' : 'licitacion.cambio';
}
