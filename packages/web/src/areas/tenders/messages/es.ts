import { stateNames, tenderTypes } from '@pliego/contract/rules/tender-codes';
import { detail } from './es-detail.ts';
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
  detail,
};
