import type { TenderFacets, TenderFilter } from '@pliego/contract/areas/tender-query';
import {
  type ClosingWindow,
  closingWindows,
  dayWindows,
  startOfWindow,
  windowDays,
} from '@pliego/contract/rules/tender-closing';
import type { SourceCode } from '@pliego/contract/rules/source-codes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { closingWindowOf } from './closing-queries.ts';
import { allOf, conditionsOf, type Dimension } from './filter-queries.ts';
import { searchOf } from './search-queries.ts';

const shownBuyers = 20;

/** The dimensions that are a column of the tender itself. */
type ColumnDimension =
  | 'estado'
  | 'tipo'
  | 'region'
  | 'fuente'
  | 'comprador'
  | 'cierre'
  | 'nuevas'
  | 'monto'
  | 'moneda';
type Counts = Map<string | number | null, number>;

/** The shortest window that a tender is new in; the longer ones contain it. */
function noveltyBucket(now: Date): SQL {
  const since = dayWindows.map(
    (window) =>
      sql`when ${tenders.publishedAt} >= ${startOfWindow(now, window).toISOString()}::timestamptz then ${window}`,
  );
  return sql`case when ${tenders.mark} is not null then null ${sql.join(since, sql` `)} end`;
}

function expressionsOf(now: Date): Record<ColumnDimension, SQL> {
  return {
    estado: sql`${tenders.stateClass}`,
    tipo: sql`${tenders.type}`,
    region: sql`${tenders.region}`,
    fuente: sql`${tenders.source}`,
    comprador: sql`${tenders.buyerId}`,
    // Windows do not overlap here; `cumulate` makes "7 días" contain "3 días" afterwards.
    cierre: closingWindowOf(tenders, now),
    nuevas: noveltyBucket(now),
    monto: sql`case when ${tenders.amount} is null then 'sin' else 'con' end`,
    moneda: sql`coalesce(${tenders.currency}, case when ${tenders.amount} is not null then 'sin' end)`,
  };
}

const columnDimensions = [
  'estado',
  'tipo',
  'region',
  'fuente',
  'comprador',
  'cierre',
  'nuevas',
  'monto',
  'moneda',
] as const satisfies readonly ColumnDimension[];

/** Counts of several dimensions over the same rows, in one pass. */
async function countBy(
  tx: Tx,
  dimensions: readonly ColumnDimension[],
  expressions: Record<ColumnDimension, SQL>,
  where: SQL,
): Promise<Map<ColumnDimension, Counts>> {
  const named = dimensions.map((name, at) => ({ name, column: sql.identifier(`d${at}`) }));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const rows = await rowsOf<{ which: number; value: string | number | null; n: number }>(
    tx,
    sql`select grouping(${list(named.map(({ column }) => sql`${column}`))}) as which,
        coalesce(${list(named.map(({ column }) => sql`${column}::text`))}) as value, count(*) as n
      from (select ${list(named.map(({ name, column }) => sql`${expressions[name]} as ${column}`))}
        from ${tenders} where ${where}) as matching
      group by grouping sets (${list(named.map(({ column }) => sql`(${column})`))})`,
  );
  const counts = new Map<ColumnDimension, Counts>(dimensions.map((name) => [name, new Map()]));
  const everything = 2 ** dimensions.length - 1;
  for (const { which, value, n } of rows) {
    // grouping() has a 0 bit for the one column the row is grouped by, the first column highest.
    const at = dimensions.length - 1 - Math.log2(everything - which);
    const name = dimensions[at];
    if (name !== undefined) counts.get(name)?.set(value, n);
  }
  return counts;
}

async function countOne(
  tx: Tx,
  name: ColumnDimension,
  expressions: Record<ColumnDimension, SQL>,
  where: SQL,
): Promise<Counts> {
  return (await countBy(tx, [name], expressions, where)).get(name) ?? new Map();
}

const sum = (counts: Counts): number => [...counts.values()].reduce((all, n) => all + n, 0);

