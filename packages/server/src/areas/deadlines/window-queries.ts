import type { DateKind } from '@pliego/contract/areas/deadlines';
import { type MilestoneKind, milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { concernedStages, shownAfterDays } from '@pliego/contract/rules/legal-clocks';
import { openStages, type Stage } from '@pliego/contract/rules/work-stages';
import { and, between, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { tenderTasks, workOrders } from '#server/db/schema/expediente.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import type { CompanyRule } from './company-queries.ts';

/*
 * Which tenders may have a date in a window, so that of ten thousand expedientes those are read that have. Each condition lets
 * through at least what `datesOf` and `legalClocksOf` date there: a day more at both ends, for a day ends elsewhere than in Santiago.
 */

/** Days, both ends in, and the kinds of dates that are wanted. */
export interface DateWindow {
  from: string;
  to: string;
  kinds: readonly DateKind[];
}

/** How long before its end what starts a legal term lies, at most. */
const legalReachDays = 60;

const startOf = (day: string): string => startOfSantiagoDay(addDays(day, -1));
const endOf = (day: string): string => startOfSantiagoDay(addDays(day, 2));

/** Instants are texts of one form, which compare as they follow each other. */
const liesIn = (instant: SQL, from: string, to: string): SQL =>
  sql`${instant} between ${startOf(from)} and ${endOf(to)}`;

const instantOf = (milestone: MilestoneKind): SQL =>
  sql`${tenders.milestones} -> ${milestone}::text ->> 'instante'`;

const stageOf = sql`coalesce(${tenderWork.stage}, 'detectada')`;

const isIn = (stages: readonly Stage[]): SQL => inArray(stageOf, [...stages]);

function hasMilestone({ from, to, kinds }: DateWindow): SQL {
  const others = milestoneKinds.filter((kind) => !kinds.includes(kind));
  const bounds = JSON.stringify({ from: startOf(from), to: endOf(to) });
  return sql`jsonb_path_exists(${tenders.milestones} - ${`{${others.join(',')}}`}::text[],
    '$.* ? (@.instante >= $from && @.instante <= $to)', ${bounds}::jsonb)`;
}

/** An internal deadline lies business days before its closing. */
function hasInternalDay({ from, to }: DateWindow, { days, internalDays }: CompanyRule) {
  const last = addBusinessDays(to, internalDays + 1, days);
  return and(isIn(openStages), liesIn(instantOf('cierre'), from, last));
}

/** A task of its own day, or within reach of the milestone that it hangs on. */
function hasTask({ from, to }: DateWindow, { days }: CompanyRule, companyId: number): SQL {
  const { anchor } = tenderTasks;
  // Business days with the weekends and the longest holidays between them.
  const reach = sql`(abs((${anchor} ->> 'dias')::int) * 2 + ${15 + days.extra.size}::int) * interval '1 day'`;
  const milestone = sql`(${tenders.milestones} -> (${anchor} ->> 'hito') ->> 'instante')::timestamptz`;
  const isNear = sql`${milestone} between ${startOf(from)}::timestamptz - ${reach} and ${endOf(to)}::timestamptz + ${reach}`;
  const open = and(
    eq(tenderTasks.companyId, companyId),
    eq(tenderTasks.tenderId, tenders.id),
    isNull(tenderTasks.doneAt),
    or(between(tenderTasks.dueOn, from, to), isNear),
  );
  return sql`exists (select from ${tenderTasks} where ${open})`;
}

/** Something within reach that starts a legal term. */
function hasLegalEvent(
  { from, to }: Pick<DateWindow, 'from' | 'to'>,
  companyId: number,
): SQL | undefined {
  const first = addDays(from, -legalReachDays);
  const received = and(
    eq(workOrders.companyId, companyId),
    eq(workOrders.tenderId, tenders.id),
    sql`${workOrders.days} ->> 'recibida' between ${first} and ${to}`,
  );
  return or(
    and(isIn(concernedStages('cierre')), liesIn(instantOf('cierre'), first, to)),
    and(
      isIn(concernedStages('adjudicacion')),
      eq(tenders.stateClass, 'adjudicada'),
      liesIn(instantOf('adjudicacion'), first, to),
    ),
    and(
      isIn(concernedStages('orden')),
      sql`(${tenders.orders} <> '[]' or exists (select from ${workOrders} where ${received}))`,
    ),
  );
}

/** A legal term of the tender may run, or have ended a short while ago. `tender_work` is joined. */
export function mayHaveLegalTerm(companyId: number, now: Date): SQL | undefined {
  const today = santiagoDay(now);
  return hasLegalEvent({ from: addDays(today, -shownAfterDays), to: today }, companyId);
}

/** Whether an instant may lie on a day of the window, without a look at the clocks of Santiago. */
export function mayLieIn({ from, to }: DateWindow): (instant: string) => boolean {
  const [first, last] = [startOf(from), endOf(to)];
  return (instant) => instant >= first && instant <= last;
}

/** The tender may have a date in the window. `tender_work` is joined. */
export function mayHaveDate(
  window: DateWindow,
  rule: CompanyRule,
  companyId: number,
): SQL | undefined {
  const wants = (kind: DateKind) => window.kinds.includes(kind);
  return or(
    hasMilestone(window),
    wants('interno') && rule.internalDays > 0 ? hasInternalDay(window, rule) : undefined,
    wants('proximaAccion') ? between(tenderWork.nextActionOn, window.from, window.to) : undefined,
    wants('tarea') ? hasTask(window, rule, companyId) : undefined,
    wants('plazoLegal') ? hasLegalEvent(window, companyId) : undefined,
  );
}
