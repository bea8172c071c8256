import { type CalendarEntry, type DateKind, ownDateKinds } from '@pliego/contract/areas/deadlines';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { closesBefore, closesSince } from '#server/areas/tenders/closing-queries.ts';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { workOrders, tenderTasks } from '#server/db/schema/expediente.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { companyRule, daysOff } from './company-queries.ts';
import {
  byTender,
  datedColumns,
  type DatedTender,
  datedTenders,
  openTasks,
} from './dated-tender-queries.ts';
import { legalClocksOf } from './legal-clock-queries.ts';
import { datesOf, dayOfDate, type OwnDate } from './own-dates.ts';

/** So many entries are answered; of the rest only how many there are on each day. */
const shownEntries = 2_000;

/** History, not plans: shown only where somebody asks for them. */
const history: ReadonlySet<DateKind> = new Set([
  'creacion',
  'publicacion',
  'tiempoEvaluacion',
  'acto',
]);
const defaultKinds = [...milestoneKinds, ...ownDateKinds].filter((kind) => !history.has(kind));

/** How long before its end what starts a legal term lies, and how long after an internal deadline its closing, at most. */
const reachDays = 60;

export interface CalendarWindow {
  /** Both ends in. */
  from: string;
  to: string;
  kinds: readonly DateKind[];
  /** How many closings of a day that are not ours, at most; as many as there is room for, unless given. */
  othersPerDay?: number | undefined;
}

export const kindsOf = (kinds: readonly DateKind[] | undefined): readonly DateKind[] =>
  kinds === undefined || kinds.length === 0 ? defaultKinds : kinds;

/** Discarded tenders are gone from the calendar, unless the filter asks for them. */
function shownCondition(filter: TenderFilter, companyId: number): SQL | undefined {
  if (filter.etapa?.includes('descartada') === true) return undefined;
  return sql`${tenders.id} not in (select ${tenderWork.tenderId} from ${tenderWork} where ${and(
    eq(tenderWork.companyId, companyId),
    eq(tenderWork.stage, 'descartada'),
  )})`;
}

/** Tenders that somebody of the company works on or follows. */
function ownCondition(companyId: number): SQL {
  return sql`${tenders.id} in (select ${tenderWork.tenderId} from ${tenderWork} where ${eq(tenderWork.companyId, companyId)}
    union select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
      eq(tenderFollowers.companyId, companyId),
      eq(tenderFollowers.isFollowing, true),
    )})`;
}

/** Tenders of ours that may have a date in the window: what cannot is not read at all. */
function mayHaveDate({ from, to }: CalendarWindow, companyId: number): SQL {
  const first = startOfSantiagoDay(addDays(from, 0 - reachDays));
  const last = startOfSantiagoDay(addDays(to, reachDays));
  const hangs = (table: typeof tenderTasks | typeof workOrders) =>
    sql`${tenders.id} in (select ${table.tenderId} from ${table} where ${eq(table.companyId, companyId)})`;
  return sql`(exists (select from jsonb_each(${tenders.milestones}) hito
      where hito.value ->> 'instante' between ${first} and ${last})
    or ${tenderWork.nextActionOn} between ${from} and ${to}
    or (${tenderWork.stage} in ('presentada', 'ganada', 'perdida') and ${tenders.orders} <> '[]')
    or ${hangs(tenderTasks)} or ${hangs(workOrders)})`;
}

const present = (
  tender: Pick<
    DatedTender,
    'id' | 'code' | 'title' | 'buyerName' | 'stateClass' | 'stage' | 'assigneeId' | 'isFollowing'
  >,
  { tipo, instante, dia, texto }: Pick<CalendarEntry, 'tipo' | 'instante' | 'dia' | 'texto'>,
): CalendarEntry => ({
  licitacion: {
    id: tender.id,
    codigo: tender.code,
    nombre: tender.title,
    comprador: tender.buyerName,
    clase: tender.stateClass,
    etapa: tender.stage,
    Asignado: tender.assigneeId,
    siguiendo: tender.isFollowing,
  },
  tipo,
  instante,
  dia,
  texto,
});

