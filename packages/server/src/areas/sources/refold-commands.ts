import { foldVersion } from '@pliego/sources/fold';
import { asc, gt } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/database.ts';
import { foldState } from '#server/db/schema/sources.ts';
import { tenderKeys } from '#server/db/schema/tenders.ts';
import { holdIngest, refoldEverywhere } from './ingest.ts';

const batchSize = 250;

/** The progress of refolding with the current rules: the last tender done, or null when all are. */
async function doneUpTo(tx: Tx): Promise<number | null> {
  const [state] = await tx.select().from(foldState);
  return state?.version === foldVersion ? state.lastId : 0;
}

async function note(tx: Tx, lastId: number | null): Promise<void> {
  const state = { version: foldVersion, lastId };
  await tx
    .insert(foldState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: foldState.id, set: state });
}

/** Folds some more tenders anew. Answers whether there may be more. */
async function refoldSome(tx: Tx): Promise<boolean> {
  await holdIngest(tx);
  const after = await doneUpTo(tx);
  if (after === null) return false;
  const keys = await tx
    .select({ id: tenderKeys.id })
    .from(tenderKeys)
    .where(gt(tenderKeys.id, after))
    .orderBy(asc(tenderKeys.id))
    .limit(batchSize);
  const ids = keys.map(({ id }) => id);
  await refoldEverywhere(tx, ids);
  await note(tx, ids.length < batchSize ? null : (ids.at(-1) ?? null));
  return ids.length === batchSize;
}

/** Records that an empty database needs no refolding: its tenders will be folded with the current rules. */
export async function noteEmptyAsFolded(database: Database): Promise<void> {
  await database.transaction('system', async (tx) => {
    const [first] = await tx.select({ id: tenderKeys.id }).from(tenderKeys).limit(1);
    if (first === undefined) await note(tx, null);
  });
}

/**
 * Folds every stored tender anew where a newer version of the program reads observations otherwise. In small
 * transactions, so that no one waits long; after a restart it resumes from there. Returns how
 * many transactions that took.
 */
export async function refoldAll(database: Database, signal: AbortSignal): Promise<number> {
  let batches = 0;
  const isDone = await database.read('system', async (tx) => (await doneUpTo(tx)) === null);
  for (let more = !isDone; more && !signal.aborted; batches += 1) {
    more = await database.transaction('system', refoldSome);
  }
  return batches;
}
