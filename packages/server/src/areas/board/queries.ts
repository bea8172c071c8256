import { columnCards, maxColumnCards, unworkedCountCap } from '@pliego/contract/areas/board';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { closingOrNever } from '#server/areas/tenders/closing-queries.ts';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import { holdsWorkedAlone, isOpenView } from '#server/areas/tenders/view-conditions.ts';
import { ownPlace, placeOf } from '#server/areas/work/place-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

export interface ColumnTotals {
  etapa: Stage;
  cantidad: number;
  exacta: boolean;
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

const totalsOf = sql`count(*) as n, count(amount) as "withAmount", sum(amount)::float8 as monto`;

/** What the company works on: totals by column and currency, and the first cards of each among those moved or put at a place. */
async function workedColumns(tx: Tx, where: SQL, caller: Caller, wanted: Wanted) {
  const rooms = sql.join(
    stages.map((etapa) => sql`when ${etapa} then ${roomIn(wanted, etapa)}::int`),
    sql` `,
  );
  const rows = await rowsOf<Total & { id: number | null; place: string }>(
    tx,
    // The place is a text for each row: it is made only of what may be shown.
    sql`with worked as materialized (
        select ${tenders.id} as id, ${tenderWork.stage} as etapa, ${tenders.currency} as moneda, ${tenders.amount} as amount,
          case when ${onBoard} and case ${tenderWork.stage} ${rooms} end > 0 then ${placeOf} end as place
        from ${tenderWork} join ${tenders} on ${ours(caller)} where ${where}),
      cards as (select *, row_number() over (partition by etapa order by place, id) as at from worked where place is not null)
      select etapa, moneda, ${totalsOf}, null::int as id, null::text as place from worked group by etapa, moneda
      union all select etapa, null, 0, 0, null, id, place from cards where at <= case etapa ${rooms} end`,
  );
  return {
    totals: rows.filter(({ id }) => id === null),
    cards: rows.flatMap(({ id, etapa, place }): Card[] =>
      id === null ? [] : [{ id, etapa, place }],
    ),
  };
}

/** The same of what nobody works on, all in the first column; no more is counted than the cap. */
function unworkedTotals(tx: Tx, where: SQL, caller: Caller): Promise<Total[]> {
  return rowsOf<Total>(
    tx,
    sql`select 'detectada' as etapa, moneda, ${totalsOf} from (
        select ${tenders.currency} as moneda, ${tenders.amount} as amount from ${tenders}
        where ${and(where, sql`not exists (select from ${tenderWork} where ${ours(caller)})`)}
        limit ${unworkedCountCap + 1}) as unworked
      group by 2`,
  );
}

/** Counts and sums of all in each column, by currency: amounts of different currencies are never added. */
function columnsOf(worked: readonly Total[], unworked: readonly Total[]): ColumnTotals[] {
  const hasMore = unworked.reduce((sum, { n }) => sum + n, 0) > unworkedCountCap;
  return stages.map((etapa) => {
    const totals = [...worked, ...unworked].filter((total) => total.etapa === etapa);
    return columnOf(etapa, totals, !(hasMore && etapa === 'detectada'));
  });
}

function columnOf(etapa: Stage, totals: readonly Total[], exacta: boolean): ColumnTotals {
  const cantidad = totals.reduce((sum, { n }) => sum + n, 0);
  if (!exacta) {
    return { etapa, cantidad: unworkedCountCap, exacta, montos: [], sinMonto: 0 };
  }
  const withAmount = totals.reduce((sum, total) => sum + total.withAmount, 0);
  // The first column has sums of what is worked on and of what is not, in the same currencies.
  const sums = new Map<string | null, number>();
  for (const { moneda, monto, withAmount: has } of totals) {
    if (has > 0) sums.set(moneda, (sums.get(moneda) ?? 0) + (monto ?? 0));
  }
  const montos = [...sums].map(([moneda, monto]) => ({ moneda, monto }));
  return {
    etapa,
    cantidad,
    exacta,
    montos: montos.toSorted((one, other) => other.monto - one.monto),
    sinMonto: cantidad - withAmount,
  };
}

interface Card {
  id: number;
  etapa: Stage;
  place: string;
}

interface Wanted {
  /** The columns of which more cards are wanted. */
  ampliadas?: Stage[] | undefined;
  /** Those of which none are. */
  plegadas?: Stage[] | undefined;
}

function roomIn({ ampliadas = [], plegadas = [] }: Wanted, stage: Stage): number {
  if (plegadas.includes(stage)) return 0;
  return ampliadas.includes(stage) ? maxColumnCards : columnCards;
}

interface Unmoved {
  count: number;
  /** They are collected and sorted. Of more, an index by closing is followed until there are enough. */
  isFew: boolean;
  /** All of them are open, which an index has by closing, those without one last. */
  areOpen: boolean;
  room: number;
}

/** The first cards of what nobody has moved: by closing, and then those without one. */
async function unmovedCards(
  tx: Tx,
  where: SQL,
  caller: Caller,
  { count, isFew, areOpen, room }: Unmoved,
): Promise<Card[]> {
  if (count === 0 || room === 0) return [];
  // `not in` would be weighed as if its list was made anew for each tender, and all tenders be read instead.
  const elsewhere = sql`not exists (select from ${tenderWork} where ${and(ours(caller), onBoard)})`;
  const inOrder = (condition: SQL, order: SQL, limit: number) =>
    rowsOf<Card>(
      tx,
      // The planner does not know how few match, and walks the index through tenders that do not.
      sql`with matching as ${sql.raw(isFew ? 'materialized' : 'not materialized')}
          (select id, closes_at, ${closingOrNever(tenders)} as closing_or_never from ${tenders} where ${and(where, elsewhere)}),
        first as (select id, closes_at from matching where ${condition} order by ${order} limit ${limit})
      select ${tenders.id}, 'detectada' as etapa, ${ownPlace} as place
        from first as ${sql.identifier('visible_tenders')}`,
    );
  // An index has what is open in this order, from now on (decision 90).
  if (isFew || areOpen) return inOrder(sql`true`, sql`closing_or_never, id`, room);
  const dated = await inOrder(sql`closes_at is not null`, sql`closes_at, id`, room);
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
  { ampliadas, plegadas, ...filter }: TenderFilter & Wanted,
  caller: Caller,
  now: Date,
): Promise<{ columns: ColumnTotals[]; ids: number[] }> {
  const wanted = { ampliadas, plegadas };
  const where = allOf(conditionsOf(filter, searchOf(filter.q), caller, now));
  const worked = await workedColumns(tx, where, caller, wanted);
  const unworked = holdsWorkedAlone(filter) ? [] : await unworkedTotals(tx, where, caller);
  const columns = columnsOf(worked.totals, unworked);
  const detected = columns.find(({ etapa }) => etapa === 'detectada');
  const unmoved = await unmovedCards(tx, where, caller, {
    count: detected?.cantidad ?? 0,
    isFew: detected?.exacta ?? true,
    room: roomIn(wanted, 'detectada'),
    areOpen: isOpenView(filter.vista),
  });
  const cards = [...worked.cards, ...unmoved];
  const ids = columns.flatMap(({ etapa }) =>
    cards
      .filter((card) => card.etapa === etapa)
      .toSorted(byPlace)
      .slice(0, roomIn(wanted, etapa))
      .map(({ id }) => id),
  );
  return { columns, ids };
}
