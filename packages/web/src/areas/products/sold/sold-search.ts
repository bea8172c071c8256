import { normalisedRut } from '@pliego/contract/rules/rut';
import * as z from 'zod/mini';

/** Whose sales the page shows, as the address holds it; the company's own without it. */
export const SoldSearch = z.object({
  rut: z.optional(z.string().check(z.refine((text) => normalisedRut(text) !== null))),
});
