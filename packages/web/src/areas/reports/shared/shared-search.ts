import { SharedReportQuery } from '@pliego/contract/areas/report-links';
import * as z from 'zod/mini';

/** The address of a shared report: what its reader changed of it, and how it looks. */
export const SharedSearch = z.extend(SharedReportQuery, {
  /** As the device does, where it is not said. */
  tema: z.optional(z.enum(['claro', 'oscuro'])),
});
export type SharedSearch = z.infer<typeof SharedSearch>;
