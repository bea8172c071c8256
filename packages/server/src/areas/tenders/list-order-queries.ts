import { defaultTenderSort, type TenderListQuery } from '@pliego/contract/areas/tender-query';
import { type TenderSort } from '@pliego/contract/areas/tender-sorts';
import { countCap } from '@pliego/contract/paging';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bestMatches, productMatches } from '#server/db/schema/matches.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { sortOfCursor } from './cursor.ts';
import { comparedIn } from './amount-queries.ts';
import { closingOrNever } from './closing-queries.ts';
import type { Search } from './search-queries.ts';
import { fieldOf, isComputed, type SortValue, sortValues, typeOf } from './sort-values.ts';
import { isOpenView } from './view-conditions.ts';

/** What a list is sorted by. */
export interface Order {
  column: SQL;
  type: SQL;
  descending: boolean;
  /** Worked out from other columns, which no index has: once a tender, and not for each comparison. */
  isComputed: boolean;
  /** What every tender that has the sorted value also fulfils, so that the index of the sort is entered there. */
  floor: SQL | undefined;
  /** A table that has the sorted value of each tender, in an index of that order; what is not in it lacks the value. */
  kept?: SortValue['kept'];
}

/**
 * The order of a page. By relevance only while the matches are few enough to rank, since ranking reads each of them;
 * beyond that the newest come first. A cursor keeps the order that its list began with, however many match by now.
 */
export function sortOf(query: TenderListQuery, search: Search | null, counted: number): TenderSort {
  const wanted = query.sort ?? defaultTenderSort(query);
  if (wanted !== 'relevancia' || search === null) return wanted;
  const isNewestFirst =
    query.cursor === undefined ? counted > countCap : sortOfCursor(query.cursor) === newestFirst;
  return isNewestFirst ? newestFirst : wanted;
}

const newestFirst = '-publicacion' satisfies TenderSort;

/** How much a match counts in lines and description, nothing, in buyer and code, in the title. */
const weights = '{0.1, 0.1, 0.5, 1}';

/** How well a tender matches, with four decimals: enough to order by, and the same when a cursor brings it back. */
function relevance(search: Search | null): SQL {
  if (search === null) return sql`0::numeric`;
  return sql`round(ts_rank(${weights}::real[], ${tenders.search}, ${search.tsquery}, 1)::numeric, 4)`;
}

const keptScore = {
  table: sql`${bestMatches} on ${bestMatches.companyId} = current_company() and ${eq(bestMatches.tenderId, tenders.id)}`,
  column: sql`${bestMatches.score}`,
};

/** The score of the product that fits a tender best, of those that are asked for. */
function bestScore({ producto = [] }: TenderListQuery): SortValue {
  if (producto.length === 0) {
    const column = sql`(select ${keptScore.column} from ${bestMatches} where ${bestMatches.companyId} = current_company() and ${eq(bestMatches.tenderId, tenders.id)})`;
    return { column, kept: keptScore };
  }
  return {
    column: sql`(select max(${productMatches.score}) from ${productMatches} where ${and(
      sql`${productMatches.companyId} = current_company()`,
      eq(productMatches.tenderId, tenders.id),
      eq(productMatches.isDismissed, false),
      inArray(productMatches.productId, producto),
    )})`,
  };
}

/** Amounts sort in pesos, or in the one currency that is filtered for. */
function amountOf(query: TenderListQuery): SQL {
  const { moneda } = query;
  const otherCurrency = moneda !== undefined && moneda !== 'CLP' && comparedIn(query) === null;
  return otherCurrency ? sql`${tenders.amount}` : sql`${tenders.amountClp}`;
}

/**
 * The closing of what is open, by the expression that `isOpenAt` has: its index is walked from now on, and what has no closing comes last.
 * Another bound on the closing beside that one would let the planner expect next to nothing, and sort all that is open.
 */
const closingOfOpen: SortValue = { column: closingOrNever(tenders) };

function sortValue(
  field: ReturnType<typeof fieldOf>,
  query: TenderListQuery,
  search: Search | null,
): SortValue {
  if (field === 'relevancia') return { column: relevance(search) };
  if (field === 'puntaje') return bestScore(query);
  return field === 'monto' ? { column: amountOf(query) } : sortValues[field];
}

/** What each sort reads. */
export function orderOf(sort: TenderSort, query: TenderListQuery, search: Search | null): Order {
  const field = fieldOf(sort);
  const soonestFirst = isOpenView(query.vista) && sort === 'cierre';
  const value = soonestFirst ? closingOfOpen : sortValue(field, query, search);
  return {
    column: value.column,
    type: sql.raw(typeOf(sort)),
    descending: sort.startsWith('-') || sort === 'relevancia',
    isComputed: isComputed(field),
    floor: value.floor,
    kept: value.kept,
  };
}
