import type { DateKind } from '@pliego/contract/areas/deadlines';
import { milestoneNames } from '@pliego/contract/messages/milestones.es';

/** How a date is called in front of the name of its tender. Calendars are read outside of the product, in Spanish. */
export const dateNames: Record<DateKind, string> = {
  ...milestoneNames,
  interno: 'Plazo interno',
  tarea: 'Tarea',
  proximaAccion: 'Próxima acción',
  plazoLegal: 'Plazo legal',
};
