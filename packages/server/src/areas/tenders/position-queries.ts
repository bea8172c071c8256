import { and, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import type { Position } from './cursor.ts';
import type { Order } from './list-order-queries.ts';

/** A list query: which tenders match, how they are sorted, and whether they are few. */
export interface Listing {
  where: SQL;
  order: Order;
  /**
   * The matches are collected first and sorted then. The planner does not know how rare a word is: it expects many
   * matches and walks the index of the sort, which for a word that hardly occurs is the whole table.
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

/** How many tenders match, and up to `limit` positions after one. */
export interface Collected {
  count: number;
  found: Position[];
}

/** What `positions` finds, by one statement that collects the matches, counts and sorts them; null where more than `most` match. */
export async function collected(
  tx: Tx,
  { where, order, most }: Pick<Listing, 'where' | 'order'> & { most: number },
  after: Position | null,
  limit: number,
): Promise<Collected | null> {
  const turn = sql.raw(order.descending ? 'desc' : 'asc');
  const beyond = (from: Position) =>
    from.value === null
      ? sql`sorted is null and ${beyondPosition(order, false, from)}`
      : sql`(sorted is null or ${beyondPosition(order, true, from)})`;
  const sorting = sql`sorted is null, sorted ${turn}, id ${turn}`;
  const rows = await rowsOf<{ n: number; id: number | null; value: string | null }>(
    tx,
    sql`with matching as materialized (select ${tenders.id} as id, ${order.column} as sorted from ${tenders} where ${where} limit ${most + 1}),
        page as (select id, sorted from matching where ${after === null ? sql`true` : beyond(after)} order by ${sorting} limit ${limit})
      select n, id, sorted::text as value from (select count(*)::int as n from matching) counted left join page on true order by ${sorting}`,
  );
  const count = rows[0]?.n ?? 0;
  if (count > most) return null;
  return { count, found: rows.flatMap(({ id, value }) => (id === null ? [] : [{ id, value }])) };
}
