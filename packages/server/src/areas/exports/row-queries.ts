import { and, asc, eq, sql } from 'drizzle-orm';
import { amongIds } from '#server/areas/tenders/whole-list-queries.ts';
import { membersOf } from '#server/areas/users/queries.ts';
import type { Tx } from '#server/db/database.ts';
import { factColumns } from '#server/areas/tenders/list-queries.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { bestMatches } from '#server/db/schema/matches.ts';
import { sortedFacts } from '#server/db/schema/sorted-facts.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { discardReasons, tags, tenderTags, tenderWork } from '#server/db/schema/work.ts';

const columns = {
  id: tenders.id,
  source: tenders.source,
  code: tenders.code,
  ocid: tenders.ocid,
  title: tenders.title,
  type: tenders.type,
  stateClass: tenders.stateClass,
  buyerName: buyers.name,
  buyerTaxId: buyers.taxId,
  buyerUnit: tenders.buyerUnit,
  region: tenders.region,
  commune: tenders.commune,
  currency: tenders.currency,
  amount: tenders.amount,
  amountClp: tenders.amountClp,
  publishedAt: tenders.publishedAt,
  publishedOn: sql<string | null>`${tenders.milestones} -> 'publicacion' ->> 'dia'`,
  closesAt: tenders.closesAt,
  closesOn: tenders.closesOn,
  changedAt: tenders.changedAt,
  url: tenders.url,
  ...factColumns,
  guaranteesClp: sql<number | null>`${sortedFacts.garantias(tenders)}::float8`,
  score: sql<
    number | null
  >`(select ${bestMatches.score} from ${bestMatches} where ${bestMatches.companyId} = current_company() and ${bestMatches.tenderId} = ${tenders.id})`,
  assigneeId: tenderWork.assigneeId,
  stage: tenderWork.stage,
  stageNote: tenderWork.stageNote,
  reason: discardReasons.name,
  priority: tenderWork.priority,
  probability: tenderWork.probability,
  isRestricted: tenderWork.isRestricted,
  nextAction: tenderWork.nextAction,
  nextActionOn: tenderWork.nextActionOn,
  offerAmount: tenderWork.offerAmount,
  offerCurrency: tenderWork.offerCurrency,
  isFollowing: sql<boolean>`exists (select from ${tenderFollowers} where ${tenderFollowers.companyId} = current_company() and ${tenderFollowers.tenderId} = ${tenders.id} and ${tenderFollowers.userId} = current_person() and ${tenderFollowers.isFollowing})`,
  tags: sql<
    number[] | null
  >`(select json_agg(${tenderTags.tagId} order by ${tenderTags.position}) from ${tenderTags} where ${tenderTags.companyId} = ${tenderWork.companyId} and ${tenderTags.tenderId} = ${tenderWork.tenderId})`,
};

export type ExportRow = Awaited<ReturnType<typeof exportRows>>[number];

/** What a table says of some tenders, in their order, with the company's work on them. */
export async function exportRows(tx: Tx, ids: readonly number[], companyId: number) {
  const rows = await tx
    .select(columns)
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .leftJoin(
      discardReasons,
      and(eq(discardReasons.companyId, companyId), eq(discardReasons.id, tenderWork.reasonId)),
    )
    .where(amongIds(ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The names of the people and tags of a company by their numbers. Whose name was erased is not among them. */
export interface CompanyNames {
  people: ReadonlyMap<number, string>;
  tags: ReadonlyMap<number, string>;
}

export async function companyNames(tx: Tx, companyId: number): Promise<CompanyNames> {
  const people = await membersOf(tx, companyId);
  const known = await tx
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.companyId, companyId))
    .orderBy(asc(tags.id));
  return {
    people: new Map(people.map(({ id, fullName }) => [id, fullName])),
    tags: new Map(known.map(({ id, name }) => [id, name])),
  };
}

export type PublishedRow = Awaited<ReturnType<typeof publishedRows>>[number];

/** What sources say of some tenders, in their order, without anything of the company. */
export async function publishedRows(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: tenders.id,
      source: tenders.source,
      code: tenders.code,
      ocid: tenders.ocid,
      title: tenders.title,
      description: tenders.description,
      type: tenders.type,
      stateClass: tenders.stateClass,
      category: tenders.category,
      procedure: tenders.procedure,
      currency: tenders.currency,
      amount: tenders.amount,
      amountClp: tenders.amountClp,
      observedAt: tenders.observedAt,
      milestones: tenders.milestones,
      items: tenders.items,
      documents: tenders.documents,
      award: tenders.award,
      orders: tenders.orders,
      region: tenders.region,
      commune: tenders.commune,
      buyerAddress: tenders.buyerAddress,
      buyerName: buyers.name,
      buyerUnit: tenders.buyerUnit,
      buyerTaxId: buyers.taxId,
      buyerTaxScheme: buyers.taxScheme,
    })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(amongIds(ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
