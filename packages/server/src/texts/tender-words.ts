import type { EventType } from '@pliego/contract/areas/tender-log';
import type { ChangedField } from '@pliego/contract/areas/tender-history';
import { createMessage } from '@pliego/contract/message';
import { changedField, placeholderFormats } from '@pliego/contract/placeholder-formats';
import type { Severity } from '@pliego/contract/rules/change-severity';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { textOf, wording } from './text-of.ts';

/*
 * Names of codes where the server writes: mails, exports and the texts within notices.
 */

export const stageName = (stage: Stage): string => textOf(createMessage(`etapa-${stage}`));

export const severityNames: Record<Severity, string> = {
  grave: 'Grave',
  importante: 'Importante',
  leve: 'Leve',
};

/** What changed: a milestone or a detail of the award by its own name, an entry of a list with its name. */
export const changedName = (field: ChangedField, detail: string | null): string =>
  placeholderFormats.campo(changedField(field, detail), wording);

export const eventNames: Record<EventType, string> = {
  etiquetas: 'Cambió las etiquetas',
  asignacion: 'Cambió de responsable',
  etapa: 'Cambió de etapa',
  propuesta: 'Propuesta de etapa',
  expediente: 'Cambió el expediente',
  colaboradores: 'Cambió los colaboradores',
  seguir: 'Cambió quién la sigue',
  comentario: 'Comentó',
  'comentario-editado': 'Editó un comentario',
  'comentario-eliminado': 'Eliminó un comentario',
  'comentario-resuelto': 'Resolvió un comentario',
  tarea: 'Cambió una tarea',
  'tarea-hecha': 'Marcó una tarea',
  'tarea-eliminada': 'Eliminó una tarea',
  adjunto: 'Subió un archivo',
  'adjunto-eliminado': 'Eliminó un archivo',
  decision: 'Decidió si participar',
  orden: 'Cambió una orden de compra',
  'plazo-legal': 'Cumplió un plazo legal',
  agregada: 'Agregó la licitación',
  corregida: 'Corrigió los datos',
  'calce-descartado': 'Descartó un calce',
  'calce-devuelto': 'Devolvió un calce',
};

/** What a change of the expediente changed, by the name of its field. */
export const expedienteChanges: Readonly<Record<string, string>> = {
  prioridad: 'Cambió la prioridad',
  probabilidad: 'Cambió la probabilidad',
  montoOferta: 'Cambió el monto a ofertar',
  monedaOferta: 'Cambió la moneda de la oferta',
  proximaAccion: 'Cambió la próxima acción',
  proximaAccionDia: 'Cambió el día de la próxima acción',
  restringida: 'Cambió quién la ve',
};

const verdictNames: Readonly<Record<string, string>> = {
  vamos: 'Vamos',
  'no-vamos': 'No vamos',
};

const orderStepNames: Readonly<Record<string, string>> = {
  recibida: 'Recibida',
  aceptada: 'Aceptada',
  entregada: 'Entregada',
  facturada: 'Facturada',
  pagada: 'Pagada',
  rechazada: 'Rechazada',
};

/** A value of the log as people read it, where it is kept as a code. */
export function eventValue(type: EventType, value: string): string {
  if (type === 'decision') return verdictNames[value] ?? value;
  return type === 'orden' ? (orderStepNames[value] ?? value) : value;
}
