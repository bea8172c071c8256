import * as z from 'zod/mini';

export const LicenceSearch = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  /** All of them, and not the first ones alone. */
  todas: z.optional(z.literal('si')),
});
