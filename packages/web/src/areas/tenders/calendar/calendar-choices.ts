/** What an address of the calendar can say: apart from what it means, as the routes read addresses before any page is loaded. */

/** How it is laid out, besides by months. */
export const periods = ['semana', 'agenda'] as const;

/** Kinds of dates that are chosen, and drawn, together: those of the sources, then our own. */
export const dateGroups = [
  'cierre',
  'preguntas',
  'visita',
  'apertura',
  'adjudicacion',
  'historia',
  'interno',
  'tarea',
  'legal',
] as const;
export type DateGroup = (typeof dateGroups)[number];
