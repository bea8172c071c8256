import * as z from 'zod';

export const defaultLimit = 50;
export const maxLimit = 200;
/** Totals are exact up to here; above, the answer says `totalExacto: false`. */
export const countCap = 1_000;

/** The query fields every list shares. */
export const pageFields = {
  limit: z.coerce
    .number('Debe ser un número')
    .int('Debe ser un número entero')
    .min(1, 'Debe ser 1 o más')
    .max(maxLimit, `Debe ser ${maxLimit} o menos`)
    .default(defaultLimit),
  /** Opaque; comes from `siguiente` of the page before. */
  cursor: z.string().max(500).optional(),
  /** Ask for an exact total even above the cap. */
  exacto: z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean('Debe ser true o false').default(false),
  ),
};

/** A keyset page: rows, total (exact or capped) and the cursor of the next page, null at the end. */
export function pageOf<S extends z.ZodType>(row: S) {
  return z.object({
    datos: z.array(row),
    total: z.number().int().nonnegative(),
    totalExacto: z.boolean(),
    siguiente: z.string().nullable(),
  });
}
