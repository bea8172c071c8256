import type { Row } from '@pliego/sample-api/store';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { sampleCollections, sampleRows } from '#server/db/schema/sample.ts';
import { ofCollection, ofRow, type SampleKey } from './queries.ts';

/** Begins a collection with its seed, unless another call has just done so. */
export async function beginCollection(tx: Tx, key: SampleKey, seed: readonly Row[]): Promise<void> {
  const begun = await tx
    .insert(sampleCollections)
    .values(key)
    .onConflictDoNothing()
    .returning({ collection: sampleCollections.collection });
  if (begun.length === 0 || seed.length === 0) return;
  await tx.execute(
    sql`insert into ${sampleRows} (company_id, collection, id, data)
      select ${key.companyId}::integer, ${key.collection}::text, (row ->> 'id')::integer, row
      from jsonb_array_elements(${JSON.stringify(seed)}::jsonb) as row`,
  );
}

/** Holds a collection until the transaction ends, so that changes come one after the other. */
export async function lockCollection(tx: Tx, key: SampleKey): Promise<boolean> {
  const held = await tx
    .select({ collection: sampleCollections.collection })
    .from(sampleCollections)
    .where(ofCollection(key))
    .for('update');
  return held.length > 0;
}

export async function insertRow(tx: Tx, key: SampleKey, row: Row): Promise<void> {
  await tx.insert(sampleRows).values({ ...key, id: row.id, data: row });
}

export async function writeRow(tx: Tx, key: SampleKey, id: number, row: Row): Promise<void> {
  await tx.update(sampleRows).set({ data: row }).where(ofRow(key, id));
}

export async function deleteRow(tx: Tx, key: SampleKey, id: number): Promise<boolean> {
  const gone = await tx.delete(sampleRows).where(ofRow(key, id)).returning({ id: sampleRows.id });
  return gone.length > 0;
}

/** The id of a removed row that may be restored is not reused. */
export async function reserveId(tx: Tx, key: SampleKey, id: number): Promise<void> {
  await tx
    .update(sampleCollections)
    .set({ highestGone: sql`greatest(${sampleCollections.highestGone}, ${id}::integer)` })
    .where(ofCollection(key));
}

/** Forgets everything the company did with sample data: the next call begins with the seeds. */
export async function forgetCollections(tx: Tx, companyId: number): Promise<void> {
  await tx.delete(sampleCollections).where(eq(sampleCollections.companyId, companyId));
}
