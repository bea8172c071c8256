import { and, eq, inArray } from 'drizzle-orm';
import { tellOfChanges } from '#server/areas/notices/change-notices.ts';
import { queueChanges } from '#server/areas/webhooks/event-commands.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { watchStates } from '#server/db/schema/follow.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { type WrittenChange, writeChanges } from './change-commands.ts';
import { suggestStages, tellsOfStage, withdrawProposals } from './suggestion-commands.ts';
import { newestObservation, newlyWatched, saidSince } from './watched-queries.ts';

/** So many observations, or tenders, are looked at in one transaction. */
const batchSize = 50;

interface Company {
  companyId: number;
  now: Date;
}

interface Watched extends Company {
  /** Tells people of the changes of a tender. */
  tell: typeof tellOfChanges;
}

/**
 * Takes the watch of a company until the transaction ends, so that of two processes one waits and goes on where the
 * other stopped, and answers up to which observation everything is told. A company is watched from the newest one on.
 */
async function holdWatch(tx: Tx, companyId: number): Promise<number> {
  const lastObservationId = await newestObservation(tx);
  await tx.insert(watchStates).values({ companyId, lastObservationId }).onConflictDoNothing();
  const [state] = await tx
    .select()
    .from(watchStates)
    .where(eq(watchStates.companyId, companyId))
    .for('update');
  return state?.lastObservationId ?? lastObservationId;
}

/** Which of some tenders the company has discarded: nobody is told of those. */
async function discardedOf(tx: Tx, companyId: number, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: tenderWork.tenderId })
    .from(tenderWork)
    .where(
      and(
        eq(tenderWork.companyId, companyId),
        inArray(tenderWork.tenderId, ids),
        eq(tenderWork.stage, 'descartada'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Tells of changes and draws their consequences, tender by tender. */
async function actOn(
  tx: Tx,
  { companyId, now, tell }: Watched,
  news: WrittenChange[],
): Promise<void> {
  if (news.length === 0) return;
  const ids = [...new Set(news.map(({ tenderId }) => tenderId))];
  const telling = news.filter(({ field }) => tellsOfStage(field)).map(({ tenderId }) => tenderId);
  const discarded = await discardedOf(tx, companyId, ids);
  await suggestStages(tx, { companyId, now }, [...new Set(telling)]);
  for (const tenderId of ids) {
    if (discarded.has(tenderId)) continue;
    const changes = news.filter((change) => change.tenderId === tenderId);
    const changed = { companyId, tenderId, changes, now };
    await tell(tx, changed);
    await queueChanges(tx, changed);
  }
}

/**
 * Goes on with the watch of a company by one batch. Observations get their numbers while ingest holds its lock until
 * it commits (`holdIngest`): a lower number never appears after a higher one was seen, so one number says up to where
 * everything is told. It is written with what is told, in one transaction.
 *
 * @returns Whether there may be more.
 */
function watchBatch(database: Database, { companyId, now, tell }: Watched): Promise<boolean> {
  return database.transaction({ companyId, userId: 0 }, async (tx) => {
    const after = await holdWatch(tx, companyId);
    const withdrawn = await withdrawProposals(tx, { companyId, now }, batchSize);
    const fresh = await newlyWatched(tx, companyId, batchSize);
    const isFull = [withdrawn, fresh].some(({ length }) => length === batchSize);
    await writeChanges(tx, companyId, fresh, after);

    const newest = await newestObservation(tx);
    if (newest <= after) return isFull;
    const said = await saidSince(tx, companyId, { after, upTo: newest, limit: batchSize });
    const isWhole = said.length < batchSize;
    const upTo = isWhole ? newest : (said.at(-1)?.id ?? newest);
    const tenderIds = [...new Set(said.map(({ tenderId }) => tenderId))];
    const written = await writeChanges(tx, companyId, tenderIds, upTo);
    const isNews = ({ observationId, field }: WrittenChange) =>
      observationId > after && field !== 'licitacion';
    await actOn(tx, { companyId, now, tell }, written.filter(isNews));
    await tx
      .update(watchStates)
      .set({ lastObservationId: upTo })
      .where(eq(watchStates.companyId, companyId));
    return !isWhole || isFull;
  });
}

/**
 * Writes what sources changed in the tenders that companies work on or follow, tells whom it concerns and draws its
 * consequences for our stages. Whatever was cut off in the middle is done by the next one.
 */
export async function watchAll(
  database: Database,
  now: () => Date,
  { signal, tell = tellOfChanges }: { signal?: AbortSignal; tell?: typeof tellOfChanges } = {},
): Promise<void> {
  const all = await database.read('system', (tx) =>
    tx.select({ id: companies.id }).from(companies),
  );
  for (const { id: companyId } of all) {
    let isMore = true;
    while (isMore) {
      if (signal?.aborted === true) return;
      isMore = await watchBatch(database, { companyId, now: now(), tell });
    }
  }
}
