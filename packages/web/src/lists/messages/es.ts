import { savedViews } from './es-views.ts';

/** Texts of what every list has: saved views, and how it is shown. */
export const lists = {
  savedViews,
  looks: {
    open: 'Vista: columnas y densidad',
    short: 'Vista',
    density: 'Densidad',
    comoda: 'Cómoda',
    compacta: 'Compacta',
    columns: 'Columnas',
    reset: 'Volver a las columnas de siempre',
    pin: 'Dejar {{column}} siempre a la vista',
    unpin: 'No dejar {{column}} siempre a la vista',
    move: 'Mover la columna {{column}}',
    more: 'Más columnas',
  },
};
