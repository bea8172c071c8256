import { CardPeriod, reportYears } from '@pliego/contract/areas/card-choices';
import * as z from 'zod/mini';

/** Each card has its own period. */
export const AnalyticsSearch = z.object({
  sesiones: z.optional(CardPeriod),
  ayuda: z.optional(CardPeriod),
});

const isReported = (year: number) => reportYears.some((known) => known === year);
/** The year of the revenue report; absent: the last. */
export const ECommerceSearch = z.object({
  anio: z.optional(z.coerce.number().check(z.refine(isReported))),
});
