import type { DateKind } from '@pliego/contract/areas/deadlines';
import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { endOfSantiagoDay } from '@pliego/contract/rules/legal-clocks';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { anchoredDay } from '@pliego/contract/rules/task-day';
import { openStages } from '@pliego/contract/rules/work-stages';
import { and, between, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderDates } from '#server/db/schema/deadlines.ts';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { type CompanyRule, companyRule } from './company-queries.ts';
import { legalClocksOf, storedTerms } from './legal-clock-queries.ts';
import { ownWithLegalTerm } from './legal-event-queries.ts';
import { dayOfDate } from './own-dates.ts';
import { isOf, type Own, ownOf } from './own-tenders.ts';

/** Days, both ends in, and the kinds of dates that are wanted. */
export interface DateWindow {
  from: string;
  to: string;
  kinds: readonly DateKind[];
}

/** A date of a tender, at its place on the calendar. */
export interface FoundDate {
  tenderId: number;
  kind: DateKind;
  at: string;
  day: string;
  hasHour: boolean;
  text: string | null;
  /** The caller answers for the tender or follows it. */
  isMine: boolean;
}

export interface DayCount {
  /** All dates of the day, and those of what the caller answers for. */
  all: number;
  answered: number;
}

/** A date that is worked out anew, since it depends on the company's own days. */
type MadeDate = Omit<FoundDate, 'isMine'>;

const atEndOf = (day: string) => ({ at: endOfSantiagoDay(day), day, hasHour: false });

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The internal deadlines of the window: of the closings of which day, by the company's rule as it is now. */
function internalDays({ from, to }: DateWindow, { days, internalDays: before }: CompanyRule) {
  const last = addBusinessDays(to, before + 1, days);
  return daysOf(from, last).flatMap((closes) => {
    const day = addBusinessDays(closes, 0 - before, days);
    return day >= from && day <= to ? [{ closes, ...atEndOf(day) }] : [];
  });
}

const openTask = (companyId: number) =>
  and(eq(tenderTasks.companyId, companyId), isNull(tenderTasks.doneAt));

/** Open tasks that hang on a milestone, at the days that follow from it. */
async function anchoredTasks(
  tx: Tx,
  { companyId, tenderIds }: Own,
  { from, to }: DateWindow,
  { days }: CompanyRule,
): Promise<MadeDate[]> {
  const { anchor } = tenderTasks;
  const rows = await rowsOf<{ tenderId: number; text: string; anchor: TaskAnchor; of: string }>(
    tx,
    // Business days with the weekends and the longest holidays between them.
    sql`with anchored as materialized (select ${tenderTasks.tenderId} as tender_id, ${tenderTasks.title} as text, ${anchor} as anchor,
          ${anchor} ->> 'hito' as kind, abs((${anchor} ->> 'dias')::int) * 2 + ${15 + days.extra.size}::int as reach
        from ${tenderTasks} where ${and(openTask(companyId), isNotNull(anchor), isOf(tenderTasks.tenderId, tenderIds))})
      select anchored.tender_id as "tenderId", text, anchor, ${tenderDates.publisherDay}::text as of
        from anchored join ${tenderDates} on ${and(
          eq(tenderDates.companyId, companyId),
          eq(tenderDates.tenderId, sql`anchored.tender_id`),
          eq(tenderDates.kind, sql`anchored.kind`),
        )}
        where ${tenderDates.day} between ${from}::date - (select max(reach) from anchored) and ${to}::date + (select max(reach) from anchored)`,
  );
  const add = (day: string, count: number) => addBusinessDays(day, count, days);
  return rows.flatMap(({ tenderId, text, anchor: ancla, of }): MadeDate[] => {
    const day = anchoredDay(ancla, of, add);
    return day >= from && day <= to ? [{ tenderId, kind: 'tarea', text, ...atEndOf(day) }] : [];
  });
}

/** The ends of legal terms that run, of what the company works on. */
async function legalDates(tx: Tx, own: Own, window: DateWindow, now: Date): Promise<MadeDate[]> {
  const ids = await ownWithLegalTerm(tx, own, window, await storedTerms(tx), now);
  const clocks = await legalClocksOf(tx, own.companyId, ids, now);
  return [...clocks].flatMap(([tenderId, running]) =>
    running.flatMap(({ hecho, vence, venceDia, nombre }): MadeDate[] => {
      const day = dayOfDate({ instante: vence, dia: venceDia });
      if (hecho !== null || day < window.from || day > window.to) return [];
      const at = vence;
      return [{ tenderId, kind: 'plazoLegal', at, day, hasHour: venceDia === null, text: nombre }];
    }),
  );
}

