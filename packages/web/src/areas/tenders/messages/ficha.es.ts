import { changes } from './es-changes.ts';
import { detail } from './es-detail.ts';
import { terms } from './es-terms.ts';

/** The texts of the ficha, separate from the list: loaded with the first ficha that is opened. */
export const ficha = { ...detail, ...changes, ...terms };
