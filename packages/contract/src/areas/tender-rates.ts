import * as z from 'zod/mini';
import { IsoDate } from '../fields.ts';

/** The rates by which amounts of different currencies compare: the days of the first and the last, and who states them. */
export const CurrencyRates = z.object({
  datos: z.array(
    z.object({
      moneda: z.string(),
      desde: IsoDate,
      hasta: IsoDate,
      fuentes: z.array(z.string()),
      /** Whether the operator has compared all of them with who publishes them. */
      verificadas: z.boolean(),
    }),
  ),
  /** Amounts that match the other filters, and that the bounds leave out for want of the rate of their day. */
  sinTasa: z.int(),
});
export type CurrencyRates = z.infer<typeof CurrencyRates>;
