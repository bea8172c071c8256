import type { TextsIn } from '#web/i18n/resources.ts';
import { savedViews } from './en-views.ts';

/** Texts of what every list has: saved views, and how it is shown. */
export const lists: TextsIn<'en', 'lists'> = {
  savedViews,
  looks: {
    open: 'View: columns and density',
    short: 'View',
    density: 'Density',
    comoda: 'Comfortable',
    compacta: 'Compact',
    columns: 'Columns',
    reset: 'Restore the default columns',
    pin: 'Keep {{column}} in sight',
    unpin: 'Do not keep {{column}} in sight',
    move: 'Move the column {{column}}',
    more: 'More columns',
  },
};