/** How many tenders that match are among `ours`, a subquery of tender ids. */
async function countWorked(tx: Tx, ours: SQL, where: SQL): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*) as n from ${tenders} where ${tenders.id} in (${ours}) and ${where}`,
  );
  return row?.n ?? 0;
}

async function countTags(
  tx: Tx,
  where: SQL,
  total: number,
  companyId: number,
): Promise<TenderFacets['tag']> {
  const tagged = await rowsOf<{ valor: number; cantidad: number }>(
    tx,
    sql`select ${tenderTags.tagId} as valor, count(*) as cantidad
      from ${tenderTags} join ${tenders} on ${tenders.id} = ${tenderTags.tenderId}
      where ${and(eq(tenderTags.companyId, companyId), where)} group by 1`,
  );
  const ours = sql`select ${tenderTags.tenderId} from ${tenderTags} where ${eq(tenderTags.companyId, companyId)}`;
  const any = await countWorked(tx, ours, where);
  return [{ valor: 'ninguna', cantidad: total - any }, ...tagged];
}

async function countAssignees(
  tx: Tx,
  where: SQL,
  total: number,
  companyId: number,
): Promise<TenderFacets['asignado']> {
  const ours = and(eq(tenderWork.companyId, companyId), isNotNull(tenderWork.assigneeId), where);
  const assigned = await rowsOf<{ valor: number; cantidad: number }>(
    tx,
    sql`select ${tenderWork.assigneeId} as valor, count(*) as cantidad
      from ${tenderWork} join ${tenders} on ${tenders.id} = ${tenderWork.tenderId}
      where ${ours} group by 1`,
  );
  const somebody = assigned.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return [
    { valor: 'alguien', cantidad: somebody },
    { valor: 'nadie', cantidad: total - somebody },
    ...assigned,
  ];
}

/**
 * Counts by stage. Discarded ones are counted also where the list leaves them out, since choosing that stage shows
 * them; `total` is then without them.
 */
async function countStages(
  tx: Tx,
  where: SQL,
  { total, leavesOut, companyId }: { total: number; leavesOut: boolean; companyId: number },
): Promise<TenderFacets['etapa']> {
  const moved = await rowsOf<{ valor: Stage; cantidad: number }>(
    tx,
    sql`select ${tenderWork.stage} as valor, count(*) as cantidad
      from ${tenderWork} join ${tenders} on ${tenders.id} = ${tenderWork.tenderId}
      where ${and(eq(tenderWork.companyId, companyId), ne(tenderWork.stage, 'detectada'), where)} group by 1`,
  );
  const counted = moved.filter(({ valor }) => !leavesOut || valor !== 'descartada');
  const detected = total - counted.reduce((sum, { cantidad }) => sum + cantidad, 0);
  return [{ valor: 'detectada', cantidad: detected }, ...moved];
}

interface NamedBuyer {
  id: number;
  root: number;
  name: string;
  taxId: string | null;
}

function buyersOf(tx: Tx, ids: readonly number[]): Promise<NamedBuyer[]> {
  return rowsOf<NamedBuyer>(
    tx,
    sql`select id, coalesce(same_as, id) as root, name, tax_id as "taxId" from visible_buyers
      where id = any (${idList(ids)})`,
  );
}

/** Each institution once, whatever its sources call it. */
async function namedBuyers(tx: Tx, counts: Counts): Promise<TenderFacets['comprador']> {
  const ids = [...counts.keys()].flatMap((id) => (id === null ? [] : [Number(id)]));
  if (ids.length === 0) return [];
  const rootOf = new Map((await buyersOf(tx, ids)).map(({ id, root }) => [id, root]));
  const byRoot = new Map<number, number>();
  for (const [id, count] of counts) {
    if (id === null) continue;
    const root = rootOf.get(Number(id)) ?? Number(id);
    byRoot.set(root, (byRoot.get(root) ?? 0) + count);
  }
  const top = [...byRoot]
    .toSorted(([a, many], [b, more]) => more - many || a - b)
    .slice(0, shownBuyers);
  const named = await buyersOf(
    tx,
    top.map(([root]) => root),
  );
  const byId = new Map(named.map((buyer) => [buyer.id, buyer]));
  return top.map(([valor, cantidad]) => {
    const { name = '', taxId = null } = byId.get(valor) ?? {};
    return { valor, cantidad, nombre: name, rut: taxId };
  });
}

/** Each window of days counts all that is within it, the shorter windows included. */
function cumulate<W extends ClosingWindow>(
  windows: readonly W[],
  counts: Counts,
): { valor: W; cantidad: number }[] {
  let within = 0;
  return windows.map((valor) => {
    const own = counts.get(valor) ?? 0;
    if (!(valor in windowDays)) return { valor, cantidad: own };
    within += own;
    return { valor, cantidad: within };
  });
}

function texts(counts: Counts): { valor: string; cantidad: number }[] {
  return [...counts]
    .flatMap(([value, cantidad]) => (value === null ? [] : [{ valor: String(value), cantidad }]))
    .sort((a, b) => b.cantidad - a.cantidad || a.valor.localeCompare(b.valor));
}

/** Counts by value of every filter, each given all the other filters. */
export async function tenderFacets(
  tx: Tx,
  filter: TenderFilter,
  caller: Caller,
  now: Date,
): Promise<TenderFacets> {
  const conditions = conditionsOf(filter, searchOf(filter.q), caller, now);
  const expressions = expressionsOf(now);
  const isActive = (name: Dimension) => conditions[name] !== undefined;
  // Dimensions that filter nothing share one pass; an active one needs its own, without itself.
  const passive = columnDimensions.filter((name) => !isActive(name));
  const counts =
    passive.length === 0
      ? new Map<ColumnDimension, Counts>()
      : await countBy(tx, passive, expressions, allOf(conditions));
  for (const name of columnDimensions.filter(isActive)) {
    counts.set(name, await countOne(tx, name, expressions, allOf(conditions, [name])));
  }
  const of = (name: ColumnDimension): Counts => counts.get(name) ?? new Map();
  // Every tender has an amount or none, so those two add up to all that match.
  const matching = isActive('monto') ? undefined : sum(of('monto'));
  /** The rows without one of our own filters, and how many they are. */
  const without = async (name: 'tag' | 'asignado' | 'etapa'): Promise<[SQL, number]> => {
    const where = allOf(conditions, [name]);
    if (matching !== undefined && !isActive(name)) return [where, matching];
    return [where, sum(await countOne(tx, 'monto', expressions, where))];
  };
  const stages = async () => {
    const [, total] = await without('etapa');
    const { companyId } = caller;
    const leavesOut = conditions.descartadas !== undefined;
    const all = allOf(conditions, ['etapa', 'descartadas']);
    return countStages(tx, all, { total, leavesOut, companyId });
  };
  return {
    // The state is one of ours: the column is written from the same list.
    estado: texts(of('estado')).map(({ valor, cantidad }) => ({
      valor: valor as StateClass,
      cantidad,
    })),
    tipo: texts(of('tipo')),
    region: texts(of('region')).map(({ valor, cantidad }) => ({ valor: Number(valor), cantidad })),
    // Likewise written from one of our lists.
    fuente: texts(of('fuente')).map(({ valor, cantidad }) => ({
      valor: valor as SourceCode,
      cantidad,
    })),
    comprador: await namedBuyers(tx, of('comprador')),
    tag: await countTags(tx, ...(await without('tag')), caller.companyId),
    asignado: await countAssignees(tx, ...(await without('asignado')), caller.companyId),
    etapa: await stages(),
    cierre: cumulate(closingWindows, of('cierre')),
    nuevas: cumulate(dayWindows, of('nuevas')),
    monto: texts(of('monto')).map(({ valor, cantidad }) => ({
      valor: valor === 'con' ? 'con' : 'sin',
      cantidad,
    })),
    moneda: texts(of('moneda')),
  };
}
