import { stateNames, tenderTypes } from '@pliego/contract/rules/tender-codes';
import { list } from './es-list.ts';

export const tenders = {
  title: 'Licitaciones',
  list,
  states: stateNames,
  /** What the portal calls each type. */
  types: tenderTypes,
  state: {
    overdue: 'Vencida',
    overdueHint: 'El portal aún dice «{{text}}», pero el plazo ya pasó',
  },
  closing: {
    none: 'Sin fecha de cierre',
    zone: 'hora Chile',
    full: 'Cierra el {{moment}}, hora Chile',
  },
  amount: { none: 'Sin monto publicado' },
  marks: {
    copia: 'Copia de un llamado anterior',
    copiaHint: 'El portal la publica como nuevo llamado de una licitación que ya existía.',
    abandonada: 'Sin cierre desde hace años',
    abandonadaHint: 'El comprador la dejó publicada y sin fecha de cierre: no es una oportunidad.',
    privada: 'Sólo tu empresa',
    privadaHint: 'Viene de una planilla de tu empresa: nadie más la ve.',
  },
  rawTitle: 'Como se publicó: {{text}}',
  copyCode: 'Copiar el código {{code}}',
  tags: {
    edit: 'Editar etiquetas de {{code}}',
    panel: 'Etiquetas de {{code}}',
    add: 'Etiquetar',
    search: 'Buscar o crear etiqueta',
    searchOnly: 'Buscar etiqueta',
    create: 'Crear «{{name}}»',
    none: 'Sin etiquetas',
    gone: 'Etiqueta eliminada',
    failed: 'No se guardaron las etiquetas de {{code}}',
    createFailed: 'No se creó la etiqueta',
    forbidden: 'Tu rol solo permite ver las etiquetas.',
    forbiddenAuthor: 'Puedes etiquetar las licitaciones que tienes asignadas.',
  },
  assignee: {
    edit: 'Asignar {{code}}',
    panel: 'Responsable de {{code}}',
    add: 'Asignar',
    none: 'Sin asignar',
    search: 'Buscar persona',
    nobody: 'Nadie',
    me: '{{name}} (yo)',
    gone: 'Persona que ya no está',
    failed: 'No se guardó la asignación de {{code}}',
    forbidden: 'Tu rol no permite asignar licitaciones.',
  },
  conflict: {
    title: 'Otra persona cambió {{code}} mientras editabas',
    text: 'Te mostramos cómo está ahora. Tu cambio no se guardó.',
    again: 'Aplicar mi cambio',
  },
};
