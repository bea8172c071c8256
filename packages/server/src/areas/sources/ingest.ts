import { fold } from '@pliego/contract/rules/tender-codes';
import type {
  BuyerFacts,
  JsonObject,
  NoticeFormat,
  Observation,
  SourceId,
} from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { buyers, tenderObservations, tenders } from '#server/db/schema/tenders.ts';
import {
  type HashedObservation,
  type KnownTender,
  type Outcome,
  planBatch,
  readFacts,
  type TenderChange,
  tenderKey,
} from './fold-batch.ts';
import { tenderColumns, tenderRow } from './tender-row.ts';

/** One import writes at a time, also across processes: two could create the same tender at once. */
const ingestLock = 5_716_002;

interface ObservationRow {
  id: number;
  source: SourceId;
  code: string;
  format: NoticeFormat;
  observedAt: string;
  hash: string;
  payload: JsonObject;
}

/** What is stored of the tenders that a batch speaks of. */
async function knownTenders(
  tx: Tx,
  batch: readonly HashedObservation[],
): Promise<Map<string, KnownTender>> {
  const keys = [...new Map(batch.map(({ observation: o }) => [tenderKey(o), o])).values()].map(
    ({ source, code }) => ({ source, code }),
  );
  const rows = await rowsOf<ObservationRow>(
    tx,
    sql`select t.id, t.source, t.code, o.format, o.observed_at as "observedAt", o.hash, o.payload
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(source text, code text)
      join tenders t on t.source = k.source and t.code = k.code
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

type BuyerRow = ReturnType<typeof buyerRow>;

function buyerRow(
  { source, observedAt }: Observation,
  { key, name, taxId, complaints }: BuyerFacts,
) {
  return { source, key, name, nameKey: fold(name), taxId, complaints, observedAt };
}

/** What decides between two observations of an institution: the later, and no tie is left to chance. */
function isLater(a: BuyerRow, b: BuyerRow): boolean {
  const rank = ({ observedAt, name, taxId, complaints }: BuyerRow) =>
    [observedAt, name, taxId ?? '', complaints ?? -1] as const;
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at !== -1 && (left[at] ?? '') > (right[at] ?? '');
}

/** The same in the database, which compares texts byte by byte as well. */
const isLaterRow = sql`(excluded.observed_at, excluded.name collate "C", coalesce(excluded.tax_id, '') collate "C", coalesce(excluded.complaints, -1))
  > (buyers.observed_at, buyers.name collate "C", coalesce(buyers.tax_id, '') collate "C", coalesce(buyers.complaints, -1))`;

/**
 * Adds or refreshes the institutions of a batch; answers their ids by source and key. Each is as the
 * latest observation of it says, whichever tender that speaks of and whenever it was read.
 */
async function writeBuyers(tx: Tx, changes: readonly TenderChange[]): Promise<Map<string, number>> {
  const latest = new Map<string, BuyerRow>();
  for (const { observation } of changes.flatMap(({ all }) => all)) {
    const { buyer } = readFacts(observation);
    if (buyer === null || buyer === undefined) continue;
    const row = buyerRow(observation, buyer);
    const id = `${row.source} ${row.key}`;
    const known = latest.get(id);
    if (known === undefined || isLater(row, known)) latest.set(id, row);
  }
  if (latest.size === 0) return new Map();
  const given = ['name', 'nameKey', 'taxId', 'complaints', 'observedAt'] as const;
  const { columns, select } = recordset(buyers, ['source', 'key', ...given], [...latest.values()]);
  const replaced = given.map((property) => {
    const column = sql.identifier(buyers[property].name);
    return sql`${column} = case when ${isLaterRow} then excluded.${column} else buyers.${column} end`;
  });
  const rows = await rowsOf<{ id: number; source: string; key: string }>(
    tx,
    sql`insert into buyers (${columns}) ${select}
      on conflict (source, key) do update set ${sql.join(replaced, sql`, `)}
      returning id, source, key`,
  );
  return new Map(rows.map(({ id, source, key }) => [`${source} ${key}`, id]));
}

/** Adds or replaces the folded tenders of a batch; answers the ids by tender key. */
async function writeTenders(
  tx: Tx,
  changes: readonly TenderChange[],
  buyerIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const rows = changes.flatMap(({ folded }) => {
    if (folded === null) return [];
    const buyerId =
      folded.buyer === null ? null : buyerIds.get(`${folded.source} ${folded.buyer.key}`);
    return [{ ...tenderRow(folded), buyerId }];
  });
  if (rows.length === 0) return new Map();
  const { columns, select } = recordset(tenders, tenderColumns, rows, {
    search: (text) => sql`to_tsvector('spanish', ${text})`,
  });
  const written = await rowsOf<{ id: number; source: string; code: string }>(
    tx,
    sql`insert into tenders (${columns}) ${select}
      on conflict (source, code) do update set (${columns}) = row(${excludedColumns})
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
    added.map(({ observation: { format, observedAt, payload }, hash }) => ({
      tenderId: id ?? ids.get(key),
      format,
      observedAt,
      hash,
      payload,
      readAt,
      runId,
    })),
  );
  if (rows.length === 0) return;
  const { columns, select } = recordset(
    tenderObservations,
    ['tenderId', 'format', 'observedAt', 'hash', 'payload', 'readAt', 'runId'],
    rows,
  );
  await tx.execute(sql`insert into tender_observations (${columns}) ${select}`);
}

export interface IngestContext {
  runId: number | null;
  readAt: string;
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
    await tx.execute(sql`select pg_advisory_xact_lock(${ingestLock})`);
    const { changes, outcomes } = planBatch(batch, await knownTenders(tx, batch));
    const buyerIds = await writeBuyers(tx, changes);
    const tenderIds = await writeTenders(tx, changes, buyerIds);
    await writeObservations(tx, changes, tenderIds, context);
    await record?.(tx, outcomes);
    return outcomes;
  });
}
