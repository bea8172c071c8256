import { TenderFilter } from '@pliego/contract/areas/tender-query';
import { Instant } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** The parts of the ficha beside the tender itself. */
export const fichaParts = ['trabajo', 'historia'] as const;

/**
 * `en` is the instant as of which the ficha is shown, today without it; `q` the search that led to it; `parte` what of
 * it is shown, the tender without it.
 */
export const FichaSearch = z.object({
  en: z.optional(Instant),
  q: TenderFilter.shape.q,
  parte: z.optional(z.enum(fichaParts)),
});
export type FichaSearch = z.output<typeof FichaSearch>;
