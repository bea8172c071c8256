import { currentRules } from '@pliego/matching/rules';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { matchStates } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import type { Kept } from './compare.ts';
import { type Changes, changesOf, type Known, type Pair } from './match-changes.ts';

/** A list of an array: of numbers, or of texts without signs. */
const listOf = (values: readonly (number | string)[]): string => `{${values.join(',')}}`;

type Rewritten = Changes['written'][number];

interface Written {
  companyId: number;
  tenderIds: readonly number[];
  /** Null: all of them were compared. */
  productIds: readonly number[] | null;
  /** The version of the company's synonyms. */
  synonyms: number;
}

/**
 * Changes of a company's matches take turns, so that none overlooks another when it says which is the best of a tender. To be called before
 * anything that matches hang on is written: whoever comes second waits here, and nowhere else.
 */
export async function holdMatches(tx: Tx, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.matches}, ${companyId})`);
}

/** What is stored of some tenders and products, as far as it is compared. */
async function knownOf(
  tx: Tx,
  { companyId, tenderIds, productIds, synonyms }: Written,
): Promise<Known[]> {
  const ofProducts =
    productIds === null ? sql`` : sql`and m.product_id = any (${listOf(productIds)}::integer[])`;
  return rowsOf<Known>(
    tx,
    sql`select m.tender_id as "tenderId", m.product_id as "productId", m.score, m.digest,
        (m.rules = ${currentRules.version} and m.synonyms = ${synonyms}) as "isCurrent"
      from product_matches m
      where m.company_id = ${companyId} and m.tender_id = any (${listOf(tenderIds)}::integer[]) ${ofProducts}`,
  );
}

/** Pairs as a relation `g(tender_id, product_id)` of a statement. */
const pairsOf = (pairs: readonly Pair[]): SQL => {
  const tenderIds = listOf(pairs.map(({ tenderId }) => tenderId));
  const productIds = listOf(pairs.map(({ productId }) => productId));
  return sql`unnest(${tenderIds}::integer[], ${productIds}::integer[]) as g(tender_id, product_id)`;
};

const ofPair = (companyId: number): SQL =>
  sql`m.company_id = ${companyId} and m.tender_id = g.tender_id and m.product_id = g.product_id`;

/** Changed matches as a relation `g` of a statement. The lines of all are one text, which is read once. */
const changedOf = (changed: readonly Rewritten[]): SQL => sql`rows from (unnest(
    ${listOf(changed.map(({ tenderId }) => tenderId))}::integer[],
    ${listOf(changed.map(({ productId }) => productId))}::integer[],
    ${listOf(changed.map(({ score }) => score))}::smallint[],
    ${listOf(changed.map(({ before }) => before ?? 'null'))}::smallint[],
    ${listOf(changed.map(({ eligibility }) => eligibility))}::text[],
    ${listOf(changed.map(({ digest }) => digest))}::text[]),
    jsonb_array_elements(${`[${changed.map(({ lines }) => lines).join(',')}]`}::jsonb))
  as g(tender_id, product_id, score, before, eligibility, digest, lines)`;

/** @returns What newly reaches the rule of its product. */
function writeChanged(
  tx: Tx,
  { companyId, synonyms }: Written,
  changed: readonly Rewritten[],
): Promise<Pair[]> {
  return rowsOf<Pair>(
    tx,
    sql`with given as materialized (select * from ${changedOf(changed)}),
    written as (insert into product_matches as known
        (company_id, tender_id, product_id, score, eligibility, lines, digest, rules, synonyms, is_dismissed)
      select p.company_id, g.tender_id, g.product_id, g.score, g.eligibility, g.lines, g.digest,
          ${currentRules.version}::smallint, ${synonyms}::integer,
          exists (select from match_dismissals d where d.company_id = p.company_id
            and d.tender_id = g.tender_id and d.product_id = g.product_id)
        from given g join products p on p.company_id = ${companyId} and p.id = g.product_id
      on conflict (company_id, tender_id, product_id) do update
        set score = excluded.score, eligibility = excluded.eligibility, lines = excluded.lines,
          digest = excluded.digest, rules = excluded.rules, synonyms = excluded.synonyms
      returning known.tender_id, known.product_id)
    select g.tender_id as "tenderId", g.product_id as "productId" from written w
      join given g on g.tender_id = w.tender_id and g.product_id = w.product_id
      join products p on p.company_id = ${companyId} and p.id = w.product_id
      where p.assign_from is not null and g.score >= p.assign_from and (g.before is null or g.before < p.assign_from) and p.matched_version <> 0
      order by 1, 2`,
  );
}

/**
 * Writes what was found of some tenders and products, and takes away what was found before and is not any more. To be called after
 * `holdMatches`: nobody else changes what it compares with.
 *
 * @returns What newly reaches the rule of its product. What the first comparison of a product finds was there before its rule:
 * a person decides of it.
 */
export async function writeMatches(tx: Tx, of: Written, found: readonly Kept[]): Promise<Pair[]> {
  const { companyId, synonyms } = of;
  const { gone, written, renewed } = changesOf(await knownOf(tx, of), found);
  if (gone.length > 0) {
    await tx.execute(
      sql`delete from product_matches m using ${pairsOf(gone)} where ${ofPair(companyId)}`,
    );
  }
  if (renewed.length > 0) {
    await tx.execute(
      sql`update product_matches m set rules = ${currentRules.version}::smallint, synonyms = ${synonyms}::integer
        from ${pairsOf(renewed)} where ${ofPair(companyId)}`,
    );
  }
  return written.length === 0 ? [] : writeChanged(tx, of, written);
}

/** Remembers that products were compared in these versions, unless the synonyms were changed meanwhile: then they are again. */
export async function noteCompared(
  tx: Tx,
  companyId: number,
  {
    compared,
    synonyms,
  }: { compared: readonly { id: number; version: number }[]; synonyms: number },
): Promise<void> {
  const rows = JSON.stringify(compared.map(({ id, version }) => ({ id, version })));
  await tx.execute(sql`update ${products} p set matched_version = g.version
    from json_to_recordset(${rows}::json) as g(id integer, version integer)
    where p.company_id = ${companyId} and p.id = g.id and ${synonyms} =
      (select coalesce(max(s.version), 0) from company_synonyms s where s.company_id = ${companyId})`);
}

export type MatchState = typeof matchStates.$inferSelect;

/** Up to where a company is compared; null where it never was. */
export async function stateOf(tx: Tx, companyId: number): Promise<MatchState | null> {
  const [state] = await tx.select().from(matchStates).where(eq(matchStates.companyId, companyId));
  return state ?? null;
}

/** Compares what is said of tenders from now on; its products are compared with what is open by themselves. */
export async function beginState(
  tx: Tx,
  companyId: number,
  lastObservationId: number,
): Promise<MatchState> {
  const fresh = { companyId, lastObservationId, rules: currentRules.version, fullAfter: null };
  await tx.insert(matchStates).values(fresh).onConflictDoNothing();
  return (await stateOf(tx, companyId)) ?? fresh;
}

/** Goes on to another state, unless another process did so meanwhile: what it wrote then counts. */
export async function moveState(
  tx: Tx,
  from: MatchState,
  to: Partial<Omit<MatchState, 'companyId'>>,
): Promise<boolean> {
  const moved = await tx
    .update(matchStates)
    .set(to)
    .where(
      and(
        eq(matchStates.companyId, from.companyId),
        eq(matchStates.lastObservationId, from.lastObservationId),
        sql`${matchStates.fullAfter} is not distinct from ${from.fullAfter}::integer`,
      ),
    )
    .returning({ companyId: matchStates.companyId });
  return moved.length > 0;
}

/** Has everything compared anew, by the rules in force. */
export async function compareAllAnew(tx: Tx, companyId: number): Promise<MatchState> {
  const [state] = await tx
    .update(matchStates)
    .set({ fullAfter: 0, rules: currentRules.version })
    .where(eq(matchStates.companyId, companyId))
    .returning();
  return state ?? beginState(tx, companyId, 0);
}
