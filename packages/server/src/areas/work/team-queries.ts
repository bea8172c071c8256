import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';

interface Kept {
  companyId: number;
  tenderId: number;
}

/** Who sees a tender that is kept to its team: the team and the administrators. Null where the whole company does. */
export async function audienceOf(tx: Tx, { companyId, tenderId }: Kept): Promise<number[] | null> {
  // A row for each, and not an array of them: the embedded database would answer that as a text.
  const rows = await rowsOf<{ userId: number | null }>(
    tx,
    sql`select m.user_id as "userId" from tender_work w left join memberships m
        on m.company_id = w.company_id and not hidden_from(m.user_id) @> w.tender_id
      where w.company_id = ${companyId} and w.tender_id = ${tenderId} and w.is_restricted order by 1`,
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ userId }) => userId ?? []);
}