/** All dates of what the company works on or follows, in the window. */
async function ownEntries(
  tx: Tx,
  companyId: number,
  where: SQL | undefined,
  window: CalendarWindow,
  now: Date,
): Promise<CalendarEntry[]> {
  const rows = await datedTenders(
    tx,
    companyId,
    and(where, ownCondition(companyId), mayHaveDate(window, companyId)),
  );
  const ids = rows.map(({ id }) => id);
  const rule = await companyRule(tx, companyId);
  const tasks = byTender(await openTasks(tx, companyId, ids));
  const isWanted = (date: Pick<OwnDate, 'dia' | 'instante'> & { tipo: DateKind }) => {
    const day = dayOfDate(date);
    return window.kinds.includes(date.tipo) && day >= window.from && day <= window.to;
  };
  const clocks = window.kinds.includes('plazoLegal')
    ? await legalClocksOf(tx, companyId, ids, now)
    : new Map<number, never[]>();
  return rows.flatMap((tender) => {
    const legal = (clocks.get(tender.id) ?? [])
      .filter(({ hecho }) => hecho === null)
      .map(({ vence, venceDia, nombre }) => ({
        tipo: 'plazoLegal' as const,
        instante: vence,
        dia: venceDia,
        texto: nombre,
      }));
    return [...datesOf(tender, tasks.get(tender.id) ?? [], rule), ...legal]
      .filter(isWanted)
      .map((date) => present(tender, date));
  });
}

const closingDay = sql`coalesce(${tenders.closesOn}, (${tenders.closesAt} at time zone 'America/Santiago')::date)`;

/** Of the tenders of a condition, the first that close on each day. */
const firstOfEachDay = (condition: SQL | undefined, count: number): SQL =>
  sql`${tenders.id} in (select id from (select ${tenders.id} as id,
      row_number() over (partition by ${closingDay} order by ${tenders.closesAt}, ${tenders.id}) as place
    from ${tenders} where ${condition}) numbered where place <= ${count})`;

/** The closings of every tender of the list that is not ours, the first ones, and how many there are on each day. */
async function otherClosings(
  tx: Tx,
  companyId: number,
  where: SQL | undefined,
  { from, to, othersPerDay }: CalendarWindow,
  limit: number,
) {
  const others = and(
    where,
    closesSince(tenders, from),
    closesBefore(tenders, addDays(to, 1)),
    sql`not ${ownCondition(companyId)}`,
  );
  const counts = await rowsOf<{ dia: string; cantidad: number }>(
    tx,
    sql`select ${closingDay}::text as dia, count(*)::int as cantidad from ${tenders} where ${others} group by 1`,
  );
  const { id, code, title, buyerName, stateClass } = datedColumns;
  const { closesAt, closesOn } = tenders;
  const rows = await tx
    .select({ id, code, title, buyerName, stateClass, closesAt, closesOn })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(othersPerDay === undefined ? others : firstOfEachDay(others, othersPerDay))
    .orderBy(asc(tenders.closesAt), asc(tenders.id))
    .limit(limit);
  const entries = rows.flatMap(({ closesAt, closesOn, ...tender }) =>
    closesAt === null
      ? []
      : [
          present(
            { ...tender, stage: 'detectada', assigneeId: null, isFollowing: false },
            { tipo: 'cierre', instante: closesAt.toISOString(), dia: closesOn, texto: null },
          ),
        ],
  );
  return { counts, entries };
}

/**
 * The dates of a list between two days. Of what the company works on or follows every kind of date; of all the other tenders
 * the closing alone, which an index finds: their other milestones are within each row, and nobody plans by them before
 * the tender is taken up. What is ours is never left out; of the rest the first ones are answered, and all are counted.
 */
export async function calendarOf(
  tx: Tx,
  filter: TenderFilter,
  window: CalendarWindow,
  caller: Caller,
  now: Date,
) {
  const { companyId, userId } = caller;
  const conditions = allOf(conditionsOf(filter, searchOf(filter.q), caller, now));
  const where = and(conditions, shownCondition(filter, companyId));
  const own = await ownEntries(tx, companyId, where, window, now);
  const room = Math.max(0, shownEntries - own.length);
  const others = window.kinds.includes('cierre')
    ? await otherClosings(tx, companyId, where, window, room)
    : { counts: [], entries: [] };
  const perDay = new Map(
    others.counts.map(({ dia, cantidad }) => [dia, { dia, cantidad, mias: 0 }]),
  );
  for (const entry of own) {
    const dia = dayOfDate(entry);
    const before = perDay.get(dia) ?? { dia, cantidad: 0, mias: 0 };
    const mine = Number(entry.licitacion.Asignado === userId);
    perDay.set(dia, { dia, cantidad: before.cantidad + 1, mias: before.mias + mine });
  }
  const porDia = [...perDay.values()].toSorted((one, other) => (one.dia < other.dia ? -1 : 1));
  const datos = [...own, ...others.entries]
    .toSorted((one, other) =>
      one.instante < other.instante ? -1 : Number(one.instante > other.instante),
    )
    .slice(0, shownEntries);
  return {
    datos,
    porDia,
    feriados: await daysOff(tx, companyId, window.from, addDays(window.to, 1)),
    completo: datos.length === porDia.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
}
