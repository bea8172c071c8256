import type { TenderListQuery } from '@pliego/contract/areas/tender-query';
import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { countCap } from '@pliego/contract/paging';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import {
  visibleBuyers as buyers,
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { tenderSightings as sightings } from '#server/db/schema/connectors.ts';
import { importRuns } from '#server/db/schema/sources.ts';
import { sortedFacts } from '#server/db/schema/sorted-facts.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { beginning, decodeCursor, encodeCursor, type Position } from './cursor.ts';
import { allOf, conditionsOf } from './filter-queries.ts';
import { orderOf, sortOf } from './list-order-queries.ts';
import { collected, positions } from './position-queries.ts';
import { type Search, searchOf } from './search-queries.ts';

/** What came last of a tender: from which import, which is null where the company may not see it. */
interface Newest {
  readAt: string;
  fileName: string | null;
  /** A connector of the company read it, whose tenders no other company sees. */
  byConnector: boolean;
}

const newestObservation = sql<Newest | null>`(select json_build_object('readAt', ${observations.readAt},
    'fileName', ${importRuns.fileName},
    'byConnector', ${importRuns.companyId} is not null and ${importRuns.userId} is null)
  from ${observations} left join ${importRuns} on ${importRuns.id} = ${observations.runId}
  where ${observations.tenderId} = ${tenders.id}
  order by ${observations.observedAt} desc, ${observations.id} desc limit 1)`;

/** What is within the facts of a tender: counted, or a part of them. */
export const factColumns = {
  category: tenders.category,
  itemCount: sql<number>`${sortedFacts.lineas(tenders)}`,
  documentCount: sql<number>`${sortedFacts.documentos(tenders)}`,
  bidders: sql<number | null>`(${tenders.award} ->> 'oferentes')::float8`,
  guarantees: sql<TenderSummary['garantias']>`(select jsonb_agg(jsonb_build_object(
      'nombre', one -> 'nombre', 'porcentaje', one -> 'porcentaje', 'monto', one -> 'monto', 'moneda', one -> 'moneda'))
    from jsonb_array_elements(${tenders.terms} -> 'garantias') one)`,
};

const summaryColumns = {
  id: tenders.id,
  source: tenders.source,
  code: tenders.code,
  title: tenders.title,
  type: tenders.type,
  stateCode: tenders.stateCode,
  stateText: tenders.stateText,
  stateClass: tenders.stateClass,
  // Of the row that stands for the institution, however this tender's source names it.
  buyerId: sql<number | null>`coalesce(${buyers.sameAs}, ${tenders.buyerId})`,
  buyerName: buyers.name,
  buyerUnit: tenders.buyerUnit,
  region: tenders.region,
  commune: tenders.commune,
  currency: tenders.currency,
  amount: tenders.amount,
  publishedAt: tenders.publishedAt,
  publishedOn: sql<string | null>`${tenders.milestones} -> 'publicacion' ->> 'dia'`,
  closesAt: tenders.closesAt,
  closesOn: tenders.closesOn,
  closingZone: sql<string | null>`${tenders.milestones} -> 'cierre' ->> 'zona'`,
  changedAt: tenders.changedAt,
  ...factColumns,
  companyId: tenders.companyId,
  hasTwin: tenders.hasTwin,
  mark: tenders.mark,
  observedAt: tenders.observedAt,
  seenAt: sightings.seenAt,
  newest: newestObservation,
  assigneeId: tenderWork.assigneeId,
  version: tenderWork.version,
  stage: tenderWork.stage,
  proposedStage: tenderWork.proposedStage,
  priority: tenderWork.priority,
  probability: tenderWork.probability,
  isRestricted: tenderWork.isRestricted,
  nextAction: tenderWork.nextAction,
  nextActionOn: tenderWork.nextActionOn,
  offerAmount: tenderWork.offerAmount,
  offerCurrency: tenderWork.offerCurrency,
  isFollowing: sql<boolean>`exists (select from ${tenderFollowers} where ${tenderFollowers.companyId} = current_company() and ${tenderFollowers.tenderId} = ${tenders.id} and ${tenderFollowers.userId} = current_person() and ${tenderFollowers.isFollowing})`,
  tags: sql<
    string | null
  >`(select string_agg(${tenderTags.tagId}::text, ',' order by ${tenderTags.position}) from ${tenderTags} where ${tenderTags.companyId} = ${tenderWork.companyId} and ${tenderTags.tenderId} = ${tenderWork.tenderId})`,
};

export type SummaryRow = Awaited<ReturnType<typeof summariesByIds>>[number];

/** Summaries of some tenders with the company's work on them, in no order. */
export function summariesByIds(tx: Tx, ids: number[], companyId: number) {
  const [first = 0] = ids;
  // One parameter however many there are, so that it is one statement. Of a single one the planner sees that one plan serves all.
  const isAsked =
    ids.length === 1 ? eq(tenders.id, first) : sql`${tenders.id} = any (${idList(ids)})`;
  return tx
    .select(summaryColumns)
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .leftJoin(sightings, eq(sightings.id, tenders.id))
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id)),
    )
    .where(isAsked);
}

