import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { productMatches } from '#server/db/schema/matches.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { maxReportRows } from '@pliego/contract/areas/reports';
import type { Dimension } from './dimensions.ts';
import type { Measure } from './measures.ts';

/** The tenders of one value of each dimension, in one currency. */
export interface Cell {
  /** Null where it is of all values. */
  row: string | null;
  column: string | null;
  currency: string | null;
  /** How many tenders there are. */
  n: number;
  /** Of how many the value is known. */
  known: number;
  value: number | null;
}

export interface Cells {
  cells: Cell[];
  /** How many rows there are, shown or not. */
  rows: number;
  columns: number;
}

interface Asked {
  tx: Tx;
  caller: Caller;
  /** The list of the tenders that count. */
  where: SQL;
  measure: Measure;
  row: Dimension;
  column: Dimension | null;
  /** The values that the filters name, where a tender has several: it is not shown under the others. */
  only: { row: readonly string[] | null; column: readonly string[] | null };
}

/** So many columns are read beside each other. */
export const mostColumns = { named: 8, dated: 13 };

const manyJoins = {
  tag: ({ companyId }: Caller) =>
    sql`left join ${tenderTags} as one_tag on one_tag.company_id = ${companyId} and one_tag.tender_id = ${tenders.id}`,
  producto: ({ companyId }: Caller) =>
    sql`join ${productMatches} as one_match on one_match.company_id = ${companyId} and one_match.tender_id = ${tenders.id}
      and not one_match.is_dismissed`,
};

const oneJoins = {
  trabajo: ({ companyId }: Caller) =>
    sql`left join ${tenderWork} on ${tenderWork.companyId} = ${companyId} and ${tenderWork.tenderId} = ${tenders.id}`,
  comprador: () => sql`left join ${buyers} on ${buyers.id} = ${tenders.buyerId}`,
};

/** The tables that dimensions and measure read, each once, and no other. */
function joinsOf({ caller, measure, row, column }: Asked): SQL {
  const single = new Set([row.reads, column?.reads, measure.ofWork && ('trabajo' as const)]);
  const several = new Set([row.many, column?.many]);
  const joins: SQL[] = [];
  for (const table of single) if (table !== undefined) joins.push(oneJoins[table](caller));
  for (const many of several) if (many !== undefined) joins.push(manyJoins[many](caller));
  return sql.join(joins, sql` `);
}

const among = (key: SQL, values: readonly string[] | null): SQL[] =>
  values === null ? [] : [sql`coalesce(${key}, '') in ${values}`];

function conditionsOf({ where, row, column, only }: Asked): SQL {
  const conditions = [where, ...among(row.key, only.row)];
  if (column !== null) conditions.push(...among(column.key, only.column));
  return sql.join(conditions, sql` and `);
}

/** What no list is narrowed by is left out: it has no value. Asked of the value once it is worked out. */
function presentOf({ row, column }: Asked): SQL | null {
  const present = [
    ...(row.leavesOut === undefined ? [] : [sql`d1 <> ''`]),
    ...(column?.leavesOut === undefined ? [] : [sql`d2 <> ''`]),
  ];
  return present.length === 0 ? null : sql.join(present, sql` and `);
}

/** The rows of one tender under several values are one where those values do not count. */
function once(kept: SQL, isRepeated: boolean): SQL {
  return isRepeated ? sql`(select distinct id, ${kept}, cur, val from base) as base` : sql`base`;
}

/** Latest first of days, otherwise those with most tenders. */
const rank = ({ span }: Dimension, key: SQL): SQL =>
  span === undefined ? sql`sum(n) desc, ${key}` : sql`${key} desc`;

/**
 * The figures of a table in one statement: of its cells, of its rows, of its columns and of all. Each is worked out from the tenders and
 * never from another figure, since medians do not add up and a tender with several tags counts once.
 */
export async function cellsOf(asked: Asked): Promise<Cells> {
  const { tx, measure, row, column } = asked;
  const figures = sql`count(*)::int as n, count(val)::int as known, (${measure.figure})::float8 as value`;
  const present = presentOf(asked);
  const isMany = (dimension: Dimension | null) => dimension?.many !== undefined;
  const limit = column?.span === undefined ? mostColumns.named : mostColumns.dated;
  const crossed =
    column === null
      ? sql``
      : sql`
    union all select null, d2, cur, n, known, value from of_column where d2 in (select d2 from columns)
    union all select d1, d2, cur, ${figures} from base
      where d1 in (select d1 from shown) and d2 in (select d2 from columns) group by d1, d2, cur
    union all select null, null, '#columns', count(distinct d2)::int, 0, null from base`;
  const columnParts =
    column === null
      ? sql``
      : sql`, of_column as (select d2, cur, ${figures} from ${once(sql`d2`, isMany(row))} group by d2, cur),
    columns as (select d2 from of_column group by d2 order by ${rank(column, sql`d2`)} limit ${limit})`;
  const found = await rowsOf<Cell>(
    tx,
    sql`with base as materialized (${present === null ? sql`` : sql`select * from (`}
      select ${tenders.id} as id, coalesce(${row.key}, '') as d1,
        ${column === null ? sql`''` : sql`coalesce(${column.key}, '')`} as d2,
        ${measure.currency ?? sql`null::text`} as cur, ${measure.value} as val
      from ${tenders} ${joinsOf(asked)} where ${conditionsOf(asked)}
      ${present === null ? sql`` : sql`offset 0) as counted where ${present}`}),
    of_row as (select d1, cur, ${figures} from ${once(sql`d1`, isMany(column))} group by d1, cur),
    shown as (select d1 from of_row group by d1 order by ${rank(row, sql`d1`)} limit ${maxReportRows})
    ${columnParts}
    select d1 as row, null::text as column, cur as currency, n, known, value from of_row
      where d1 in (select d1 from shown)
    union all select null, null, cur, ${figures} from ${
      isMany(row) || isMany(column)
        ? sql`(select distinct id, cur, val from base) as base`
        : sql`base`
    } group by cur
    union all select null, null, '#rows', count(distinct d1)::int, 0, null from of_row
    ${crossed}`,
  );
  const counted = (mark: string) => found.find(({ currency }) => currency === mark)?.n ?? 0;
  return {
    cells: found.filter(({ currency }) => currency?.startsWith('#') !== true),
    rows: counted('#rows'),
    columns: counted('#columns'),
  };
}
