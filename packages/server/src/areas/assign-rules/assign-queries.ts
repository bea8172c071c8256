import { mayBeResponsible, roles } from '@pliego/contract/abilities';
import type { RuleObstacle } from '@pliego/contract/areas/assign-rules';
import { openStages } from '@pliego/contract/rules/work-stages';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { shownTender } from '#server/areas/matches/match-queries.ts';
import { isOpenAt } from '#server/areas/tenders/closing-queries.ts';
import { memberOf } from '#server/areas/users/queries.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { mayEnter, memberships, users } from '#server/db/schema/companies.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** The rule of a product, as it is saved or as it is asked about. */
export interface Rule {
  companyId: number;
  productId: number;
  personId: number;
  from: number;
}

/** Why a rule gives nothing to anybody; null where it does. */
export async function obstacleOf(
  tx: Tx,
  companyId: number,
  { isActive, personId }: { isActive: boolean; personId: number | null },
): Promise<RuleObstacle | null> {
  if (personId === null) return 'sin-responsable';
  const member = await memberOf(tx, companyId, personId);
  if (member?.status !== 'active') return 'persona-fuera';
  if (!mayBeResponsible(member.role)) return 'persona-lee';
  return isActive ? null : 'producto-inactivo';
}

const listed = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;

/** Somebody has been responsible, or was taken away: from then on people decide. */
const wasDecided = sql`exists (select from events e where e.company_id = ${productMatches.companyId}
  and e.tender_id = ${productMatches.tenderId} and e.type = 'asignacion')`;
const isWorkedOn = sql`coalesce(${tenderWork.stage}, 'detectada') = any (${listed(openStages)})`;

const ofMatch = and(
  eq(tenderWork.companyId, productMatches.companyId),
  eq(tenderWork.tenderId, productMatches.tenderId),
);

function reaches({ companyId, productId, from }: Rule, now: Date): SQL | undefined {
  return and(
    eq(productMatches.companyId, companyId),
    eq(productMatches.productId, productId),
    eq(productMatches.isDismissed, false),
    sql`${productMatches.score} >= ${from}`,
    isOpenAt(tenders, now),
  );
}

/** What a person may be given: it has nobody and never had, is worked on, and is not kept from them. */
const isFree = (personId: number): SQL | undefined =>
  and(
    sql`${tenderWork.assigneeId} is null`,
    isWorkedOn,
    sql`not ${wasDecided}`,
    sql`not (select hidden_from(${personId}::integer)) @> ${productMatches.tenderId}`,
  );

export type Standing = 'libre' | 'llevada' | 'apartada';

/** How many open tenders reach a rule, by whether they can be given to its person. */
export async function standingsOf(
  tx: Tx,
  rule: Rule,
  now: Date,
): Promise<Record<Standing, number>> {
  const standing = sql<Standing>`case when ${tenderWork.assigneeId} is not null then 'llevada'
    when ${isFree(rule.personId)} then 'libre' else 'apartada' end`;
  const rows = await tx
    .select({ standing, count: sql<number>`count(*)::integer` })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .leftJoin(tenderWork, ofMatch)
    .where(reaches(rule, now))
    .groupBy(sql`1`);
  const counts = { libre: 0, llevada: 0, apartada: 0 };
  for (const row of rows) counts[row.standing] = row.count;
  return counts;
}

/** The open tenders that a rule would give to its person, best first. */
export async function freeTenders(tx: Tx, rule: Rule, now: Date, limit: number) {
  return tx
    .select({ tender: shownTender, score: productMatches.score })
    .from(productMatches)
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(tenderWork, ofMatch)
    .where(and(reaches(rule, now), isFree(rule.personId)))
    .orderBy(desc(productMatches.score), desc(productMatches.tenderId))
    .limit(limit);
}

/** How many tenders the rule of a product has assigned. */
export async function assignedByRule(
  tx: Tx,
  companyId: number,
  productId: number,
): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from ${productMatches} m
      where m.company_id = ${companyId} and m.product_id = ${productId} and exists (select from events e
        where e.company_id = m.company_id and e.tender_id = m.tender_id and e.type = 'asignacion'
          and e.facts ? 'regla' and (e.facts ->> 'objeto')::integer = ${productId})`,
  );
  return row?.count ?? 0;
}

/** A tender, and the person whom the rule of a product gives it to. */
export interface Given {
  tenderId: number;
  productId: number;
  personId: number;
  personName: string;
  rule: string;
}

/** Whether any of some tenders is open. Most that are compared anew are not, and planning who is given one takes long. */
export async function isAnyOpen(tx: Tx, tenderIds: readonly number[], now: Date): Promise<boolean> {
  const [open] = await tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(
      and(
        sql`${tenders.id} = any (${`{${tenderIds.join(',')}}`}::integer[])`,
        isOpenAt(tenders, now),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** Of tenders that reach rules, those that can be given, each to the person of its best product. */
export async function givable(
  tx: Tx,
  { companyId, now }: { companyId: number; now: Date },
  pairs: readonly { tenderId: number; productId: number }[],
): Promise<Given[]> {
  const able = roles.filter(mayBeResponsible);
  const wanted = JSON.stringify(pairs);
  return tx
    .selectDistinctOn([productMatches.tenderId], {
      tenderId: productMatches.tenderId,
      productId: products.id,
      personId: memberships.userId,
      personName: users.fullName,
      rule: sql<string>`${products.sku} || ' ' || ${products.name}`,
    })
    .from(productMatches)
    .innerJoin(
      products,
      and(
        eq(products.companyId, productMatches.companyId),
        eq(products.id, productMatches.productId),
        eq(products.isActive, true),
      ),
    )
    .innerJoin(
      memberships,
      and(
        eq(memberships.companyId, products.companyId),
        eq(memberships.userId, products.responsibleId),
        sql`${memberships.role} = any (${listed(able)})`,
      ),
    )
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(tenders, eq(tenders.id, productMatches.tenderId))
    .leftJoin(tenderWork, ofMatch)
    .where(
      and(
        eq(productMatches.companyId, companyId),
        eq(productMatches.isDismissed, false),
        sql`${productMatches.score} >= ${products.assignFrom}`,
        sql`(${productMatches.tenderId}, ${productMatches.productId}) in (select g."tenderId", g."productId"
          from json_to_recordset(${wanted}::json) as g("tenderId" integer, "productId" integer))`,
        mayEnter,
        isOpenAt(tenders, now),
        sql`${tenderWork.assigneeId} is null`,
        isWorkedOn,
        sql`not ${wasDecided}`,
        sql`not hidden_from(${products.responsibleId}) @> ${productMatches.tenderId}`,
      ),
    )
    .orderBy(productMatches.tenderId, desc(productMatches.score), products.id);
}
