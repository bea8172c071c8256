import { sql } from 'drizzle-orm';
import { idList } from '#server/db/bulk.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import {
  foldHashed,
  type HashedObservation,
  type KnownTender,
  lastChange,
  type Outcome,
  planBatch,
  tellsOfTender,
} from './fold-batch.ts';
import { recordLive } from './sighting-commands.ts';
import { createKeys, type TenderKey } from './tender-keys.ts';
import {
  type IngestContext,
  keysOf,
  knownTenders,
  writeFolded,
  writeObservations,
} from './tender-store.ts';

/** One import writes at a time, also across processes: two could create the same tender at once. */
export async function holdIngest(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.ingest})`);
}

/**
 * Stores a batch of observations and refolds their tenders, in one transaction: after a crash the batch
 * is there as a whole or not at all, and importing it again does nothing more. `record` writes along
 * with it, in the same transaction, what the batch did.
 *
 * Observations of a company make a version of the tender for that company alone, folded from what official
 * sources state and from its own. Official observations refold the versions of companies too.
 */
export function ingestBatch(
  database: Database,
  batch: readonly HashedObservation[],
  context: IngestContext,
  record?: (tx: Tx, outcomes: Record<Outcome, number>) => Promise<void>,
): Promise<Record<Outcome, number>> {
  return database.transaction('system', async (tx) => {
    await holdIngest(tx);
    const { companyId, readAt } = context;
    const keys = keysOf(batch);
    await createKeys(tx, keys, companyId);
    const known = await knownTenders(tx, keys, companyId);
    const { changes, outcomes } = planBatch(batch, known);
    await writeFolded(tx, changes, companyId);
    await writeObservations(tx, changes, context);
    const touched = changes.map(({ id }) => id);
    if (companyId === null) await dropConfirmed(tx, touched);
    await noteTwins(tx, touched);
    if (companyId === null) {
      await refoldOwnVersions(tx, touched);
      if (context.isLive === true) await recordLive(tx, known.values(), batch, readAt);
    }
    await record?.(tx, outcomes);
    return outcomes;
  });
}

/** What is stored of the tenders of a batch, to plan it without writing. */
export function knownOf(
  tx: Tx,
  batch: readonly HashedObservation[],
  companyId: number | null,
): Promise<Map<string, KnownTender>> {
  return knownTenders(tx, keysOf(batch), companyId);
}

/** Notes on the versions of tenders whether there is both a public one and one of a company. */
export async function noteTwins(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`update tenders t set has_twin = not t.has_twin where t.id = any (${idList(ids)})
      and t.has_twin <> exists (select from tenders twin
        where twin.id = t.id and (twin.company_id is null) <> (t.company_id is null))`,
  );
}

/** Folds tenders anew from what is stored of them, for a company or for all. */
export async function refold(
  tx: Tx,
  keys: readonly TenderKey[],
  companyId: number | null,
): Promise<void> {
  const known = await knownTenders(tx, keys, companyId);
  const changes = [...known].flatMap(([key, { id, observations: all }]) =>
    !tellsOfTender(all)
      ? []
      : [
          {
            key,
            id,
            added: [],
            all,
            folded: foldHashed(all),
            changedAt: lastChange(all),
          },
        ],
  );
  await writeFolded(tx, changes, companyId);
  await noteTwins(
    tx,
    changes.map(({ id }) => id),
  );
}

/** The versions of tenders that there are, by whose they are. */
async function versionsOf(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number | null, TenderKey[]>> {
  const rows = await rowsOf<TenderKey & { companyId: number | null }>(
    tx,
    sql`select company_id as "companyId", source, code from tenders
      where id = any (${idList(ids)}) order by id`,
  );
  const versions = new Map<number | null, TenderKey[]>();
  for (const { companyId, source, code } of rows) {
    const keys = versions.get(companyId) ?? [];
    versions.set(companyId, [...keys, { source, code }]);
  }
  return versions;
}

/** Folds every version of some tenders anew: the public one, and then those of companies. */
export async function refoldEverywhere(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const versions = await versionsOf(tx, ids);
  await refold(tx, versions.get(null) ?? [], null);
  await refoldOwnVersions(tx, ids);
}

/**
 * A company's observation that an official source repeats exactly is no longer its own. Otherwise the order in which
 * both came would show.
 */
async function dropConfirmed(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`delete from tender_observations own where own.tender_id = any (${idList(ids)})
      and own.company_id is not null and exists (select from tender_observations official
        where official.tender_id = own.tender_id and official.company_id is null
          and official.observed_at = own.observed_at and official.hash = own.hash)`,
  );
  await tx.execute(
    sql`delete from tenders t where t.id = any (${idList(ids)}) and t.company_id is not null
      and not exists (select from tender_observations own
        where own.tender_id = t.id and own.company_id = t.company_id)`,
  );
}

/** New official observations count in the versions of companies too. */
async function refoldOwnVersions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const [companyId, keys] of await versionsOf(tx, ids)) {
    if (companyId !== null) await refold(tx, keys, companyId);
  }
}
