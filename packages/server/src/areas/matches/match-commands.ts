import { currentRules } from '@pliego/matching/rules';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { matchStates } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import type { Found } from './compare.ts';

const listOf = (ids: readonly number[]): string => `{${ids.join(',')}}`;

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

/** A tender that now reaches the score from which the rule of a product assigns, and did not before. */
export interface Reached {
  tenderId: number;
  productId: number;
}

/**
 * Writes what was found of some tenders and products, and takes away what was found before and is not any more.
 *
 * @returns What newly reaches the rule of its product. What the first comparison of a product finds was there before its rule:
 * a person decides of it.
 */
export async function writeMatches(
  tx: Tx,
  { companyId, tenderIds, productIds, synonyms }: Written,
  found: readonly Found[],
): Promise<Reached[]> {
  const rows = found.map(({ tenderId, productId, score, eligibility, lines }) => ({
    tender_id: tenderId,
    product_id: productId,
    score,
    eligibility,
    lines: lines.map(({ linea, puntaje, requisitos, partes, verificado }) => ({
      linea,
      puntaje,
      requisitos,
      partes,
      verificado,
    })),
  }));
  const ofProducts =
    productIds === null ? sql`` : sql`and m.product_id = any (${listOf(productIds)}::integer[])`;
  return rowsOf<Reached>(
    tx,
    sql`with given as materialized (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as g(tender_id integer, product_id integer, score smallint, eligibility text, lines jsonb)),
    gone as (delete from product_matches m
      where m.company_id = ${companyId} and m.tender_id = any (${listOf(tenderIds)}::integer[]) ${ofProducts}
        and not exists (select from given g where g.tender_id = m.tender_id and g.product_id = m.product_id)),
    held as materialized (select m.tender_id, m.product_id, m.score from product_matches m
      join given g on g.tender_id = m.tender_id and g.product_id = m.product_id
      where m.company_id = ${companyId}),
    written as (insert into product_matches as known
        (company_id, tender_id, product_id, score, eligibility, lines, rules, synonyms, is_dismissed)
      select p.company_id, g.tender_id, g.product_id, g.score, g.eligibility, g.lines,
          ${currentRules.version}::smallint, ${synonyms}::integer,
          exists (select from match_dismissals d where d.company_id = p.company_id
            and d.tender_id = g.tender_id and d.product_id = g.product_id)
        from given g join products p on p.company_id = ${companyId} and p.id = g.product_id
      on conflict (company_id, tender_id, product_id) do update
        set score = excluded.score, eligibility = excluded.eligibility, lines = excluded.lines,
          rules = excluded.rules, synonyms = excluded.synonyms
        where (known.score, known.eligibility, known.rules, known.synonyms, known.lines)
          is distinct from (excluded.score, excluded.eligibility, excluded.rules, excluded.synonyms, excluded.lines)
      returning known.tender_id, known.product_id, known.score)
    select w.tender_id as "tenderId", w.product_id as "productId" from written w
      join products p on p.company_id = ${companyId} and p.id = w.product_id
      left join held h on h.tender_id = w.tender_id and h.product_id = w.product_id
      where w.score >= p.assign_from and (h.score is null or h.score < p.assign_from) and p.matched_version <> 0
      order by 1, 2`,
  );
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
