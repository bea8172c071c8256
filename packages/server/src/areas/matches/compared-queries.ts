import { familyOf } from '@pliego/matching/code-points';
import { type SynonymGroups, vocabularyOf } from '@pliego/matching/vocabulary';
import { and, asc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ProductRow } from '#server/areas/products/fields.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import {
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { foldLetters } from '@pliego/contract/rules/fold-text';
import { otherNumbersOf, searchableText } from '@pliego/contract/rules/spanish-text';
import { type ComparedTender, comparedColumns, matcherProduct } from './tender-lines.ts';

/** Products of a company that were changed since they were compared. */
export async function changedProducts(
  tx: Tx,
  companyId: number,
  limit: number,
): Promise<ProductRow[]> {
  return tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), ne(products.matchedVersion, products.version)))
    .orderBy(asc(products.id))
    .limit(limit);
}

export async function activeProducts(tx: Tx, companyId: number): Promise<ProductRow[]> {
  return tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.isActive, true)))
    .orderBy(asc(products.id));
}

/** Some tenders by their ids, with what is compared. */
export async function comparedByIds(tx: Tx, ids: readonly number[]): Promise<ComparedTender[]> {
  if (ids.length === 0) return [];
  return tx
    .select(comparedColumns)
    .from(tenders)
    .where(sql`${tenders.id} = any (${idList(ids)})`);
}

/**
 * The tenders that may have a line that fits one of a few products: of a family of their codes, or with a word of their names or
 * keywords. The search reads words as the matcher does, but for what is written with signs in between.
 */
export function mayFit(some: readonly ProductRow[], groups: SynonymGroups = []): SQL | undefined {
  const { saidFor } = vocabularyOf(groups);
  const families = some.flatMap(({ unspsc }) => unspsc.map(familyOf));
  const said = some
    .flatMap(({ name, keywords }) => [name, ...keywords])
    .concat(some.flatMap((row) => saidFor(matcherProduct(row))));
  const words = foldLetters(said.join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = new Set(
    [...words, ...words.flatMap(otherNumbersOf)].map((word) => searchableText(word)),
  );
  const known = families.filter((family) => family !== null && family !== undefined);
  return or(
    known.length === 0
      ? undefined
      : sql`${tenders.rubros} && ${`{${[...new Set(known)].join(',')}}`}::text[]`,
    asked.size === 0
      ? undefined
      : sql`${tenders.search} @@ (select string_agg(q::text, ' | ')::tsquery
          from (select plainto_tsquery('spanish', w) as q from unnest(${`{${[...asked].join(',')}}`}::text[]) as w) asked
          where numnode(q) > 0)`,
  );
}

/** Above so many products, every open tender is compared. */
const fewProducts = 20;

/** The open tenders to compare with some products, newest first: also those that fitted them before. */
export async function openToCompare(
  tx: Tx,
  companyId: number,
  { some, groups }: { some: readonly ProductRow[]; groups: SynonymGroups },
  now: Date,
): Promise<number[]> {
  const narrowed = some.length <= fewProducts ? mayFit(some, groups) : undefined;
  const rows = await tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(and(isOpenAt(tenders, now), narrowed))
    .orderBy(sql`${tenders.id} desc`);
  if (narrowed === undefined) return rows.map(({ id }) => id);
  const known = await tx
    .selectDistinct({ id: productMatches.tenderId })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .where(
      and(
        eq(productMatches.companyId, companyId),
        inArray(
          productMatches.productId,
          some.map(({ id }) => id),
        ),
        isOpenAt(tenders, now),
      ),
    );
  return [...new Set([...rows, ...known].map(({ id }) => id))];
}

/** The tenders that something was said of after one observation, in the order in which it was stored. */
export function saidAfter(
  tx: Tx,
  after: number,
  limit: number,
): Promise<{ id: number; tenderId: number }[]> {
  return tx
    .select({ id: observations.id, tenderId: observations.tenderId })
    .from(observations)
    .where(gt(observations.id, after))
    .orderBy(asc(observations.id))
    .limit(limit);
}

/** Of some tenders those that are open, or fitted something before: what has long been closed is compared on demand. */
export async function worthComparing(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<ComparedTender[]> {
  if (ids.length === 0) return [];
  const known = sql`exists (select from ${productMatches} where ${and(
    eq(productMatches.companyId, companyId),
    eq(productMatches.tenderId, tenders.id),
  )})`;
  return tx
    .select(comparedColumns)
    .from(tenders)
    .where(and(sql`${tenders.id} = any (${idList(ids)})`, or(isOpenAt(tenders, now), known)));
}

/** The next tenders of all, by their ids. */
export async function tendersAfter(
  tx: Tx,
  after: number,
  limit: number,
): Promise<ComparedTender[]> {
  return tx
    .select(comparedColumns)
    .from(tenders)
    .where(gt(tenders.id, after))
    .orderBy(asc(tenders.id))
    .limit(limit);
}
