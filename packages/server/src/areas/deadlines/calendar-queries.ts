import { type CalendarEntry, type DateKind, ownDateKinds } from '@pliego/contract/areas/deadlines';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import {
  closesBefore,
  closesSince,
  closingDayWithin,
} from '#server/areas/tenders/closing-queries.ts';
import { allOf, conditionsOf, isEmpty } from '#server/areas/tenders/filter-queries.ts';
import { searchOf } from '#server/areas/tenders/search-queries.ts';
import { holdsWorkedAlone, isOpenView } from '#server/areas/tenders/view-conditions.ts';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderDates } from '#server/db/schema/deadlines.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { daysOff } from './company-queries.ts';
import { anyId, type DatedTender, datedTenders } from './dated-tender-queries.ts';
import type { DateWindow, FoundDate } from './date-window.ts';
import { ownDates } from './own-entry-queries.ts';
import { type ListScope, ownOf } from './own-tenders.ts';

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

const present = (
  tender: DatedTender,
  { kind, at, day, hasHour, text }: FoundDate,
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
  tipo: kind,
  instante: at,
  dia: hasHour ? null : day,
  texto: text,
});

/** The closings of every tender of the list that is not ours, the first ones, and how many there are on each day. */
async function otherClosings(
  tx: Tx,
  companyId: number,
  where: SQL,
  { from, to, perDay }: CalendarWindow,
) {
  // Of ours that close then, the closing is kept.
  const ours = sql`(select ${tenderDates.tenderId} from ${tenderDates} where ${and(
    eq(tenderDates.companyId, companyId),
    between(tenderDates.day, addDays(from, -1), addDays(to, 1)),
    eq(tenderDates.kind, 'cierre'),
  )})`;
  const condition = and(
    where,
    closesSince(tenders, from),
    closesBefore(tenders, addDays(to, 1)),
    sql`${tenders.id} not in ${ours}`,
  );
  const order = perDay === undefined ? sql`` : sql`partition by day`;
  const rows = await rowsOf<{
    day: string;
    n: number;
    tenderId: number | null;
    at: string;
    hasHour: boolean;
  }>(
    tx,
    sql`with others as materialized (select ${tenders.id} as id, ${tenders.closesAt} as at, ${closingDayWithin(tenders, from, to)} as day,
          ${tenders.closesOn} is null as has_hour from ${tenders} where ${condition}),
      counts as (select day, count(*)::int as n from others group by day)
    select counts.day::text as day, n, id as "tenderId", at, has_hour as "hasHour" from counts left join
      (select * from (select others.*, row_number() over (${order} order by at, id) as place from others) numbered
        where place <= ${perDay ?? shownEntries}) first on first.day = counts.day`,
  );
  return {
    counts: new Map(rows.map(({ day, n }) => [day, n])),
    dates: rows.flatMap(({ tenderId, day, at, hasHour }): FoundDate[] => {
      if (tenderId === null) return [];
      const instant = new Date(at).toISOString();
      return [{ tenderId, kind: 'cierre', at: instant, day, hasHour, text: null, isMine: false }];
    }),
  };
}

/** What a list can hold, by its filter. */
function listScopeOf(filter: TenderFilter): ListScope {
  if (filter.siguiendo !== undefined || holdsWorkedAlone(filter)) return 'ours';
  return isOpenView(filter.vista) ? 'open' : 'any';
}

const placeOf = ({ at, tenderId, kind, text }: FoundDate) =>
  `${at} ${String(tenderId).padStart(10, '0')} ${kind} ${text ?? ''}`;

/** By the clock; what is of one instant always in the same order. */
function byInstant(one: FoundDate, other: FoundDate): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first < second ? -1 : Number(first > second);
}

/** The first of each day: what a person answers for or follows, then the rest, each by the clock. */
function firstOfDays(dates: readonly FoundDate[], count: number): FoundDate[] {
  const left = new Map<string, number>();
  return dates
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine) || byInstant(one, other))
    .filter(({ day }) => {
      const room = left.get(day) ?? count;
      left.set(day, room - 1);
      return room > 0;
    });
}

/**
 * The dates of a list between two days. Of what the company works on or follows every kind of date; of all the other tenders
 * the closing alone, which an index finds: nobody plans by their other milestones before the tender is taken up. The first
 * ones are answered, and all are counted.
 */
export async function calendarOf(
  tx: Tx,
  filter: TenderFilter,
  window: CalendarWindow,
  caller: Caller,
  now: Date,
) {
  const { companyId } = caller;
  const { perDay } = window;
  const conditions = conditionsOf(filter, searchOf(filter.q), caller, now);
  const scope = listScopeOf(filter);
  const own = await ownDates(tx, caller, window, {
    own: {
      companyId,
      tenderIds: isEmpty(conditions) ? null : await ownOf(tx, companyId, allOf(conditions), scope),
    },
    hasDiscarded: filter.etapa?.includes('descartada') === true,
    room: perDay === undefined ? { inAll: shownEntries } : { perDay },
    now,
  });
  // A list of ours alone holds nothing of others.
  const others =
    window.kinds.includes('cierre') && scope !== 'ours'
      ? await otherClosings(tx, companyId, allOf(conditions), window)
      : { counts: new Map<string, number>(), dates: [] };
  const porDia = [...new Set([...own.counts.keys(), ...others.counts.keys()])]
    .toSorted()
    .map((dia) => {
      const { all = 0, answered: mias = 0 } = own.counts.get(dia) ?? {};
      return { dia, cantidad: all + (others.counts.get(dia) ?? 0), mias };
    });
  const ours = own.dates.toSorted(byInstant).slice(0, shownEntries);
  const theirs = others.dates.toSorted(byInstant);
  // Of the first entries of each day ours leave room for others, however many ours are in all.
  const wanted = (
    perDay === undefined
      ? [...ours, ...theirs.slice(0, shownEntries - ours.length)]
      : firstOfDays([...own.dates, ...theirs], perDay)
  )
    .toSorted(byInstant)
    .slice(0, shownEntries);
  const ids = [...new Set(wanted.map(({ tenderId }) => tenderId))];
  const rows = await datedTenders(tx, companyId, anyId(tenders.id, ids));
  const known = new Map(rows.map((row) => [row.id, row]));
  const datos = wanted.flatMap((date) => {
    const tender = known.get(date.tenderId);
    return tender === undefined ? [] : [present(tender, date)];
  });
  return {
    datos,
    porDia,
    feriados: await daysOff(tx, companyId, window.from, addDays(window.to, 1)),
    completo: datos.length === porDia.reduce((sum, { cantidad }) => sum + cantidad, 0),
  };
}
