import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import type { SynonymGroups } from '@pliego/matching/vocabulary';
import { and, desc, eq, sql } from 'drizzle-orm';
import { columnsOf, normalised, type ProductRow } from '#server/areas/products/fields.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import { matchDismissals } from '#server/db/schema/matches.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { mayFit } from './compared-queries.ts';
import { shownTender } from './match-queries.ts';
import { comparedColumns } from './tender-lines.ts';

/** A product that is being written, as if it were saved. */
export function unsavedRow(given: ProductFields, now: Date): ProductRow {
  return {
    ...columnsOf(normalised(given)),
    id: 1,
    companyId: 0,
    version: 0,
    matchedVersion: 0,
    createdAt: now,
    changedAt: now,
    changedBy: null,
  };
}

/** What is not shown again of a product: that somebody has said it is not for the company. */
function isUndecided(productId: number) {
  return sql`not exists (
    select from ${matchDismissals}
    where ${matchDismissals.productId} = ${productId} and ${matchDismissals.tenderId} = ${tenders.id}
  )`;
}

interface Part {
  before: number | null;
  limit: number;
  now: Date;
  /** The saved product whose dismissed tenders are left out; null where it is about no single one. */
  productId: number | null;
}

/** Open tenders that may fit any of some products, newest first, one part after another. */
export async function candidatesAfter(
  tx: Tx,
  some: readonly ProductRow[],
  { before, limit, now, productId }: Part,
  groups: SynonymGroups,
) {
  return tx
    .select(comparedColumns)
    .from(tenders)
    .where(
      and(
        isOpenAt(tenders, now),
        before === null ? undefined : sql`${tenders.id} < ${before}`,
        mayFit(some, groups),
        productId === null ? undefined : isUndecided(productId),
      ),
    )
    .orderBy(desc(tenders.id))
    .limit(limit);
}

/** Some tenders as a list of matches shows them, by their ids. */
export async function shownByIds(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await tx
    .select(shownTender)
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(sql`${tenders.id} = any (${idList(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
