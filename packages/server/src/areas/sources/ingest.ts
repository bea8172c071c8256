import { fold } from '@pliego/contract/rules/tender-codes';
import type { JsonObject, NoticeFormat, SourceId } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import { buyers, tenderObservations, tenders } from '#server/db/schema/tenders.ts';
import {
  type HashedObservation,
  type KnownTender,
  type Outcome,
  planBatch,
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

/** Adds or refreshes the institutions of a batch; answers their ids by source and key. */
async function writeBuyers(tx: Tx, changes: readonly TenderChange[]): Promise<Map<string, number>> {
  const latest = new Map<string, { source: string; key: string; observedAt: string }>();
  for (const { folded } of changes) {
    if (folded?.buyer === null || folded === null) continue;
    const { key, name, taxId, complaints } = folded.buyer;
    const row = {
      source: folded.source,
      key,
      name,
      nameKey: fold(name),
      taxId,
      complaints,
      observedAt: folded.observedAt,
    };
    const id = `${row.source} ${key}`;
    if ((latest.get(id)?.observedAt ?? '') <= row.observedAt) latest.set(id, row);
  }
  if (latest.size === 0) return new Map();
  const { columns, select } = recordset(
    buyers,
    ['source', 'key', 'name', 'nameKey', 'taxId', 'complaints', 'observedAt'],
    [...latest.values()],
  );
  const rows = await rowsOf<{ id: number; source: string; key: string }>(
    tx,
    sql`insert into buyers (${columns}) ${select}
      on conflict (source, key) do update set
        name = case when excluded.observed_at >= buyers.observed_at then excluded.name else buyers.name end,
        name_key = case when excluded.observed_at >= buyers.observed_at then excluded.name_key else buyers.name_key end,
        tax_id = coalesce(excluded.tax_id, buyers.tax_id),
        complaints = case when excluded.observed_at >= buyers.observed_at
          then coalesce(excluded.complaints, buyers.complaints) else buyers.complaints end,
        observed_at = greatest(excluded.observed_at, buyers.observed_at)
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
 * is there as a whole or not at all, and importing it again does nothing more.
 */
export function ingestBatch(
  database: Database,
  batch: readonly HashedObservation[],
  context: IngestContext,
): Promise<Record<Outcome, number>> {
  return database.transaction('system', async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ingestLock})`);
    const { changes, outcomes } = planBatch(batch, await knownTenders(tx, batch));
    const buyerIds = await writeBuyers(tx, changes);
    const tenderIds = await writeTenders(tx, changes, buyerIds);
    await writeObservations(tx, changes, tenderIds, context);
    return outcomes;
  });
}
