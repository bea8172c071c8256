import type { TenderListQuery } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { countCap } from '@pliego/contract/paging';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
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
import { type Order, orderOf, sortOf } from './list-order-queries.ts';
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
    ids.length === 1
      ? eq(tenders.id, first)
      : sql`${tenders.id} = any(${`{${ids.join(',')}}`}::integer[])`;
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

/** A list query: which tenders match, how they are sorted, and whether they are few. */
export interface Listing {
  where: SQL;
  order: Order;
  /**
   * The matches are collected first and sorted then. The planner does not know how rare a word is: it expects many
   * matches and walks the index of the sort, which for a word that hardly occurs is the whole table. Of a phrase it takes every tender with
   * its words for a match.
   */
  few: boolean;
  /** How many tenders match; of many it is only known that there are more than a page has. */
  count: number;
}

/** What comes after a position, among the tenders that have the sorted value or among those that lack it. */
function beyondPosition({ type, descending }: Order, known: boolean, after: Position): SQL {
  const way = sql.raw(descending ? '<' : '>');
  return known
    ? sql`(sorted, id) ${way} (${after.value}::${type}, ${after.id})`
    : sql`id ${way} ${after.id}`;
}

/** One stretch of the list, of tenders that have the sorted value or of those that lack it. */
function stretch(
  tx: Tx,
  { where, order, few }: Listing,
  known: boolean,
  after: Position | null,
  limit: number,
): Promise<Position[]> {
  const turn = sql.raw(order.descending ? 'desc' : 'asc');
  const beyond = after === null ? undefined : beyondPosition(order, known, after);
  const condition = and(sql.raw(`sorted is ${known ? 'not ' : ''}null`), beyond);
  const matching = known ? (and(where, order.floor) ?? where) : where;
  const sorting = known ? sql`sorted ${turn}, id ${turn}` : sql`id ${turn}`;
  // Joined, so that the index of the sort can be walked.
  const kept = known ? order.kept : undefined;
  const from = kept === undefined ? sql`${tenders}` : sql`${tenders} join ${kept.table}`;
  return rowsOf<Position>(
    tx,
    sql`with matching as ${sql.raw(few || order.isComputed ? 'materialized' : 'not materialized')}
        (select ${tenders.id} as id, ${kept?.column ?? order.column} as sorted from ${from} where ${matching})
      select id, sorted::text as value from matching
      where ${condition} order by ${sorting} limit ${limit}`,
  );
}

/** Up to `limit` positions after one; tenders without the sorted value always come last. */
export async function positions(
  tx: Tx,
  listing: Listing,
  after: Position | null,
  limit: number,
): Promise<Position[]> {
  const inNulls = after !== null && after.value === null;
  const known = inNulls ? [] : await stretch(tx, listing, true, after, limit);
  // Where these are all, none lacks the value: a narrow search then needs no second look.
  const isAll = after === null && known.length >= listing.count;
  if (known.length === limit || isAll) return known;
  const rest = limit - known.length;
  return [...known, ...(await stretch(tx, listing, false, inNulls ? after : null, rest))];
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

/** The tenders that have just this code; only the first page has them. */
export async function withCode(
  tx: Tx,
  where: SQL,
  code: string | null,
  after: Position | null,
): Promise<{ id: number }[]> {
  if (code === null || after !== null) return [];
  return tx
    .select({ id: tenders.id })
    .from(tenders)
    .where(and(where, eq(tenders.codeKey, code)));
}

/** Up to so many candidates, reading and sorting all of them takes less time than walking an index for a phrase that few of them have. */
const candidateCap = 8_000;

/** Whether few tenders have the words of a search's phrases in any order: its matches are collected then (decision 91). */
async function hasFewCandidates(
  tx: Tx,
  search: Search,
  matching: (search: Search) => SQL,
): Promise<boolean> {
  if (search.candidates === null) return false;
  const condition = search.candidates;
  return (await countUpTo(tx, matching({ ...search, condition }), candidateCap)) <= candidateCap;
}

/** Which tenders are on a page of the list, how many there are, and how the list is sorted. */
export async function tenderPage(tx: Tx, query: TenderListQuery, caller: Caller, now: Date) {
  const search = searchOf(query.q);
  const matching = (one: Search | null) => allOf(conditionsOf(query, one, caller, now));
  const where = matching(search);
  const cap = query.exacto ? null : countCap;
  const counted = await countUpTo(tx, where, cap);
  const total = Math.min(counted, cap ?? counted);
  const sort = sortOf(query, search, counted);
  const after = query.cursor === undefined ? null : decodeCursor(sort, query.cursor);
  if (counted === 0) {
    if (search !== null) await refuseEmptySearch(tx, search);
    return { ids: [], total, totalExacto: true, siguiente: null, orden: sort };
  }

  const order = orderOf(sort, query, search);
  const code = search?.code ?? null;
  const exact = await withCode(tx, where, code, after);
  const others = code === null ? where : (and(where, ne(tenders.codeKey, code)) ?? where);
  const few =
    search !== null && (counted <= countCap || (await hasFewCandidates(tx, search, matching)));
  const listing = { where: others, order, few, count: counted - exact.length };
  const room = Math.max(query.limit - exact.length, 0);
  const from = after?.id === beginning.id ? null : after;
  const found = await positions(tx, listing, from, room + 1);
  const page = found.slice(0, room);
  const last = page.at(-1) ?? beginning;

  return {
    ids: [...exact, ...page].map(({ id }) => id),
    total,
    totalExacto: total === counted,
    siguiente: found.length > room ? encodeCursor(sort, last) : null,
    orden: sort,
  };
}
