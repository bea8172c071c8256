import { privateSources } from '@pliego/contract/rules/source-codes';
import type { SourceId } from '@pliego/sources/notice';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';

export interface TenderKey {
  source: SourceId;
  code: string;
}

/** Whose identity a code is: of the company for its own register, otherwise the same for all. */
const keyOwner = (source: SQL, companyId: number | null): SQL =>
  sql`(case when ${source} in ${[...privateSources]} then ${companyId}::integer end)`;

/**
 * Identities of tenders by source and code, as a relation `k(id, source, code)` of a statement. Those that do not exist
 * yet have no row.
 */
export function keysAsked(keys: readonly TenderKey[], companyId: number | null): SQL {
  return sql`(select key.id, key.source, key.code
    from json_to_recordset(${JSON.stringify(keys)}::json) as asked(source text, code text)
    join tender_keys key on key.source = asked.source and key.code = asked.code
      and key.company_id is not distinct from ${keyOwner(sql`asked.source`, companyId)}) as k`;
}

/**
 * Gives every tender that has none yet its identity, in the order in which they came, whatever plan is chosen. Call it while holding
 * the import.
 */
export async function createKeys(
  tx: Tx,
  keys: readonly TenderKey[],
  companyId: number | null,
): Promise<void> {
  await tx.execute(
    sql`insert into tender_keys (source, code, company_id)
      select asked.source, asked.code, ${keyOwner(sql`asked.source`, companyId)}
      from rows from (json_to_recordset(${JSON.stringify(keys)}::json) as (source text, code text))
        with ordinality as asked(source, code, place)
      where not exists (select from tender_keys key where key.source = asked.source and key.code = asked.code
        and key.company_id is not distinct from ${keyOwner(sql`asked.source`, companyId)})
      order by asked.place`,
  );
}
