import type { ProductMatchQuery } from '@pliego/contract/areas/matches';
import { createMessage } from '@pliego/contract/message';
import { countCap } from '@pliego/contract/paging';
import { ProblemError } from '@pliego/contract/problem';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { parsed } from '#server/areas/tenders/cursor.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import { matchDismissals, productMatches } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** What a list of matches shows of a tender. */
export const shownTender = {
  id: tenders.id,
  code: tenders.code,
  title: tenders.title,
  stateClass: tenders.stateClass,
  buyerName: buyers.name,
  region: tenders.region,
  closesAt: tenders.closesAt,
  closesOn: tenders.closesOn,
  closingZone: sql<string | null>`${tenders.milestones} -> 'cierre' ->> 'zona'`,
  currency: tenders.currency,
  amount: tenders.amount,
  items: tenders.items,
};

const dismissal = {
  userId: matchDismissals.userId,
  at: matchDismissals.at,
  reason: matchDismissals.reason,
};

const ofDismissal = and(
  eq(matchDismissals.companyId, productMatches.companyId),
  eq(matchDismissals.tenderId, productMatches.tenderId),
  eq(matchDismissals.productId, productMatches.productId),
);

const Cursor = z.tuple([z.int().min(0).max(100), z.int().min(1).max(2_147_483_647)]);

function positionOf(cursor: string): [score: number, id: number] {
  const read = Cursor.safeParse(parsed(cursor));
  if (read.success) return read.data;
  throw new ProblemError('datos-invalidos', createMessage('lista-cambiada'), {
    fieldErrors: { cursor: createMessage('cursor-ajeno') },
  });
}

function conditionsOf(
  { companyId, productId, now }: { companyId: number; productId: number; now: Date },
  { estado, descartados }: ProductMatchQuery,
): SQL | undefined {
  return and(
    eq(productMatches.companyId, companyId),
    eq(productMatches.productId, productId),
    descartados === 'si' ? undefined : eq(productMatches.isDismissed, descartados === 'solo'),
    estado === 'abiertas' ? isOpenAt(tenders, now) : undefined,
  );
}

/** A page of the tenders that fit a product, best first, and how many there are. */
export async function matchPage(
  tx: Tx,
  of: { companyId: number; productId: number; now: Date },
  query: ProductMatchQuery,
) {
  const chosen = conditionsOf(of, query);
  const after = query.cursor === undefined ? null : positionOf(query.cursor);
  const beyond =
    after === null
      ? undefined
      : sql`(${productMatches.score}, ${productMatches.tenderId}) < (${after[0]}::smallint, ${after[1]}::integer)`;
  const rows = await tx
    .select({ match: productMatches, tender: shownTender, dismissal })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(matchDismissals, ofDismissal)
    .where(and(chosen, beyond))
    .orderBy(desc(productMatches.score), desc(productMatches.tenderId))
    .limit(query.limit + 1);
  const all = tx
    .select({ id: productMatches.tenderId })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .where(chosen);
  const counted = query.exacto ? all.as('counted') : all.limit(countCap + 1).as('counted');
  const [known] = await tx.select({ total: count() }).from(counted);
  const total = known?.total ?? 0;
  const cap = query.exacto ? total : countCap;
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const next =
    rows.length > query.limit && last !== undefined
      ? Buffer.from(JSON.stringify([last.match.score, last.match.tenderId])).toString('base64url')
      : null;
  return { rows: page, total: Math.min(total, cap), isExact: total <= cap, next };
}

/** Everything that fits a tender, with its products. */
export async function matchesOfTender(tx: Tx, companyId: number, tenderId: number) {
  return tx
    .select({ match: productMatches, product: products, dismissal })
    .from(productMatches)
    .innerJoin(
      products,
      and(
        eq(products.companyId, productMatches.companyId),
        eq(products.id, productMatches.productId),
      ),
    )
    .leftJoin(matchDismissals, ofDismissal)
    .where(and(eq(productMatches.companyId, companyId), eq(productMatches.tenderId, tenderId)))
    .orderBy(desc(productMatches.score), products.id);
}

/** How many open tenders fit each of some products, without what was dismissed. */
export async function openMatchCounts(
  tx: Tx,
  companyId: number,
  productIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: productMatches.productId, matches: count() })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .where(
      and(
        eq(productMatches.companyId, companyId),
        inArray(productMatches.productId, [...productIds]),
        eq(productMatches.isDismissed, false),
        isOpenAt(tenders, now),
      ),
    )
    .groupBy(productMatches.productId);
  return new Map(rows.map(({ id, matches }) => [id, matches]));
}

/** How each of some tenders fits: by its best product, or the best of those asked for, and how many others there are. */
export async function bestMatchesOf(
  tx: Tx,
  companyId: number,
  tenderIds: readonly number[],
  productIds: readonly number[],
) {
  if (tenderIds.length === 0) return [];
  const any = alias(productMatches, 'any_match');
  const ofTender = and(
    eq(any.companyId, companyId),
    eq(any.tenderId, productMatches.tenderId),
    eq(any.isDismissed, false),
    productIds.length === 0 ? undefined : inArray(any.productId, [...productIds]),
  );
  return tx
    .select({
      match: productMatches,
      product: { id: products.id, sku: products.sku, name: products.name },
      others: sql<number>`(select count(*)::int - 1 from ${productMatches} ${any} where ${ofTender})`,
    })
    .from(productMatches)
    .innerJoin(
      products,
      and(
        eq(products.companyId, productMatches.companyId),
        eq(products.id, productMatches.productId),
      ),
    )
    .where(
      and(
        eq(productMatches.companyId, companyId),
        sql`${productMatches.tenderId} = any (${idList(tenderIds)})`,
        sql`${productMatches.productId} = (select ${any.productId} from ${productMatches} ${any} where ${ofTender}
          order by ${any.score} desc, ${any.productId} limit 1)`,
      ),
    );
}