/** The summaries of a page, in its order. */
export async function summariesOf(tx: Tx, ids: number[], companyId: number): Promise<SummaryRow[]> {
  const rows = await summariesByIds(tx, ids, companyId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many tenders match, counted no further than one beyond `cap`. */
export async function countUpTo(tx: Tx, where: SQL, cap: number | null): Promise<number> {
  const limit = cap === null ? sql`` : sql`limit ${cap + 1}`;
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*) as n from (select 1 from ${tenders} where ${where} ${limit}) as counted`,
  );
  return row?.n ?? 0;
}

/** No results may mean that all words were stop words, which are not searched. */
export async function refuseEmptySearch(tx: Tx, search: Search): Promise<void> {
  const [row] = await rowsOf<{ n: number }>(tx, sql`select numnode(${search.tsquery}) as n`);
  if (row?.n === 0) {
    throw new ProblemError('busqueda-invalida', createMessage('busqueda-comun'));
  }
}

/** The tenders that have just this code, which come before all others. */
export async function withCode(tx: Tx, where: SQL, code: string | null): Promise<{ id: number }[]> {
  if (code === null) return [];
  return tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(and(where, eq(tenders.codeKey, code)));
}

/** Up to so many candidates, reading and sorting all of them takes less time than walking an index for a phrase that few of them have. */
const candidateCap = 8_000;

/** What is asked for, and what of it is known before it is read. */
interface Asked {
  query: TenderListQuery;
  search: Search | null;
  where: SQL;
  /** What matches the words of the phrases in any order; null without a phrase of several words. */
  candidates: SQL | null;
  after: Position | null;
  limit: number;
}

/** How many matches are collected, at most: of a phrase all, where few tenders have its words in any order (decision 91). */
async function collectLimitOf(tx: Tx, { candidates }: Asked): Promise<number> {
  if (candidates === null) return countCap;
  const isFew = (await countUpTo(tx, candidates, candidateCap)) <= candidateCap;
  return isFew ? candidateCap : countCap;
}

/** The list of a search that few tenders match; null of any other. */
async function narrowList(tx: Tx, asked: Asked) {
  const { query, search, where, after, limit } = asked;
  if (search === null) return null;
  const most = await collectLimitOf(tx, asked);
  const by = async (sort: TenderSort) => {
    const order = orderOf(sort, query, search);
    const all = await collected(tx, { where, order, most }, after, limit);
    return all === null ? null : { ...all, sort };
  };
  // Only what is few is sorted by relevance, and how many there are is known once they are collected.
  const sortOfMany = sortOf(query, search, Number.POSITIVE_INFINITY);
  const list = await by(sortOfMany);
  const sort = list === null ? sortOfMany : sortOf(query, search, list.count);
  return sort === sortOfMany ? list : by(sort);
}

/** Any other list: counted up to a cap, which a search is known to be beyond, and walked in its order. */
async function walkedList(tx: Tx, { query, search, where, after, limit }: Asked) {
  const cap = query.exacto ? null : countCap;
  const count = search === null || query.exacto ? await countUpTo(tx, where, cap) : countCap + 1;
  const sort = sortOf(query, search, count);
  const listing = { where, order: orderOf(sort, query, search), few: false, count };
  return { count, sort, found: await positions(tx, listing, after, limit) };
}

/** Which tenders are on a page of the list, how many there are, and how the list is sorted. */
export async function tenderPage(tx: Tx, query: TenderListQuery, caller: Caller, now: Date) {
  const search = searchOf(query.q);
  const code = search?.code ?? null;
  const matching = (one: Search | null) => allOf(conditionsOf(query, one, caller, now));
  const where = matching(search);
  const coded = await withCode(tx, where, code);
  // A cursor says by itself in which order its list is.
  const after =
    query.cursor === undefined ? null : decodeCursor(sortOf(query, search, 0), query.cursor);
  const exact = after === null ? coded : [];
  const room = Math.max(query.limit - exact.length, 0);
  const loose = search?.candidates ?? null;
  const asked = {
    query,
    search,
    where: code === null ? where : (and(where, ne(tenders.codeKey, code)) ?? where),
    candidates:
      search === null || loose === null ? null : matching({ ...search, condition: loose }),
    after: after?.id === beginning.id ? null : after,
    limit: room + 1,
  };
  const { count, sort, found } = (await narrowList(tx, asked)) ?? (await walkedList(tx, asked));
  const counted = count + coded.length;
  if (counted === 0 && search !== null) await refuseEmptySearch(tx, search);
  const total = query.exacto ? counted : Math.min(counted, countCap);
  const page = found.slice(0, room);

  return {
    ids: [...exact, ...page].map(({ id }) => id),
    total,
    totalExacto: total === counted,
    siguiente: found.length > room ? encodeCursor(sort, page.at(-1) ?? beginning) : null,
    orden: sort,
  };
}
