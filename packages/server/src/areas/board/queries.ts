import { columnCards, maxColumnCards } from '@pliego/contract/areas/board';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { allOf, conditionsOf, openViews } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import { ownPlace, placeOf } from '#server/areas/work/place-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

export interface ColumnTotals {
  etapa: Stage;
  cantidad: number;
  montos: { moneda: string | null; monto: number }[];
  sinMonto: number;
}

interface Total {
  etapa: Stage;
  moneda: string | null;
  n: number;
  withAmount: number;
  monto: number | null;
}

const ours = ({ companyId }: Caller): SQL | undefined =>
  and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id));

/** The work of the company that has left the first column, or was put at a place in it. */
const onBoard = sql`(${ne(tenderWork.stage, 'detectada')} or ${tenderWork.boardRank} is not null)`;

/** Counts and sums of all that matches in each column, by currency: amounts of different currencies are never added. */
async function columnTotals(tx: Tx, where: SQL, caller: Caller): Promise<ColumnTotals[]> {
  const totals = await rowsOf<Total>(
    tx,
    sql`select coalesce(${tenderWork.stage}, 'detectada') as etapa, ${tenders.currency} as moneda, count(*) as n,
        count(${tenders.amount}) as "withAmount", sum(${tenders.amount})::float8 as monto
      from ${tenders} left join ${tenderWork} on ${ours(caller)} where ${where} group by 1, 2`,
  );
  return stages.map((etapa) =>
    columnOf(
      etapa,
      totals.filter((total) => total.etapa === etapa),
    ),
  );
}

function columnOf(etapa: Stage, totals: readonly Total[]): ColumnTotals {
  const cantidad = totals.reduce((sum, { n }) => sum + n, 0);
  const withAmount = totals.reduce((sum, total) => sum + total.withAmount, 0);
  const montos = totals
    .filter((total) => total.withAmount > 0)
    .map(({ moneda, monto }) => ({ moneda, monto: monto ?? 0 }))
    .toSorted((one, other) => other.monto - one.monto);
  return { etapa, cantidad, montos, sinMonto: cantidad - withAmount };
}

interface Card {
  id: number;
  etapa: Stage;
  place: string;
}

type Wanted = readonly Stage[];

const roomIn = (wanted: Wanted, stage: Stage): number =>
  wanted.includes(stage) ? maxColumnCards : columnCards;

/** The first cards of the columns among those that somebody moved or put at a place. */
function movedCards(tx: Tx, where: SQL, caller: Caller, wanted: Wanted) {
  const isWanted = wanted.length === 0 ? sql`false` : inArray(sql`etapa`, [...wanted]);
  return rowsOf<Card>(
    tx,
    sql`select id, etapa, place from (
        select ${tenders.id} as id, ${tenderWork.stage} as etapa, ${placeOf} as place,
          row_number() over (partition by ${tenderWork.stage} order by ${placeOf}, ${tenders.id}) as n
        from ${tenderWork} join ${tenders} on ${ours(caller)}
        where ${and(onBoard, where)}) as cards
      where n <= case when ${isWanted} then ${maxColumnCards}::int else ${columnCards}::int end`,
  );
}

/** So many are collected and sorted. Of more, the index by closing is followed until there are enough. */
const fewUnmoved = 10_000;

/** The first cards of what nobody has moved: by closing, and then those without one. */
async function unmovedCards(
  tx: Tx,
  where: SQL,
  caller: Caller,
  { count, room, opensAfter }: { count: number; room: number; opensAfter: Date | null },
): Promise<Card[]> {
  if (count === 0) return [];
  // `not in` would be weighed as if its list was made anew for each tender, and all tenders be read instead.
  const elsewhere = sql`not exists (select from ${tenderWork} where ${and(ours(caller), onBoard)})`;
  const inOrder = (condition: SQL | undefined, order: SQL, limit: number) =>
    rowsOf<Card>(
      tx,
      // The planner does not know how few match, and walks the index through tenders that do not.
      sql`with matching as ${sql.raw(count <= fewUnmoved ? 'materialized' : 'not materialized')}
          (select id, closes_at from ${tenders} where ${and(where, elsewhere)}),
        first as (select id, closes_at from matching where ${condition ?? sql`true`} order by ${order} limit ${limit})
      select ${tenders.id}, 'detectada' as etapa, ${ownPlace} as place
        from first as ${sql.identifier('visible_tenders')}`,
    );
  if (count <= fewUnmoved) return inOrder(undefined, sql`closes_at nulls last, id`, room);
  const isDated =
    opensAfter === null
      ? sql`closes_at is not null`
      : sql`closes_at > ${opensAfter.toISOString()}::timestamptz`;
  const dated = await inOrder(isDated, sql`closes_at, id`, room);
  const left = room - dated.length;
  if (left === 0) return dated;
  return [...dated, ...(await inOrder(sql`closes_at is null`, sql`id`, left))];
}

const byPlace = (one: Card, other: Card): number => {
  if (one.place !== other.place) return one.place < other.place ? -1 : 1;
  return one.id - other.id;
};

/** The columns of the board, and which cards come first in each. */
export async function boardOf(
  tx: Tx,
  { ampliadas: wanted = [], ...filter }: TenderFilter & { ampliadas?: Stage[] | undefined },
  caller: Caller,
  now: Date,
): Promise<{ columns: ColumnTotals[]; ids: number[] }> {
  const where = allOf(conditionsOf(filter, searchOf(filter.q), caller, now));
  const columns = await columnTotals(tx, where, caller);
  const cards = await movedCards(tx, where, caller, wanted);
  const count = columns.find(({ etapa }) => etapa === 'detectada')?.cantidad ?? 0;
  // A bound that the index by closing has: it begins with what closes next.
  const opensAfter = openViews.some((view) => view === filter.vista) ? now : null;
  const room = roomIn(wanted, 'detectada');
  cards.push(...(await unmovedCards(tx, where, caller, { count, room, opensAfter })));
  const ids = columns.flatMap(({ etapa }) =>
    cards
      .filter((card) => card.etapa === etapa)
      .toSorted(byPlace)
      .slice(0, roomIn(wanted, etapa))
      .map(({ id }) => id),
  );
  return { columns, ids };
}
