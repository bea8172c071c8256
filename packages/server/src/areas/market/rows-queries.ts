import type { TenderBid, TenderLot, TenderOrder } from '@pliego/contract/areas/tender-shapes';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import {
  contractEnd,
  type ContractEnd,
  type ContractSpan,
} from '@pliego/contract/rules/contract-end';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import { type SQL, sql } from 'drizzle-orm';
import { inList } from '#server/areas/reports/work-rows-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';

/** What a dossier is asked for. */
export interface MarketInput {
  tx: Tx;
  caller: Caller;
  now: Date;
  /** The list of the processes that count. */
  base: TenderFilter;
}

/** A process as far as dossiers need it. */
export interface MarketRow {
  id: number;
  code: string;
  title: string;
  state: StateClass;
  type: string | null;
  region: number | null;
  currency: string | null;
  amount: number | null;
  /** The row that stands for the institution. */
  buyerId: number | null;
  buyer: string | null;
  /** Month and day of the publication in Santiago, `2026-11-20`; null where no source says. */
  publishedOn: string | null;
  /** Milliseconds. */
  closesAt: number | null;
  /** When it was awarded; before it is, a plan. */
  awardedAt: string | null;
  isOpen: boolean;
  /** Of the contract that was awarded; null where nothing says it. */
  contractEnds: ContractEnd | null;
  bidders: number | null;
  awardAmount: number | null;
  awardCurrency: string | null;
  /** Keys of who won it or sells by its orders. */
  suppliers: string[];
  /** Families of UNSPSC of its lines. */
  families: string[];
  lots: TenderLot[] | null;
  orders: TenderOrder[] | null;
  bids: TenderBid[] | null;
}

const unlessEmpty = (column: SQL): SQL =>
  sql`case when jsonb_array_length(${column}) > 0 then ${column} end`;

const milestone = (name: 'inicioContrato' | 'finContrato' | 'adjudicacion'): SQL =>
  sql`${tenders.milestones} -> ${sql.raw(`'${name}'`)} ->> 'instante'`;

/** How long the contract of an awarded process runs; null of one that is not awarded. */
const awardedSpan = sql`case when ${tenders.stateClass} = 'adjudicada' then json_build_object(
    'endsAt', ${milestone('finContrato')}, 'startsAt', ${milestone('inicioContrato')},
    'awardedAt', ${milestone('adjudicacion')}, 'length', ${tenders.terms} -> 'duracion') end`;

/** The processes of a list, with arrays as JSON, which both databases read. Those that are kept to teams of others are not in the view. */
export async function marketRows({ tx, caller, now, base }: MarketInput): Promise<MarketRow[]> {
  const open = inList({ vista: 'abiertas' }, { caller, now });
  const families = sql`array(select r from unnest(${tenders.rubros}) as r where length(r) = 4)`;
  const rows = await rowsOf<Omit<MarketRow, 'contractEnds'> & { span: ContractSpan | null }>(
    tx,
    sql`select ${tenders.id} as id, ${tenders.code} as code, ${tenders.title} as title,
        ${tenders.stateClass} as state, ${tenders.type} as type, ${tenders.region}::int as region,
        ${tenders.currency} as currency, ${tenders.amount}::float8 as amount,
        coalesce(${buyers.sameAs}, ${buyers.id}) as "buyerId",
        coalesce((select root.name from visible_buyers root where root.id = ${buyers.sameAs}), ${buyers.name}) as buyer,
        to_char(${tenders.publishedAt} at time zone 'America/Santiago', 'YYYY-MM-DD') as "publishedOn",
        (extract(epoch from ${tenders.closesAt}) * 1000)::float8 as "closesAt",
        ${tenders.milestones} -> 'adjudicacion' ->> 'instante' as "awardedAt", coalesce(${open}, false) as "isOpen", ${awardedSpan} as span,
        (${tenders.award} ->> 'oferentes')::float8 as bidders,
        (${tenders.award} ->> 'monto')::float8 as "awardAmount", ${tenders.award} ->> 'moneda' as "awardCurrency",
        array_to_json(${tenders.suppliers}) as suppliers, array_to_json(${families}) as families,
        ${unlessEmpty(sql`${tenders.lots}`)} as lots, ${unlessEmpty(sql`${tenders.orders}`)} as orders,
        ${tenders.award} -> 'ofertas' as bids
      from ${tenders} left join ${buyers} on ${buyers.id} = ${tenders.buyerId}
      where ${inList(base, { caller, now })} order by ${tenders.id}`,
  );
  return rows.map(({ span, ...row }) =>
    Object.assign(row, { contractEnds: span === null ? null : contractEnd(span) }),
  );
}

