import { milestoneNames } from '@pliego/contract/messages/milestones.es';
import { termTitles } from '@pliego/contract/messages/terms.es';
import type { EventType } from '@pliego/contract/areas/tender-log';
import type { ChangedField } from '@pliego/contract/areas/tender-history';
import { createMessage } from '@pliego/contract/message';
import type { Severity } from '@pliego/contract/rules/change-severity';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { textOf } from './text-of.ts';

/*
 * Names of codes where the server writes: mails, exports and the texts within notices.
 */

export const stageName = (stage: Stage): string => textOf(createMessage(`etapa-${stage}`));

export const severityNames: Record<Severity, string> = {
  grave: 'Grave',
  importante: 'Importante',
  leve: 'Leve',
};

export const fieldNames: Record<ChangedField, string> = {
  licitacion: 'Primera noticia',
  nombre: 'Nombre',
  descripcion: 'Descripción',
  tipo: 'Tipo',
  estado: 'Estado',
  comprador: 'Comprador',
  unidadCompra: 'Unidad de compra',
  region: 'Región',
  comuna: 'Comuna',
  monto: 'Monto',
  impuesto: 'Impuestos',
  fecha: 'Fecha',
  item: 'Productos y servicios',
  lote: 'Lotes',
  documento: 'Documentos',
  adjudicacion: 'Adjudicación',
  orden: 'Órdenes de compra',
  extensionPlazo: 'Segundo cierre',
  condicion: 'Condiciones',
  url: 'Página en el portal',
  ocid: 'Identificador OCDS',
  expediente: 'Expediente',
  pais: 'País',
  lugar: 'Lugar',
  categoria: 'Qué se compra',
  procedimiento: 'Procedimiento',
};

const awardNames: Record<string, string> = {
  fecha: 'Fecha de adjudicación',
  numero: 'Acto de adjudicación',
  oferentes: 'Oferentes',
  monto: 'Monto adjudicado',
  proveedores: 'Adjudicada a',
  acta: 'Acta',
};

const milestoneName = (code: string): string | undefined =>
  Object.entries(milestoneNames).find(([kind]) => kind === code)?.[1];

const termTitle = (name: string): string | undefined =>
  Object.entries(termTitles).find(([term]) => term === name)?.[1];

/** What changed: a milestone or a detail of the award by its own name, an entry of a list with its name. */
export function changedName(field: ChangedField, detail: string | null): string {
  if (detail === null) return fieldNames[field];
  if (field === 'fecha') return milestoneName(detail) ?? fieldNames.fecha;
  if (field === 'condicion') return termTitle(detail) ?? fieldNames.condicion;
  if (field === 'adjudicacion') return awardNames[detail] ?? fieldNames.adjudicacion;
  return `${fieldNames[field]} (${detail})`;
}

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
};
