import { Instant } from '@pliego/contract/fields';
import * as z from 'zod/mini';
import { readSearch } from '#web/lib/search-params.ts';

/** `en` is the instant as of which the ficha is shown; today without it. */
const FichaSearch = z.object({ en: z.optional(Instant) });
export type FichaSearch = z.output<typeof FichaSearch>;

/** Reads the address of a ficha; an instant that is none is dropped. */
export function readFichaSearch(search: Record<string, unknown>): FichaSearch {
  return readSearch(FichaSearch, search);
}
