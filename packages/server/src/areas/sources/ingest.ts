import type { JsonObject, NoticeFormat, SourceId } from '@pliego/sources/notice';
import { type SQL, sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { tenderObservations, tenders } from '#server/db/schema/tenders.ts';
import { writeBuyers } from './buyer-commands.ts';
import {
  foldHashed,
  type HashedObservation,
  type KnownTender,
  type Outcome,
  planBatch,
  type TenderChange,
  tenderKey,
} from './fold-batch.ts';
import { recordLive } from './sighting-commands.ts';
import { createKeys, keysAsked, type TenderKey } from './tender-keys.ts';
import { tenderColumns, tenderRow } from './tender-row.ts';

/** One import writes at a time, also across processes: two could create the same tender at once. */
export async function holdIngest(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(5716002)`);
}

interface ObservationRow {
  id: number;
  source: SourceId;
  code: string;
  /** Whether there is a version of the tender for the company, or for all. */
  written: boolean;
  /** The rest is null for a tender of which only others have said something. */
  format: NoticeFormat | null;
  observedAt: string;
  hash: string;
  payload: JsonObject;
}

/** Rows of one company, or the public ones. In this form an index serves it. */
const ofCompany = (column: SQL, companyId: number | null): SQL =>
  companyId === null ? sql`${column} is null` : sql`${column} = ${companyId}`;

/** What counts for a company is what official sources say and what it says itself; for all, the former alone. */
const countsFor = (column: SQL, companyId: number | null): SQL =>
  companyId === null
    ? sql`${column} is null`
    : sql`(${column} is null or ${column} = ${companyId})`;

/** The tenders that a batch speaks of. */
function keysOf(batch: readonly HashedObservation[]): TenderKey[] {
  return [...new Map(batch.map(({ observation: o }) => [tenderKey(o), o])).values()].map(
    ({ source, code }) => ({ source, code }),
  );
}

/** What is stored of some tenders, as it counts for a company or for all. */
async function knownTenders(
  tx: Tx,
  keys: readonly TenderKey[],
  companyId: number | null,
): Promise<Map<string, KnownTender>> {
  const rows = await rowsOf<ObservationRow>(
    tx,
    sql`select k.id, k.source, k.code, o.format, o.observed_at as "observedAt", o.hash, o.payload,
        exists (select from tenders t where t.id = k.id
          and ${ofCompany(sql`t.company_id`, companyId)}) as written
      from ${keysAsked(keys, companyId)}
      left join tender_observations o on o.tender_id = k.id
        and ${countsFor(sql`o.company_id`, companyId)}`,
  );
  const known = new Map<string, KnownTender>();
  for (const { id, source, code, written, format, observedAt, hash, payload } of rows) {
    const key = tenderKey({ source, code });
    const tender = known.get(key) ?? { id, written, observations: [] };
    known.set(key, tender);
    if (format === null) continue;
    const at = new Date(observedAt).toISOString();
    tender.observations.push({
      observation: { source, code, format, observedAt: at, payload },
      hash,
    });
  }
  return known;
}

/** Adds or replaces the folded tenders of a batch. */
async function writeTenders(
  tx: Tx,
  changes: readonly TenderChange[],
  buyerIds: ReadonlyMap<string, number>,
  companyId: number | null,
): Promise<void> {
  const rows = changes.flatMap(({ id, folded }) => {
    if (folded === null) return [];
    const buyerId =
      folded.buyer === null ? null : buyerIds.get(`${folded.source} ${folded.buyer.key}`);
    return [{ ...tenderRow(folded), id, buyerId, companyId }];
  });
  if (rows.length === 0) return;
  const { columns, select } = recordset(tenders, tenderColumns, rows, {
    search: (text) => sql`to_tsvector('spanish', ${text})`,
  });
  await tx.execute(
    sql`insert into tenders (${columns}) ${select}
      on conflict (id, company_id) do update set (${columns}) = row(${excludedColumns})`,
  );
}

const excludedColumns = sql.join(
  tenderColumns.map((property) => sql`excluded.${sql.identifier(tenders[property].name)}`),
  sql`, `,
);

async function writeObservations(
  tx: Tx,
  changes: readonly TenderChange[],
  { runId, readAt, companyId }: IngestContext,
): Promise<void> {
  const rows = changes.flatMap(({ id, added }) =>
    added.map(({ observation: { format, observedAt, payload }, hash, position }) => ({
      tenderId: id,
      companyId,
      format,
      observedAt,
      hash,
      payload,
      readAt,
      runId,
      file: position?.file ?? null,
      line: position?.line ?? null,
    })),
  );
  if (rows.length === 0) return;
  const { columns, select } = recordset(
    tenderObservations,
    [
      'tenderId',
      'companyId',
      'format',
      'observedAt',
      'hash',
      'payload',
      'readAt',
      'runId',
      'file',
      'line',
    ],
    rows,
  );
  await tx.execute(sql`insert into tender_observations (${columns}) ${select}`);
}

export interface IngestContext {
  runId: number | null;
  readAt: string;
  /** Read from its source just now and not from a file. */
  isLive?: boolean;
  /** The company that says so for itself; null for what an official source says to all. */
  companyId: number | null;
}

/**
 * Stores a batch of observations and refolds their tenders, in one transaction: after a crash the batch
 * is there as a whole or not at all, and importing it again does nothing more. `record` writes along
 * with it, in the same transaction, what the batch did.
 *
 * What a company says for itself makes a version of the tender for that company alone, folded from what official
 * sources say and from its own. What an official source says refolds the versions of companies too.
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

/** What is stored of the tenders that a batch speaks of, to plan it without writing anything. */
export function knownOf(
  tx: Tx,
  batch: readonly HashedObservation[],
  companyId: number | null,
): Promise<Map<string, KnownTender>> {
  return knownTenders(tx, keysOf(batch), companyId);
}

async function writeFolded(
  tx: Tx,
  changes: readonly TenderChange[],
  companyId: number | null,
): Promise<void> {
  const buyerIds = await writeBuyers(tx, changes, companyId);
  await writeTenders(tx, changes, buyerIds, companyId);
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
    all.length === 0 ? [] : [{ key, id, added: [], all, folded: foldHashed(all) }],
  );
  await writeFolded(tx, changes, companyId);
  await noteTwins(
    tx,
    changes.map(({ id }) => id),
  );
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`;

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
 * What a company said before an official source said just the same is its own no longer. Without it the order in which
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

/** What official sources now say of tenders counts in the versions of companies too. */
async function refoldOwnVersions(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const [companyId, keys] of await versionsOf(tx, ids)) {
    if (companyId !== null) await refold(tx, keys, companyId);
  }
}
