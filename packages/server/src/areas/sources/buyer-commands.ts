import { institutionKey } from '@pliego/contract/rules/institution-name';
import type { BuyerFacts, Observation } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { recordset } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { buyers } from '#server/db/schema/tenders.ts';
import { readFacts, type TenderChange } from './fold-batch.ts';

/** As much as an index entry holds. */
const longestNameKey = 300;

type BuyerRow = ReturnType<typeof buyerRow>;

function buyerRow(
  { source, observedAt }: Observation,
  { key, name, taxId, scheme: taxScheme = null, complaints }: BuyerFacts,
  companyId: number | null,
) {
  const complaintsObservedAt = complaints === null ? null : observedAt;
  const nameKey = institutionKey(name).slice(0, longestNameKey);
  const said = { name, nameKey, taxId, taxScheme, complaints, complaintsObservedAt, observedAt };
  return { companyId, source, key, ...said };
}

/** What decides between two observations of an institution: the later, and no tie is left to chance. */
function isLater(a: BuyerRow, b: BuyerRow): boolean {
  const rank = ({ observedAt, name, taxId }: BuyerRow) => [observedAt, name, taxId ?? ''] as const;
  const [left, right] = [rank(a), rank(b)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at !== -1 && (left[at] ?? '') > (right[at] ?? '');
}

/** The same for their complaints, which only some observations have: absence removes nothing. */
function hasLaterComplaints(a: BuyerRow, b: BuyerRow): boolean {
  if (a.complaints === null || a.complaintsObservedAt === null) return false;
  if (b.complaints === null || b.complaintsObservedAt === null) return true;
  if (a.complaintsObservedAt !== b.complaintsObservedAt) {
    return a.complaintsObservedAt > b.complaintsObservedAt;
  }
  return a.complaints > b.complaints;
}

/** Merges two observations of one institution, in any order. */
function joinedRow(a: BuyerRow, b: BuyerRow): BuyerRow {
  const { complaints, complaintsObservedAt } = hasLaterComplaints(a, b) ? a : b;
  return { ...(isLater(a, b) ? a : b), complaints, complaintsObservedAt };
}

/** The same in the database, which compares texts byte by byte as well. */
const isLaterRow = sql`(excluded.observed_at, excluded.name collate "C", coalesce(excluded.tax_id, '') collate "C")
  > (buyers.observed_at, buyers.name collate "C", coalesce(buyers.tax_id, '') collate "C")`;
const hasLaterComplaintsRow = sql`excluded.complaints is not null and (buyers.complaints is null
  or (excluded.complaints_observed_at, excluded.complaints) > (buyers.complaints_observed_at, buyers.complaints))`;

/** The fields of an institution, by what decides whether new values replace them. */
const decidedBy = [
  [isLaterRow, ['name', 'nameKey', 'taxId', 'taxScheme', 'observedAt']],
  [hasLaterComplaintsRow, ['complaints', 'complaintsObservedAt']],
] as const;

/** Those that official sources already have, so that a company does not get a duplicate. */
async function publicBuyers(
  tx: Tx,
  named: ReadonlyMap<string, BuyerRow>,
): Promise<Map<string, number>> {
  const keys = [...named.values()].map(({ source, key }) => ({ source, key }));
  const rows = await rowsOf<{ id: number; source: string; key: string }>(
    tx,
    sql`select b.id, b.source, b.key
      from json_to_recordset(${JSON.stringify(keys)}::json) as k(source text, key text)
      join buyers b on b.source = k.source and b.key = k.key and b.company_id is null`,
  );
  return new Map(rows.map(({ id, source, key }) => [`${source} ${key}`, id]));
}

/**
 * Adds or refreshes the institutions of a batch; answers their ids by source and key. Each is as the
 * latest observation of it states, of whichever tender and whenever it was read; its
 * complaints are those of the latest observation that has them. The new ones, and those without a number, are left to
 * `linkBuyers`.
 */
export async function writeBuyers(
  tx: Tx,
  changes: readonly TenderChange[],
  companyId: number | null,
): Promise<Map<string, number>> {
  const latest = new Map<string, BuyerRow>();
  for (const { observation } of changes.flatMap(({ all }) => all)) {
    const { buyer } = readFacts(observation);
    if (buyer === null || buyer === undefined) continue;
    const row = buyerRow(observation, buyer, companyId);
    const id = `${row.source} ${row.key}`;
    const known = latest.get(id);
    latest.set(id, known === undefined ? row : joinedRow(row, known));
  }
  if (latest.size === 0) return new Map();
  const known = companyId === null ? new Map<string, number>() : await publicBuyers(tx, latest);
  for (const id of known.keys()) latest.delete(id);
  if (latest.size === 0) return known;
  const given = decidedBy.flatMap(([, fields]) => fields);
  const { columns, select } = recordset(
    buyers,
    ['companyId', 'source', 'key', ...given],
    [...latest.values()],
  );
  const replaced = decidedBy.flatMap(([wins, fields]) =>
    fields.map((property) => {
      const column = sql.identifier(buyers[property].name);
      return sql`${column} = case when ${wins} then excluded.${column} else buyers.${column} end`;
    }),
  );
  const rows = await rowsOf<{ id: number; source: string; key: string }>(
    tx,
    sql`insert into buyers (${columns}) ${select}
      on conflict (source, key, company_id) do update set ${sql.join(replaced, sql`, `)},
        is_unlinked = buyers.is_unlinked or buyers.key like 'nombre:%'
      returning id, source, key`,
  );
  for (const { id, source, key } of rows) known.set(`${source} ${key}`, id);
  return known;
}
