import { columnChoice } from '#web/lists/looks/column-choice.ts';
import { tenderColumns } from './columns.tsx';

/** How the columns of the list of tenders are chosen and written. */
export const tenderChoice = columnChoice(tenderColumns);
