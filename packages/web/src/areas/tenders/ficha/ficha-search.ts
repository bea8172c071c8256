import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { Instant } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** `en` is the instant as of which the ficha is shown, today without it; `q` the search that led to it. */
export const FichaSearch = z.object({ en: z.optional(Instant), q: TenderFilter.shape.q });
export type FichaSearch = z.output<typeof FichaSearch>;
