import { type CalendarEntry, type DateKind, ownDateKinds } from '@pliego/contract/areas/deadlines';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { closesBefore, closesSince, closingDay } from '#server/areas/tenders/closing-queries.ts';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { companyRule, daysOff } from './company-queries.ts';
import {
  anyId,
  byTender,
  datedColumns,
  type DatedTender,
  datedTenders,
  openTasks,
} from './dated-tender-queries.ts';
import { legalClocksOf } from './legal-clock-queries.ts';
import { datesOf, dayOfDate } from './own-dates.ts';
import { type DateWindow, mayHaveDate, mayLieIn } from './window-queries.ts';

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

export interface CalendarWindow extends DateWindow {
  /** How many entries of a day, at most; as many as there is room for, unless given. */
  perDay?: number | undefined;
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
const ownIds = (companyId: number): SQL =>
  sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${eq(tenderWork.companyId, companyId)}
    union select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
      eq(tenderFollowers.companyId, companyId),
      eq(tenderFollowers.isFollowing, true),
    )})`;

/** The same, read: by their numbers each is looked up, where a join would go through all tenders. */
async function readOwnIds(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select tender_id as id from ${ownIds(companyId)} own`,
  );
  return rows.map(({ id }) => id);
}

/** A date, and the tender that it is of. */
interface Dated {
  tender: Parameters<typeof present>[0];
  date: Parameters<typeof present>[1];
}

const present = (
  tender: Pick<
    DatedTender,
    | 'id'
    | 'code'
    | 'title'
    | 'buyerName'
    | 'stateClass'
    | 'stage'
    | 'assigneeId'
    | 'isFollowing'
    | 'isRestricted'
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
    restringida: tender.isRestricted,
  },
  tipo,
  instante,
  dia,
  texto,
});

/** At its day in Santiago. */
type Placed = Dated & { day: string };

/** All dates of what the company works on or follows, in the window. */
async function ownEntries(
  tx: Tx,
  companyId: number,
  where: SQL | undefined,
  window: CalendarWindow,
  now: Date,
): Promise<Placed[]> {
  const rule = await companyRule(tx, companyId);
  const own = await readOwnIds(tx, companyId);
  const rows = await datedTenders(
    tx,
    companyId,
    and(where, anyId(tenders.id, own), mayHaveDate(window, rule, companyId)),
  );
  const ids = rows.map(({ id }) => id);
  const tasks = byTender(await openTasks(tx, companyId, ids));
  const clocks = window.kinds.includes('plazoLegal')
    ? await legalClocksOf(tx, companyId, ids, now)
    : new Map<number, never[]>();
  const mayLieThere = mayLieIn(window);
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
      .filter(({ tipo, instante }) => window.kinds.includes(tipo) && mayLieThere(instante))
      .map((date) => ({ tender, date, day: dayOfDate(date) }))
      .filter(({ day }) => day >= window.from && day <= window.to);
  });
}

const dayOfClosing = closingDay(tenders);

/** Of the tenders of a condition, the first that close on each day. */
const firstOfEachDay = (condition: SQL | undefined, count: number): SQL =>
  sql`${tenders.id} in (select id from (select ${tenders.id} as id,
      row_number() over (partition by ${dayOfClosing} order by ${tenders.closesAt}, ${tenders.id}) as place
    from ${tenders} where ${condition}) numbered where place <= ${count})`;

/** The closings of every tender of the list that is not ours, the first ones, and how many there are on each day. */
async function otherClosings(
  tx: Tx,
  companyId: number,
  where: SQL | undefined,
  { from, to, perDay }: CalendarWindow,
  limit: number,
) {
  const others = and(
    where,
    closesSince(tenders, from),
    closesBefore(tenders, addDays(to, 1)),
    sql`${tenders.id} not in ${ownIds(companyId)}`,
  );
  const counts = await rowsOf<{ dia: string; cantidad: number }>(
    tx,
    sql`select ${dayOfClosing}::text as dia, count(*)::int as cantidad from ${tenders} where ${others} group by 1`,
  );
  const { id, code, title, buyerName, stateClass } = datedColumns;
  const { closesAt, closesOn } = tenders;
  const rows = await tx
    .select({ id, code, title, buyerName, stateClass, closesAt, closesOn })
    .from(tenders)
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(perDay === undefined ? others : firstOfEachDay(others, perDay))
    .orderBy(asc(tenders.closesAt), asc(tenders.id))
    .limit(limit);
  const entries = rows.flatMap(({ closesAt, closesOn, ...tender }): Placed[] => {
    if (closesAt === null) return [];
    const instante = closesAt.toISOString();
    const date = { tipo: 'cierre' as const, instante, dia: closesOn, texto: null };
    return [
      {
        tender: {
          ...tender,
          stage: 'detectada',
          assigneeId: null,
          isFollowing: false,
          isRestricted: false,
        },
        date,
        day: dayOfDate(date),
      },
    ];
  });
  return { counts, entries };
}

const byInstant = ({ date: one }: Dated, { date: other }: Dated): number =>
  one.instante < other.instante ? -1 : Number(one.instante > other.instante);

/** The first entries of each day: what a person answers for or follows, then the rest, each by the clock. */
function firstOfDays(entries: readonly Placed[], count: number, userId: number): Placed[] {
  const days = new Map<string, Placed[]>();
  for (const entry of entries) {
    const known = days.get(entry.day);
    if (known === undefined) days.set(entry.day, [entry]);
    else known.push(entry);
  }
  const isMine = ({ tender }: Placed) => tender.assigneeId === userId || tender.isFollowing;
  return [...days.values()].flatMap((day) => {
    if (day.length <= count) return day;
    const sorted = day.toSorted(byInstant);
    const mine = sorted.filter(isMine).slice(0, count);
    const rest = sorted.filter((entry) => !isMine(entry)).slice(0, count - mine.length);
    return mine.concat(rest);
  });
}

/**
 * The dates of a list between two days. Of what the company works on or follows every kind of date; of all the other tenders
 * the closing alone, which an index finds: their other milestones are within each row, and nobody plans by them before
 * the tender is taken up. The first ones are answered, and all are counted.
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
  // Of the first entries of each day ours leave room for others, however many ours are in all.
  const room = Math.max(0, shownEntries - (window.perDay === undefined ? own.length : 0));
  const others = window.kinds.includes('cierre')
    ? await otherClosings(tx, companyId, where, window, room)
    : { counts: [], entries: [] };
  const perDay = new Map(
    others.counts.map(({ dia, cantidad }) => [dia, { dia, cantidad, mias: 0 }]),
  );
  for (const { tender, day } of own) {
    const before = perDay.get(day) ?? { dia: day, cantidad: 0, mias: 0 };
    const mine = Number(tender.assigneeId === userId);
    perDay.set(day, { dia: day, cantidad: before.cantidad + 1, mias: before.mias + mine });
  }
  const porDia = [...perDay.values()].toSorted((one, other) => (one.dia < other.dia ? -1 : 1));
  const all = [...own, ...others.entries];
  const wanted = window.perDay === undefined ? all : firstOfDays(all, window.perDay, userId);
  const datos = wanted
    .toSorted(byInstant)
    .slice(0, shownEntries)
    .map(({ tender, date }) => present(tender, date));
  return {
    datos,
    porDia,
    feriados: await daysOff(tx, companyId, window.from, addDays(window.to, 1)),
    completo: datos.length === porDia.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
}
