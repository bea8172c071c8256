import { Instant } from '@pliego/contract/fields';
import * as z from 'zod/mini';

/** `en` is the instant as of which the ficha is shown; today without it. */
export const FichaSearch = z.object({ en: z.optional(Instant) });
export type FichaSearch = z.output<typeof FichaSearch>;
