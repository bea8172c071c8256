import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { TenderSort } from '@pliego/contract/areas/tender-sorts';
import { countCap } from '@pliego/contract/paging';
import { and, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import type { Position } from './cursor.ts';
import { allOf, conditionsOf } from './filter-queries.ts';
import { orderOf, sortOf } from './list-order-queries.ts';
import { countUpTo, refuseEmptySearch, withCode } from './list-queries.ts';
import { positions } from './position-queries.ts';
import { searchOf } from './search-queries.ts';

/** A list as somebody looks at it, of which all is wanted: its filters and its order, or some of its tenders. */
export type WholeListQuery = TenderFilter & {
  sort?: TenderSort | undefined;
  ids?: readonly number[] | undefined;
};

/** One parameter however many there are, so that it is one statement. */
export const amongIds = (ids: readonly number[]): SQL => sql`${tenders.id} = any (${idList(ids)})`;

/** Some ids of a list, and the position after them; null at the end. */
export interface Stretch {
  ids: number[];
  next: Position | null;
}

/** A list from its beginning to its end, in stretches that may each be read in a transaction of its own. */
export interface WholeList {
  /** How many there are when it is begun. */
  total: number;
  stretch(tx: Tx, after: Position | null, limit: number): Promise<Stretch>;
}

/** The list of a query, in the order of the screen: the tender of the very code that is searched for comes first. */
export async function wholeList(
  tx: Tx,
  query: WholeListQuery,
  caller: Caller,
  now: Date,
): Promise<WholeList> {
  const search = searchOf(query.q);
  const chosen = query.ids === undefined ? undefined : amongIds(query.ids);
  const matching = allOf(conditionsOf(query, search, caller, now));
  const where = and(matching, chosen) ?? matching;
  const total = await countUpTo(tx, where, null);
  if (total === 0 && search !== null) await refuseEmptySearch(tx, search);
  // What the order depends on besides the query is of pages alone.
  const asked = { ...query, limit: 1, exacto: true };
  const order = orderOf(sortOf(asked, search, total), asked, search);
  const code = search?.code ?? null;
  const others = code === null ? where : (and(where, ne(tenders.codeKey, code)) ?? where);
  const few = (search !== null && total <= countCap) || chosen !== undefined;

  return {
    total,
    stretch: async (inside, after, limit) => {
      const exact = after === null ? await withCode(inside, where, code) : [];
      const listing = { where: others, order, few, count: total - exact.length };
      const found = await positions(inside, listing, after, limit);
      const ids = [...exact, ...found].map(({ id }) => id);
      return { ids, next: found.length < limit ? null : (found.at(-1) ?? null) };
    },
  };
}
