import {
  closingDays,
  type CurrencySum,
  mostGroups,
  type TenderGroup,
  type TenderGroupQuery,
  type TenderGrouping,
  type TenderGroups,
  type TenderTotals,
} from '@pliego/contract/areas/tender-groups';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { closesAhead, closesBefore, closingDay } from './closing-queries.ts';
import { allOf, conditionsOf } from './filter-queries.ts';
import { refuseEmptySearch } from './list-queries.ts';
import { searchOf } from './search-queries.ts';

/*
 * A list in figures: the whole result, not what of it was loaded. One pass over what matches; of the tender only columns that
 * `tenders_views` has are read for the totals, so that those of open tenders read no row.
 */

/** The currency of an amount; null where there is none. */
const currency = sql`case when ${tenders.amount} is not null then coalesce(${tenders.currency}, 'sin') end`;

const day = closingDay(tenders);

const ofWork = (column: SQL): SQL =>
  sql`(select ${column} from ${tenderWork} where ${tenderWork.companyId} = current_company() and ${tenderWork.tenderId} = ${tenders.id})`;

/** What tenders of one group have in common, as the filter of its name takes it. */
const keys: Record<TenderGrouping, SQL> = {
  comprador: sql`${tenders.buyerId}`,
  region: sql`${tenders.region}`,
  estado: sql`${tenders.stateClass}`,
  etapa: sql`coalesce(${ofWork(sql`${tenderWork.stage}`)}, 'detectada')`,
  asignado: ofWork(sql`${tenderWork.assigneeId}`),
  prioridad: ofWork(sql`${tenderWork.priority}`),
  tipo: sql`${tenders.type}`,
  fuente: sql`${tenders.source}`,
  semana: sql`date_trunc('week', ${day})::date`,
};

interface SumRow {
  key: string | null;
  currency: string | null;
  n: number;
  sum: number | null;
}

/** Counts and sums by a key and the currency. */
function sumsBy(tx: Tx, key: SQL, where: SQL): Promise<SumRow[]> {
  return rowsOf<SumRow>(
    tx,
    sql`select key::text, currency, count(*) as n, sum(amount)::float8 as sum
      from (select ${key} as key, ${currency} as currency, ${tenders.amount} as amount
        from ${tenders} where ${where}) as matching
      group by 1, 2`,
  );
}

/** Each institution is one group, however its sources name it. */
async function byInstitution(
  tx: Tx,
  rows: SumRow[],
): Promise<{ rows: SumRow[]; names: Map<string, string> }> {
  const ids = [...new Set(rows.flatMap(({ key }) => key ?? []))];
  const known = await rowsOf<{ id: number; root: number; name: string }>(
    tx,
    sql`select b.id, coalesce(b.same_as, b.id) as root, coalesce(root.name, b.name) as name
      from ${buyers} b left join ${buyers} root on root.id = b.same_as
      where b.id = any (${idList(ids.map(Number))})`,
  );
  const byId = new Map(known.map((buyer) => [String(buyer.id), buyer]));
  const names = new Map(known.map(({ root, name }) => [String(root), name]));
  const rootOf = (key: string | null) => (key === null ? null : String(byId.get(key)?.root ?? key));
  return { rows: rows.map((row) => ({ ...row, key: rootOf(row.key) })), names };
}

const byCurrency = (one: CurrencySum, other: CurrencySum) =>
  other.cantidad - one.cantidad || one.moneda.localeCompare(other.moneda);

/** The sums of some rows, the currency of most tenders first. */
function montosOf(rows: readonly SumRow[]): CurrencySum[] {
  const sums = new Map<string, CurrencySum>();
  for (const { currency: moneda, n, sum } of rows) {
    if (moneda === null) continue;
    const before = sums.get(moneda) ?? { moneda, cantidad: 0, suma: 0 };
    sums.set(moneda, { moneda, cantidad: before.cantidad + n, suma: before.suma + (sum ?? 0) });
  }
  return [...sums.values()].sort(byCurrency);
}

const countOf = (rows: readonly SumRow[]): number => rows.reduce((sum, { n }) => sum + n, 0);

/** Those with most tenders first, weeks by their date; what has no value comes last. */
function inOrder(por: TenderGrouping): (one: TenderGroup, other: TenderGroup) => number {
  return (one, other) => {
    if ((one.valor === null) !== (other.valor === null)) return one.valor === null ? 1 : -1;
    const byValue = (one.valor ?? '') < (other.valor ?? '') ? -1 : 1;
    return por === 'semana' ? byValue : other.cantidad - one.cantidad || byValue;
  };
}

async function matching(tx: Tx, filter: TenderFilter, caller: Caller, now: Date): Promise<SQL> {
  const search = searchOf(filter.q);
  if (search !== null) await refuseEmptySearch(tx, search);
  return allOf(conditionsOf(filter, search, caller, now));
}

/** The groups of a list, with how many tenders each has and what their amounts come to. */
export async function tenderGroups(
  tx: Tx,
  { por, ...filter }: TenderGroupQuery,
  caller: Caller,
  now: Date,
): Promise<TenderGroups> {
  const where = await matching(tx, filter, caller, now);
  const found = await sumsBy(tx, keys[por], where);
  const { rows, names } =
    por === 'comprador'
      ? await byInstitution(tx, found)
      : { rows: found, names: new Map<string, string>() };
  const byKey = new Map<string | null, SumRow[]>();
  for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
  const groups = [...byKey].map(([valor, own]) => ({
    valor,
    nombre: valor === null ? null : (names.get(valor) ?? null),
    cantidad: countOf(own),
    montos: montosOf(own),
  }));
  const sorted = groups.sort(inOrder(por));
  return { datos: sorted.slice(0, mostGroups), grupos: sorted.length };
}

/** How many tenders match, what their amounts come to, and when those that are open close. */
export async function tenderTotals(
  tx: Tx,
  filter: TenderFilter,
  caller: Caller,
  now: Date,
): Promise<TenderTotals> {
  const where = await matching(tx, filter, caller, now);
  const rows = await sumsBy(tx, sql`null`, where);
  const today = santiagoDay(now);
  const soon = and(
    where,
    closesAhead(tenders, now),
    closesBefore(tenders, addDays(today, closingDays)),
  );
  const closings = await rowsOf<{ day: string; n: number }>(
    tx,
    sql`select ${day}::text as day, count(*) as n from ${tenders} where ${soon} group by 1`,
  );
  const byDay = new Map(closings.map(({ day, n }) => [day, n]));
  const cierres = Array.from({ length: closingDays }, (_, at) => {
    const dia = addDays(today, at);
    return { dia, cantidad: byDay.get(dia) ?? 0 };
  });
  return { cantidad: countOf(rows), montos: montosOf(rows), cierres };
}
