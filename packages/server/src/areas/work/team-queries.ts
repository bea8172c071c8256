import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';

interface Kept {
  companyId: number;
  tenderId: number;
}

/** Who sees a tender that is kept to its team: the team and the administrators. Null where the whole company does. */
export async function audienceOf(tx: Tx, { companyId, tenderId }: Kept): Promise<number[] | null> {
  const [row] = await rowsOf<{ people: number[] }>(
    tx,
    sql`select array(select m.user_id from memberships m where m.company_id = ${companyId}
        and not hidden_from(m.user_id) @> ${tenderId}::integer order by 1) as people
      from tender_work w where w.company_id = ${companyId} and w.tender_id = ${tenderId} and w.is_restricted`,
  );
  return row?.people ?? null;
}
