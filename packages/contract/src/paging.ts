import * as z from 'zod/mini';
import { checkCode } from './message.ts';
import { Count, preprocess } from './fields.ts';

export const defaultLimit = 50;
export const maxLimit = 200;
/** Totals are exact up to here; above, `totalExacto` is false. */
export const countCap = 1_000;

/** The query fields every list shares. */
export const pageFields = {
  limit: z._default(
    z.coerce
      .number(checkCode('tipo-numero'))
      .check(
        z.int(checkCode('tipo-entero')),
        z.minimum(1, checkCode('numero-bajo')),
        z.maximum(maxLimit, checkCode('numero-alto')),
      ),
    defaultLimit,
  ),
  /** Opaque; `siguiente` of the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(500))),
  /** Request an exact total even above the cap. */
  exacto: preprocess(
    (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
    z._default(z.boolean(checkCode('true-o-false')), false),
  ),
};

/** A keyset page: rows, total (exact or capped) and the cursor of the next page, null at the end. */
export function pageOf<S extends z.core.$ZodType>(row: S) {
  return z.object({
    datos: z.array(row),
    total: Count,
    totalExacto: z.boolean(),
    siguiente: z.nullable(z.string()),
  });
}
