import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { users } from '#server/db/schema/companies.ts';
import { sampleCollections, sampleRows } from '#server/db/schema/sample.ts';

/** A collection of one company. The transaction is already inside it; the key is still written out. */
export interface SampleKey {
  companyId: number;
  collection: string;
}

const ofKey = ({ companyId, collection }: SampleKey): SQL | undefined =>
  and(eq(sampleRows.companyId, companyId), eq(sampleRows.collection, collection));

export const ofCollection = ({ companyId, collection }: SampleKey): SQL | undefined =>
  and(eq(sampleCollections.companyId, companyId), eq(sampleCollections.collection, collection));

export const ofRow = (key: SampleKey, id: number): SQL | undefined =>
  and(ofKey(key), eq(sampleRows.id, id));

/** Who calls, as the sample areas name them; undefined where a view is of nobody. */
export async function readPerson(tx: Tx, userId: number) {
  const [person] = await tx
    .select({ fullName: users.fullName, email: users.email, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  return person === undefined ? undefined : { ...person, avatar: person.avatar ?? '' };
}

/** Every row, oldest first; null while the company has not begun with this collection. */
export async function readCollection(tx: Tx, key: SampleKey): Promise<unknown[] | null> {
  const [answer] = await rowsOf<{ begun: boolean; rows: unknown[] | null }>(
    tx,
    sql`select
      exists (select from ${sampleCollections}
        where company_id = ${key.companyId} and collection = ${key.collection}) as begun,
      (select json_agg(data order by id) from ${sampleRows}
        where company_id = ${key.companyId} and collection = ${key.collection}) as rows`,
  );
  return answer?.begun === true ? (answer.rows ?? []) : null;
}

export async function readRow(tx: Tx, key: SampleKey, id: number): Promise<unknown> {
  const [row] = await tx
    .select({ data: sampleRows.data })
    .from(sampleRows)
    .where(ofRow(key, id))
    .orderBy(asc(sampleRows.id));
  return row?.data;
}

/** Past every row, and past removed rows that may be restored. */
export async function nextId(tx: Tx, key: SampleKey): Promise<number> {
  const [row] = await tx
    .select({ highest: max(sampleRows.id) })
    .from(sampleRows)
    .where(ofKey(key));
  const [gone] = await tx
    .select({ highest: sampleCollections.highestGone })
    .from(sampleCollections)
    .where(ofCollection(key));
  return Math.max(row?.highest ?? 0, gone?.highest ?? 0) + 1;
}
