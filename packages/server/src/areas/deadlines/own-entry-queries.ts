import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { addBusinessDays, type CompanyDays } from '@pliego/contract/rules/business-days';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { anchoredDay } from '@pliego/contract/rules/task-day';
import { openStages } from '@pliego/contract/rules/work-stages';
import { and, between, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderDates } from '#server/db/schema/deadlines.ts';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { type CompanyRule, companyRule } from './company-queries.ts';
import {
  atEndOf,
  daysAsRows,
  daysOf,
  type DateWindow,
  type FoundDate,
  type Room,
} from './date-window.ts';
import { legalDates } from './legal-date-queries.ts';
import { isOf, type Own } from './own-tenders.ts';

export interface DayCount {
  /** All dates of the day, and those of what the caller answers for. */
  all: number;
  answered: number;
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

/** The tenders whose work fulfils a condition; of those without work nothing is said. */
const withWork = (companyId: number, condition: SQL | undefined): SQL =>
  sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${and(eq(tenderWork.companyId, companyId), condition)})`;

/** The days of the window on which an anchor puts a task, and of which days of the milestone. */
function anchoredDays(anchor: TaskAnchor, { from, to }: DateWindow, days: CompanyDays) {
  // Business days with the weekends and the longest holidays between them.
  const reach = Math.abs(anchor.dias) * 2 + 15 + days.extra.size;
  const add = (day: string, count: number) => addBusinessDays(day, count, days);
  return daysOf(addDays(from, -reach), addDays(to, reach)).flatMap((of) => {
    const day = anchoredDay(anchor, of, add);
    return day >= from && day <= to ? [{ anchor, of, ...atEndOf(day) }] : [];
  });
}

/**
 * Open tasks that hang on a milestone, at the days that follow from it: the anchors are few and the tasks are many, so that it is worked out
 * which days each anchor makes of which.
 */
async function anchoredTasks(
  tx: Tx,
  { companyId, tenderIds }: Own,
  window: DateWindow,
  { days }: CompanyRule,
): Promise<SQL> {
  const { anchor } = tenderTasks;
  const hanging = and(openTask(companyId), isNotNull(anchor));
  const anchors = await rowsOf<{ anchor: TaskAnchor }>(
    tx,
    sql`select distinct ${anchor} as anchor from ${tenderTasks} where ${hanging}`,
  );
  const placed = anchors.flatMap((row) => anchoredDays(row.anchor, window, days));
  const of = placed.map((day) => day.of).toSorted();
  // The day of Santiago is within a day of the publisher's, and an index has it.
  const nearby = between(
    tenderDates.day,
    addDays(of.at(0) ?? window.from, -1),
    addDays(of.at(-1) ?? window.from, 1),
  );
  const kinds = [...new Set(anchors.map((row) => row.anchor.hito))];
  const dates = sql`select ${tenderTasks.tenderId} as tender_id, ${tenderTasks.title} as text, ${anchor} as anchor, ${tenderDates.publisherDay} as of
    from ${tenderTasks} join ${tenderDates} on ${and(
      eq(tenderDates.companyId, companyId),
      eq(tenderDates.tenderId, tenderTasks.tenderId),
      eq(tenderDates.kind, sql`${anchor} ->> 'hito'`),
      sql`${tenderDates.kind} = any (${`{${kinds.join(',')}}`}::text[])`,
      nearby,
      isOf(tenderDates.tenderId, tenderIds),
    )} where ${and(hanging, isOf(tenderTasks.tenderId, tenderIds))}`;
  return sql`(with hanging as materialized (${dates}) select hanging.tender_id, 'tarea', placed.at, placed.day, false, hanging.text
    from hanging join json_to_recordset(${JSON.stringify(placed)}::json) as placed(anchor jsonb, of date, day date, at timestamptz)
      on placed.anchor = hanging.anchor and placed.of = hanging.of)`;
}

/** The internal deadlines of the window, of what is still to be handed in. */
function internalDates({ companyId, tenderIds }: Own, window: DateWindow, rule: CompanyRule): SQL {
  const closings = internalDays(window, rule);
  const [first, last] = [
    closings.at(0)?.closes ?? window.from,
    closings.at(-1)?.closes ?? window.from,
  ];
  // The day of Santiago is within a day of the publisher's, and an index has it.
  return sql`select ${tenderDates.tenderId}, 'interno', internal.at, internal.day, false, null
    from json_to_recordset(${JSON.stringify(closings)}::json) as internal(closes date, day date, at timestamptz)
      join ${tenderDates} on ${and(
        eq(tenderDates.companyId, companyId),
        eq(tenderDates.kind, 'cierre'),
        between(tenderDates.day, addDays(first, -1), addDays(last, 1)),
        sql`${tenderDates.publisherDay} = internal.closes`,
        isOf(tenderDates.tenderId, tenderIds),
      )}
    where ${tenderDates.tenderId} not in ${withWork(companyId, notInArray(tenderWork.stage, [...openStages]))}`;
}

/** The dates of the window that follow from the company's work and its rules: they are worked out when they are asked for. */
async function workedDates(
  tx: Tx,
  own: Own,
  window: DateWindow,
  { rule, now }: { rule: CompanyRule; now: Date },
): Promise<SQL> {
  const { companyId, tenderIds } = own;
  const { kinds } = window;
  const days = daysAsRows(window);
  const legal = kinds.includes('plazoLegal')
    ? await legalDates(tx, own, window, now)
    : { kept: [], made: [] };
  const parts = [
    sql`select "tenderId" as tender_id, kind, at, day, "hasHour" as has_hour, text from json_to_recordset(${JSON.stringify(legal.made)}::json)
      as made("tenderId" integer, kind text, at timestamptz, day date, "hasHour" boolean, text text)`,
    ...legal.kept,
  ];
  if (kinds.includes('interno') && rule.internalDays > 0)
    parts.push(internalDates(own, window, rule));
  if (kinds.includes('proximaAccion'))
    parts.push(sql`select ${tenderWork.tenderId}, 'proximaAccion', days.at, days.day, false, ${tenderWork.nextAction}
      from ${tenderWork} join ${days} on days.day = ${tenderWork.nextActionOn}
      where ${and(eq(tenderWork.companyId, companyId), isOf(tenderWork.tenderId, tenderIds))}`);
  if (kinds.includes('tarea')) {
    parts.push(sql`select ${tenderTasks.tenderId}, 'tarea', days.at, days.day, false, ${tenderTasks.title}
      from ${tenderTasks} join ${days} on days.day = ${tenderTasks.dueOn}
      where ${and(openTask(companyId), isOf(tenderTasks.tenderId, tenderIds))}`);
    parts.push(await anchoredTasks(tx, own, window, rule));
  }
  return sql.join(parts, sql` union all `);
}

/** A day with its counts and one of its first dates; no tender where there is no room for any. */
type FoundRow = Omit<FoundDate, 'tenderId'> & {
  tenderId: number | null;
  n: number;
  answered: number;
};

/** What is asked of the dates, besides their days. */
interface Asked {
  own: Own;
  /** What was discarded is left out unless the list asks for it. */
  hasDiscarded: boolean;
  room: Room;
  now: Date;
}

/**
 * The dates of what the company works on or follows, in the window: how many there are on each day, and the first of each day, the
 * caller's own before the others; or of all days the first together.
 */
export async function ownDates(
  tx: Tx,
  { companyId, userId }: Caller,
  window: DateWindow,
  { own, hasDiscarded, room, now }: Asked,
): Promise<{ dates: FoundDate[]; counts: Map<string, DayCount> }> {
  const rule = await companyRule(tx, companyId);
  // Tenders of which every date is asked whether it is of them, several times: each set is made once.
  const sets = sql`assigned as materialized ${withWork(companyId, eq(tenderWork.assigneeId, userId))},
      mine as materialized (select tender_id from assigned union all select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
        eq(tenderFollowers.companyId, companyId),
        eq(tenderFollowers.userId, userId),
        eq(tenderFollowers.isFollowing, true),
      )}),
      discarded as materialized ${withWork(companyId, hasDiscarded ? sql`false` : eq(tenderWork.stage, 'descartada'))}`;
  const isAssigned = (tenderId: SQL) => sql`${tenderId} in (select tender_id from assigned)`;
  const isMine = (tenderId: SQL) => sql`${tenderId} in (select tender_id from mine)`;
  const isShown = (tenderId: SQL) => sql`${tenderId} not in (select tender_id from discarded)`;
  const keptId = sql`${tenderDates.tenderId}`;
  const isKept = and(
    eq(tenderDates.companyId, companyId),
    sql`${tenderDates.kind} = any (${`{${window.kinds.join(',')}}`}::text[])`,
    isOf(tenderDates.tenderId, own.tenderIds),
    isShown(keptId),
  );
  const inWindow = between(tenderDates.day, window.from, window.to);
  const keptOn = (days: SQL) =>
    sql`select ${keptId} as tender_id, ${tenderDates.kind} as kind, ${tenderDates.at} as at, ${tenderDates.day} as day, ${tenderDates.hasHour} as has_hour,
      null::text as text, ${isMine(keptId)} as is_mine from ${tenderDates} where ${and(isKept, days)}`;
  const columns = sql`tender_id, kind, at, day, has_hour, text, is_mine`;
  // An index has the kept dates of each day, of which the first are taken without sorting all; the worked ones are few.
  const first =
    'perDay' in room
      ? sql`select kept.* from (select day::date from generate_series(${window.from}::date, ${window.to}::date, '1 day') as day) days
            cross join lateral (${keptOn(sql`${tenderDates.day} = days.day`)} order by is_mine desc, at, tender_id, kind limit ${room.perDay}) kept
          union all select ${columns} from (select *, row_number() over (partition by day order by is_mine desc, at, tender_id, kind, text) as place
            from worked) numbered where place <= ${room.perDay}`
      : sql`(${keptOn(inWindow ?? sql`true`)} order by at, tender_id, kind limit ${room.inAll})
          union all (select ${columns} from worked order by at, tender_id, kind, text limit ${room.inAll})`;
  const rows = await rowsOf<FoundRow>(
    tx,
    sql`with ${sets}, worked as materialized (select dates.*, ${isAssigned(sql`tender_id`)} as answers, ${isMine(sql`tender_id`)} as is_mine
        from (${await workedDates(tx, own, window, { rule, now })}) dates where ${isShown(sql`tender_id`)}),
      counts as (select day, sum(n)::int as n, sum(answered)::int as answered from (
        select ${tenderDates.day} as day, count(*) as n, count(*) filter (where ${isAssigned(keptId)}) as answered
          from ${tenderDates} where ${and(isKept, inWindow)} group by 1
        union all select day, count(*), count(*) filter (where answers) from worked group by day) counted group by day),
      first as (${first})
    select counts.day::text as day, n, answered, tender_id as "tenderId", kind, at, has_hour as "hasHour", text, is_mine as "isMine"
      from counts left join first on first.day = counts.day`,
  );
  return {
    counts: new Map(rows.map(({ day, n, answered }) => [day, { all: n, answered }])),
    dates: rows.flatMap(({ tenderId, at, n: _n, answered: _answered, ...date }) =>
      tenderId === null ? [] : [{ ...date, tenderId, at: new Date(at).toISOString() }],
    ),
  };
}
