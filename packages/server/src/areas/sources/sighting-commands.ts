import type { SourceId } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import type { HashedObservation } from './fold-batch.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * Records that a live source returned tenders, changed or not: what is read again an hour later is
 * known to be true an hour longer. A file shows nothing of the kind. Never moves backwards, in whatever order
 * imports come.
 */
export async function recordSightings(
  tx: Tx,
  tenderIds: readonly number[],
  readAt: string,
): Promise<void> {
  if (tenderIds.length === 0) return;
  // One parameter however many there are, in the order of the ids, so that two writers never wait in a ring.
  const ids = `{${[...tenderIds].sort((one, other) => one - other).join(',')}}`;
  await tx.execute(
    sql`insert into tender_sightings (id, seen_at)
      select id, ${readAt}::timestamptz from unnest(${ids}::integer[]) as id
      on conflict (id) do update set seen_at = excluded.seen_at
      where tender_sightings.seen_at < excluded.seen_at`,
  );
}

/** Records that public sources were read live. */
export async function recordReadings(
  tx: Tx,
  sources: readonly SourceId[],
  readAt: string,
): Promise<void> {
  for (const source of [...sources].sort()) {
    await tx.execute(
      sql`insert into source_readings (source, read_at) values (${source}, ${readAt}::timestamptz)
        on conflict (source) do update set read_at = excluded.read_at
        where source_readings.read_at < excluded.read_at`,
    );
  }
}

/** Records the tenders of a live batch, and their sources. */
export async function recordLive(
  tx: Tx,
  tenders: Iterable<{ id: number }>,
  batch: readonly HashedObservation[],
  readAt: string,
): Promise<void> {
  await recordSightings(
    tx,
    Array.from(tenders, ({ id }) => id),
    readAt,
  );
  const sources = new Set(batch.map(({ observation }) => observation.source));
  await recordReadings(tx, [...sources], readAt);
}