/** How a line names who won it. */
interface Named {
  rut: string | null;
  name: string | null;
}

/** The keys of those who won lines, each name looked at once: few stand on many lines. */
function winnersOf(lines: readonly Named[]): (string | null)[] {
  const known = new Map<string, string | null>();
  return lines.map(({ rut, name }) => {
    const as = `${rut} ${name}`;
    const key = known.get(as);
    if (key !== undefined) return key;
    const found = supplierKey({ rut, nombre: name });
    known.set(as, found);
    return found;
  });
}

/** What one supplier was awarded of the lines of one family of a process. */
export interface LineSum {
  id: number;
  /** The key of the supplier. */
  supplier: string | null;
  /** Four digits of UNSPSC; null where a line has no such code. */
  family: string | null;
  lines: number;
  /** Null where a price or a quantity is missing. */
  amount: number | null;
}

const award = sql`line.item -> 'adjudicacion'`;
const unitPrice = sql`(${award} ->> 'montoUnitario')::float8`;
const quantity = sql`coalesce((${award} ->> 'cantidad')::float8, (line.item ->> 'cantidad')::float8)`;
const wonLines = sql`cross join lateral jsonb_array_elements(${tenders.items}) as line(item)`;
const isWon = sql`coalesce(${award} ->> 'rutProveedor', ${award} ->> 'proveedor') is not null`;
const isUnspsc = sql`upper(line.item ->> 'esquema') = 'UNSPSC'`;

/** The awarded lines of a list, added up. */
export async function lineSums({ tx, caller, now, base }: MarketInput): Promise<LineSum[]> {
  const rows = await rowsOf<Omit<LineSum, 'supplier'> & Named>(
    tx,
    sql`select ${tenders.id} as id, ${award} ->> 'rutProveedor' as rut, ${award} ->> 'proveedor' as name,
        case when ${isUnspsc} then left(line.item ->> 'codigo', 4) end as family, count(*)::int as lines,
        case when count(*) = count(${unitPrice} * ${quantity}) then sum(${unitPrice} * ${quantity}) end as amount
      from ${tenders} ${wonLines}
      where ${inList(base, { caller, now })} and ${tenders.suppliers} <> '{}' and ${isWon}
      group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  );
  const winners = winnersOf(rows);
  return rows.map(({ id, family, lines, amount }, at) => {
    const supplier = winners[at] ?? null;
    return { id, supplier, family, lines, amount };
  });
}

/** An awarded line with its price. */
export interface PricedLine {
  id: number;
  code: string;
  unit: string | null;
  currency: string | null;
  price: number;
}

/** So many lines are read for the prices of one supplier. */
export const mostLinesRead = 20_000;

/** The lines of a list that were awarded and have a price: to a supplier, or of a family of UNSPSC. */
export async function pricedLines(
  { tx, caller, now, base }: MarketInput,
  of: { supplier: string } | { family: string },
): Promise<PricedLine[]> {
  const ofFamily =
    'family' in of
      ? sql`and left(line.item ->> 'codigo', ${of.family.length}) = ${of.family}`
      : sql``;
  const rows = await rowsOf<PricedLine & Named>(
    tx,
    sql`select ${tenders.id} as id, ${award} ->> 'rutProveedor' as rut, ${award} ->> 'proveedor' as name,
        line.item ->> 'codigo' as code, line.item ->> 'unidad' as unit,
        coalesce(${tenders.award} ->> 'moneda', ${tenders.currency}) as currency, ${unitPrice} as price
      from ${tenders} ${wonLines}
      where ${inList(base, { caller, now })} and ${isWon} and ${isUnspsc} and ${unitPrice} > 0 ${ofFamily}
      order by 1 desc, 4, 7 limit ${mostLinesRead}`,
  );
  if ('family' in of) return rows;
  const winners = winnersOf(rows);
  return rows.filter((_, at) => winners[at] === of.supplier);
}