/** The dates of the window, of what the company works on or follows: those kept, those of its own work and those made. */
function datesBetween(
  { companyId, tenderIds }: Own,
  window: DateWindow,
  rule: CompanyRule,
  made: readonly MadeDate[],
): SQL {
  const { from, to, kinds } = window;
  const inWindow = JSON.stringify(daysOf(from, to).map(atEndOf));
  const days = sql`json_to_recordset(${inWindow}::json) as days(day date, at timestamptz)`;
  const parts = [
    sql`select ${tenderDates.tenderId} as tender_id, ${tenderDates.kind} as kind, ${tenderDates.at} as at, ${tenderDates.day} as day,
        ${tenderDates.hasHour} as has_hour, null::text as text
      from ${tenderDates} where ${and(
        eq(tenderDates.companyId, companyId),
        between(tenderDates.day, from, to),
        sql`${tenderDates.kind} = any (${`{${kinds.join(',')}}`}::text[])`,
        isOf(tenderDates.tenderId, tenderIds),
      )}`,
    sql`select "tenderId", kind, at, day, "hasHour", text from json_to_recordset(${JSON.stringify(made)}::json)
      as made("tenderId" integer, kind text, at timestamptz, day date, "hasHour" boolean, text text)`,
  ];
  if (kinds.includes('interno') && rule.internalDays > 0) {
    const closings = internalDays(window, rule);
    const internal = JSON.stringify(closings);
    const [first, last] = [closings.at(0)?.closes ?? from, closings.at(-1)?.closes ?? from];
    // The day of Santiago is within a day of the publisher's, and an index has it.
    parts.push(sql`select ${tenderDates.tenderId}, 'interno', internal.at, internal.day, false, null
      from json_to_recordset(${internal}::json) as internal(closes date, day date, at timestamptz)
        join ${tenderDates} on ${and(
          eq(tenderDates.companyId, companyId),
          eq(tenderDates.kind, 'cierre'),
          between(tenderDates.day, addDays(first, -1), addDays(last, 1)),
          sql`${tenderDates.publisherDay} = internal.closes`,
          isOf(tenderDates.tenderId, tenderIds),
        )}`);
  }
  if (kinds.includes('proximaAccion')) {
    parts.push(sql`select ${tenderWork.tenderId}, 'proximaAccion', days.at, days.day, false, ${tenderWork.nextAction}
      from ${tenderWork} join ${days} on days.day = ${tenderWork.nextActionOn}
      where ${and(eq(tenderWork.companyId, companyId), isOf(tenderWork.tenderId, tenderIds))}`);
  }
  if (kinds.includes('tarea')) {
    parts.push(sql`select ${tenderTasks.tenderId}, 'tarea', days.at, days.day, false, ${tenderTasks.title}
      from ${tenderTasks} join ${days} on days.day = ${tenderTasks.dueOn}
      where ${and(openTask(companyId), isOf(tenderTasks.tenderId, tenderIds))}`);
  }
  return sql.join(parts, sql` union all `);
}

/** A day with its counts and one of its first dates; no tender where there is no room for any. */
type FoundRow = Omit<FoundDate, 'tenderId'> & {
  tenderId: number | null;
  n: number;
  answered: number;
};

/** Which of the dates are shown: of the list's tenders, and without what was discarded unless the filter asks for it. */
interface Shown {
  /** What the list's filter says of tenders; absent where it says nothing. */
  where: SQL | undefined;
  hasDiscarded: boolean;
}

/**
 * The dates of what the company works on or follows, in the window: how many there are on each day, and the first of each day, the
 * caller's own before the others; or of all days the first together, where no number of a day is given.
 */
export async function ownDates(
  tx: Tx,
  { companyId, userId }: Caller,
  window: DateWindow & { perDay?: number | undefined; limit: number },
  { where, hasDiscarded }: Shown,
  now: Date,
): Promise<{ dates: FoundDate[]; counts: Map<string, DayCount> }> {
  const rule = await companyRule(tx, companyId);
  const { kinds, perDay, limit } = window;
  const own = {
    companyId,
    tenderIds: where === undefined ? null : await ownOf(tx, companyId, where),
  };
  const made = [
    ...(kinds.includes('tarea') ? await anchoredTasks(tx, own, window, rule) : []),
    ...(kinds.includes('plazoLegal') ? await legalDates(tx, own, window, now) : []),
  ];
  const answers = sql`coalesce(${tenderWork.assigneeId} = ${userId}, false)`;
  const conditions = and(
    hasDiscarded ? undefined : sql`${tenderWork.stage} is distinct from 'descartada'`,
    or(
      ne(sql`found.kind`, 'interno'),
      inArray(sql`coalesce(${tenderWork.stage}, 'detectada')`, [...openStages]),
    ),
  );
  const order =
    perDay === undefined
      ? sql`order by at, tender_id, kind, text`
      : sql`partition by day order by is_mine desc, at, tender_id, kind, text`;
  const rows = await rowsOf<FoundRow>(
    tx,
    sql`with found as materialized (${datesBetween(own, window, rule, made)}),
      shown as materialized (select found.*, ${answers} as answers, ${answers} or ${tenderFollowers.userId} is not null as is_mine
        from found left join ${tenderWork} on ${and(
          eq(tenderWork.companyId, companyId),
          eq(tenderWork.tenderId, sql`found.tender_id`),
        )} left join ${tenderFollowers} on ${and(
          eq(tenderFollowers.companyId, companyId),
          eq(tenderFollowers.tenderId, sql`found.tender_id`),
          eq(tenderFollowers.userId, userId),
          eq(tenderFollowers.isFollowing, true),
        )} where ${conditions}),
      counts as (select day, count(*)::int as n, (count(*) filter (where answers))::int as answered from shown group by day)
    select counts.day::text as day, n, answered, tender_id as "tenderId", kind, at, has_hour as "hasHour", text, is_mine as "isMine"
      from counts left join (select * from (select shown.*, row_number() over (${order}) as place from shown) numbered
        where place <= ${perDay ?? limit}) placed on placed.day = counts.day`,
  );
  return {
    counts: new Map(rows.map(({ day, n, answered }) => [day, { all: n, answered }])),
    dates: rows.flatMap(({ tenderId, at, n: _n, answered: _answered, ...date }) =>
      tenderId === null ? [] : [{ ...date, tenderId, at: new Date(at).toISOString() }],
    ),
  };
}
