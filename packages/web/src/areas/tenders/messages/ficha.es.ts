import { changes } from './es-changes.ts';
import { detail } from './es-detail.ts';

/** What the ficha says, apart from the list: it is loaded with the first ficha that is opened. */
export const ficha = { ...detail, ...changes };
