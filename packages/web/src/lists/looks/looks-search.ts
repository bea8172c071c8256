import { commaList } from '@pliego/contract/fields';
import * as z from 'zod/mini';

export const densities = ['comoda', 'compacta'] as const;

/** How a list is shown, as its address holds it; what is as it comes is absent. */
export const looksShape = {
  /** Ids of columns; the table drops those it does not have, so that an address needs none of its cells. */
  columnas: z.optional(commaList(z.string())),
  densidad: z.optional(z.enum(densities)),
  /** Widths of columns, each as `column.pixels`. */
  anchos: z.optional(commaList(z.string())),
  /** Columns that stay in sight. */
  fijas: z.optional(commaList(z.string())),
};

const LooksSearch = z.object(looksShape);
export type LooksSearch = z.output<typeof LooksSearch>;
