import * as z from 'zod/mini';

export const PeriodSearch = z.object({ pago: z.optional(z.literal('plazo')) });
export type Period = 'mes' | 'plazo';
