import type { JsonObject, NoticeFormat, SourceId } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { keysAsked } from '#server/areas/sources/tender-keys.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';

/** The newest observation of a tender in one form. */
export interface LatestObservation {
  hash: string;
  observedAt: Date;
  payload: JsonObject;
}

/** What is known of one tender. */
export interface Known {
  id: number;
  forms: Map<NoticeFormat, LatestObservation>;
}

/** The newest observation of each tender in each form, by code: the public ones, or those of one company. */
export async function latestObservations(
  tx: Tx,
  source: SourceId,
  codes: readonly string[],
  companyId: number | null,
): Promise<Map<string, Known>> {
  const keys = codes.map((code) => ({ source, code }));
  const rows = await rowsOf<{
    id: number;
    code: string;
    format: NoticeFormat;
    hash: string;
    observedAt: string;
    payload: JsonObject;
  }>(
    tx,
    sql`select distinct on (k.code, o.format) k.id, k.code, o.format, o.hash, o.observed_at as "observedAt", o.payload
      from ${keysAsked(keys, companyId)}
      join tender_observations o on o.tender_id = k.id and o.company_id is not distinct from ${companyId}::integer
      order by k.code, o.format, o.observed_at desc, o.hash desc`,
  );
  const found = new Map<string, Known>();
  for (const { id, code, format, hash, observedAt, payload } of rows) {
    const known = found.get(code) ?? { id, forms: new Map<NoticeFormat, LatestObservation>() };
    known.forms.set(format, { hash, observedAt: new Date(observedAt), payload });
    found.set(code, known);
  }
  return found;
}
