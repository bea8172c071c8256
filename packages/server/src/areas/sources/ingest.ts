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
import { recordReadings, recordSightings } from './sighting-commands.ts';
import { tenderColumns, tenderRow } from './tender-row.ts';

/** One import writes at a time, also across processes: two could create the same tender at once. */
export async function holdIngest(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(5716002)`);
}

interface TenderKey {
  source: SourceId;
  code: string;
}

interface ObservationRow {
  id: number;
  source: SourceId;
  code: string;
  format: NoticeFormat;
  observedAt: string;
  hash: string;
  payload: JsonObject;
}

/** Rows of one company, or the public ones. In this form an index serves it. */
const ofCompany = (column: SQL, companyId: number | null): SQL =>
  companyId === null ? sql`${column} is null` : sql`${column} = ${companyId}`;

/** The tenders that a batch speaks of. */
function keysOf(batch: readonly HashedObservation[]): TenderKey[] {
  return [...new Map(batch.map(({ observation: o }) => [tenderKey(o), o])).values()].map(
    ({ source, code }) => ({ source, code }),
  );
}

/** What is stored of some tenders. */
async function knownTenders(
  tx: Tx,
  keys: readonly TenderKey[],
  companyId: number | null,
): Promise<Map<string, KnownTender>> {
  const rows = await rowsOf<ObservationRow>(
    tx,
    sql`select t.id, t.source, t.code, o.format, o.observed_at as "observedAt", o.hash, o.payload
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(source text, code text)
      join tenders t on t.source = k.source and t.code = k.code
        and ${ofCompany(sql`t.company_id`, companyId)}
      join tender_observations o on o.tender_id = t.id`,
  );
  const known = new Map<string, KnownTender>();
  for (const { id, source, code, format, observedAt, hash, payload } of rows) {
    const key = tenderKey({ source, code });
    const tender = known.get(key) ?? { id, observations: [] };
    const observation = {
      source,
      code,
      format,
      observedAt: new Date(observedAt).toISOString(),
      payload,
    };
    tender.observations.push({ observation, hash });
    known.set(key, tender);
  }
  return known;
}

/** Adds or replaces the folded tenders of a batch; answers the ids by tender key. */
async function writeTenders(
  tx: Tx,
  changes: readonly TenderChange[],
  buyerIds: ReadonlyMap<string, number>,
  companyId: number | null,
): Promise<Map<string, number>> {
  const rows = changes.flatMap(({ folded }) => {
    if (folded === null) return [];
    const buyerId =
      folded.buyer === null ? null : buyerIds.get(`${folded.source} ${folded.buyer.key}`);
    return [{ ...tenderRow(folded), buyerId, companyId }];
  });
  if (rows.length === 0) return new Map();
  const { columns, select } = recordset(tenders, tenderColumns, rows, {
    search: (text) => sql`to_tsvector('spanish', ${text})`,
  });
  const written = await rowsOf<{ id: number; source: string; code: string }>(
    tx,
    sql`insert into tenders (${columns}) ${select}
      on conflict (source, code, company_id) do update set (${columns}) = row(${excludedColumns})
      returning id, source, code`,
  );
  return new Map(written.map((row) => [tenderKey(row), row.id]));
}

const excludedColumns = sql.join(
  tenderColumns.map((property) => sql`excluded.${sql.identifier(tenders[property].name)}`),
  sql`, `,
);

async function writeObservations(
  tx: Tx,
  changes: readonly TenderChange[],
  ids: ReadonlyMap<string, number>,
  { runId, readAt }: IngestContext,
): Promise<void> {
  const rows = changes.flatMap(({ key, id, added }) =>
    added.map(({ observation: { format, observedAt, payload }, hash, position }) => ({
      tenderId: id ?? ids.get(key),
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
    ['tenderId', 'format', 'observedAt', 'hash', 'payload', 'readAt', 'runId', 'file', 'line'],
    rows,
  );
  await tx.execute(sql`insert into tender_observations (${columns}) ${select}`);
}

const sourcesOf = (batch: readonly HashedObservation[]): SourceId[] => [
  ...new Set(batch.map(({ observation }) => observation.source)),
];

export interface IngestContext {
  runId: number | null;
  readAt: string;
  /** The company whose own these facts are; public when absent. */
  companyId?: number | null | undefined;
}

/**
 * Stores a batch of observations and refolds their tenders, in one transaction: after a crash the batch
 * is there as a whole or not at all, and importing it again does nothing more. `record` writes along
 * with it, in the same transaction, what the batch did.
 */
export function ingestBatch(
  database: Database,
  batch: readonly HashedObservation[],
  context: IngestContext,
  record?: (tx: Tx, outcomes: Record<Outcome, number>) => Promise<void>,
): Promise<Record<Outcome, number>> {
  return database.transaction('system', async (tx) => {
    await holdIngest(tx);
    const companyId = context.companyId ?? null;
    const known = await knownTenders(tx, keysOf(batch), companyId);
    const { changes, outcomes } = planBatch(batch, known);
    const buyerIds = await writeBuyers(tx, changes, companyId);
    const tenderIds = await writeTenders(tx, changes, buyerIds, companyId);
    await writeObservations(tx, changes, tenderIds, context);
    const seenAgain = [...known.values()].map(({ id }) => id);
    await recordSightings(tx, seenAgain, context.readAt);
    if (companyId === null) await recordReadings(tx, sourcesOf(batch), context.readAt);
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

/** Folds tenders of a company anew from what is stored of them, after some of it was taken away. */
export async function refold(tx: Tx, keys: readonly TenderKey[], companyId: number): Promise<void> {
  const known = await knownTenders(tx, keys, companyId);
  const changes = [...known].map(([key, { id, observations: all }]) => {
    return { key, id, added: [], all, folded: foldHashed(all) };
  });
  const buyerIds = await writeBuyers(tx, changes, companyId);
  await writeTenders(tx, changes, buyerIds, companyId);
}
