import { and, eq, inArray, sql } from 'drizzle-orm';
import type { HashedObservation } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import type { Database } from '#server/db/database.ts';
import { tenderKeys, tenderObservations } from '#server/db/schema/tenders.ts';

/** So few at once that no statement takes long, however many tenders there are. */
const batchSize = 250;

/**
 * Imports what the source of the demonstration says, as if it had been read all along: else everything that ever
 * changed would be news of today.
 */
export async function importAsReadThen(
  database: Database,
  observations: readonly HashedObservation[],
  now: Date,
): Promise<void> {
  for (let at = 0; at < observations.length; at += batchSize) {
    const batch = observations.slice(at, at + batchSize);
    await ingestBatch(database, batch, { runId: null, companyId: null, readAt: now.toISOString() });
    const codes = [...new Set(batch.map(({ observation }) => observation.code))];
    await database.transaction('system', (tx) => {
      const imported = tx
        .select({ id: tenderKeys.id })
        .from(tenderKeys)
        .where(and(eq(tenderKeys.source, 'demostracion'), inArray(tenderKeys.code, codes)));
      const { tenderId, observedAt, readAt } = tenderObservations;
      return tx
        .update(tenderObservations)
        .set({ readAt: sql`${observedAt}` })
        .where(and(inArray(tenderId, imported), sql`${observedAt} < ${readAt}`));
    });
  }
}
