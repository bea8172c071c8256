import type { JsonObject, NoticeFormat, SourceId } from '@pliego/sources/notice';
import { type SQL, sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderObservations, tenders } from '#server/db/schema/tenders.ts';
import { convertAmounts } from '#server/areas/tenders/rate-commands.ts';
import { writeBuyers } from './buyer-commands.ts';
import {
  type HashedObservation,
  type KnownTender,
  type TenderChange,
  tenderKey,
} from './fold-batch.ts';
import { keysAsked, type TenderKey } from './tender-keys.ts';
import { learnRubros } from './rubro-commands.ts';
import { learnSuppliers } from './supplier-commands.ts';
import { type SearchTexts, tenderColumns, tenderRow } from './tender-row.ts';
import { learnWords } from './word-commands.ts';

/*
 * Reading and writing what is stored of tenders while something is imported: their observations, and the
 * versions that are folded from them. `ingest.ts` decides what is written.
 */

export interface IngestContext {
  runId: number | null;
  readAt: string;
  /** Read from its source just now and not from a file. */
  isLive?: boolean;
  /** The company whose observation it is; null for an official one. */
  companyId: number | null;
}

interface ObservationRow {
  id: number;
  source: SourceId;
  code: string;
  /** Whether there is a version of the tender for the company, or for all. */
  written: boolean;
  /** The rest is null for a tender that only others have observed. */
  format: NoticeFormat | null;
  observedAt: string;
  hash: string;
  payload: JsonObject;
}

/** Rows of one company, or the public ones. In this form an index serves it. */
const ofCompany = (column: SQL, companyId: number | null): SQL =>
  companyId === null ? sql`${column} is null` : sql`${column} = ${companyId}`;

/** For a company, official and its own observations count; for all others, only the official ones. */
const countsFor = (column: SQL, companyId: number | null): SQL =>
  companyId === null
    ? sql`${column} is null`
    : sql`(${column} is null or ${column} = ${companyId})`;

/** The tenders of a batch. */
export function keysOf(batch: readonly HashedObservation[]): TenderKey[] {
  return [...new Map(batch.map(({ observation: o }) => [tenderKey(o), o])).values()].map(
    ({ source, code }) => ({ source, code }),
  );
}

/** What is stored of some tenders, as it counts for a company or for all. */
export async function knownTenders(
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

/** The weights that PostgreSQL knows, the heaviest first. */
const searchWeights = [
  ['title', 'A'],
  ['names', 'B'],
  ['rest', 'D'],
] as const satisfies readonly (readonly [keyof SearchTexts, string])[];

/** Adds or replaces the folded tenders of a batch. */
async function writeTenders(
  tx: Tx,
  changes: readonly TenderChange[],
  buyerIds: ReadonlyMap<string, number>,
  companyId: number | null,
): Promise<void> {
  const rows = changes
    .flatMap(({ id, folded, changedAt }) => {
      if (folded === null) return [];
      const buyerId =
        folded.buyer === null ? null : buyerIds.get(`${folded.source} ${folded.buyer.key}`);
      return [{ ...tenderRow(folded), id, buyerId, companyId, changedAt }];
    })
    // Writing a tender locks its key (`keep_tender_dates`): in this order, as everybody locks them who locks several.
    .toSorted((one, other) => one.id - other.id);
  if (rows.length === 0) return;
  const { columns, select } = recordset(tenders, tenderColumns, rows, {
    search: (texts) =>
      sql.join(
        searchWeights.map(
          ([part, weight]) =>
            sql`setweight(to_tsvector('spanish', ${texts}::json ->> ${sql.raw(`'${part}'`)}), ${sql.raw(`'${weight}'`)})`,
        ),
        sql` || `,
      ),
  });
  await tx.execute(
    sql`insert into tenders (${columns}) ${select}
      on conflict (id, company_id) do update set (${columns}) = row(${excludedColumns})`,
  );
  const foreign = rows.filter(({ currency }) => currency !== null && currency !== 'CLP');
  if (foreign.length === 0) return;
  const ids = `{${foreign.map(({ id }) => id).join(',')}}`;
  await convertAmounts(
    tx,
    sql`t.id = any (${ids}::integer[]) and ${ofCompany(sql`t.company_id`, companyId)}`,
  );
}

const excludedColumns = sql.join(
  tenderColumns.map((property) => sql`excluded.${sql.identifier(tenders[property].name)}`),
  sql`, `,
);

export async function writeObservations(
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

/** Writes tenders with their buyers, and what is learned from their texts. */
export async function writeFolded(
  tx: Tx,
  changes: readonly TenderChange[],
  companyId: number | null,
): Promise<void> {
  const buyerIds = await writeBuyers(tx, changes, companyId);
  await writeTenders(tx, changes, buyerIds, companyId);
  const tenders = changes.flatMap(({ folded }) => folded ?? []);
  await learnWords(tx, tenders, companyId);
  await learnSuppliers(tx, tenders, companyId);
  if (companyId === null) await learnRubros(tx, tenders);
}
