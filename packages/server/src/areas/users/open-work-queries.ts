import { activeStages } from '@pliego/contract/rules/work-stages';
import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/*
 * What is somebody's to do: tenders in an active stage that are assigned to them, and tasks of such tenders that are not
 * done.
 */

export interface OpenWork {
  licitaciones: number;
  tareas: number;
}

export const noWork: OpenWork = { licitaciones: 0, tareas: 0 };

const isActive = inArray(tenderWork.stage, [...activeStages]);

const tendersOf = (companyId: number) =>
  and(eq(tenderWork.companyId, companyId), isNotNull(tenderWork.assigneeId), isActive);

const workOfTask = and(
  eq(tenderWork.companyId, tenderTasks.companyId),
  eq(tenderWork.tenderId, tenderTasks.tenderId),
);

/** A tender that nobody has touched is in the first stage, and has no row. */
const tasksOf = (companyId: number) =>
  and(
    eq(tenderTasks.companyId, companyId),
    isNull(tenderTasks.doneAt),
    isNotNull(tenderTasks.assigneeId),
    or(isNull(tenderWork.stage), isActive),
  );

/** The open work of everybody in a company who has some. */
export async function openWorkOf(tx: Tx, companyId: number): Promise<Map<number, OpenWork>> {
  const tenders = await tx
    .select({ userId: tenderWork.assigneeId, many: count() })
    .from(tenderWork)
    .innerJoin(visibleTenders, eq(visibleTenders.id, tenderWork.tenderId))
    .where(tendersOf(companyId))
    .groupBy(tenderWork.assigneeId);
  const tasks = await tx
    .select({ userId: tenderTasks.assigneeId, many: count() })
    .from(tenderTasks)
    .innerJoin(visibleTenders, eq(visibleTenders.id, tenderTasks.tenderId))
    .leftJoin(tenderWork, workOfTask)
    .where(tasksOf(companyId))
    .groupBy(tenderTasks.assigneeId);
  const work = new Map<number, OpenWork>();
  for (const { userId, many } of tenders) {
    if (userId !== null) work.set(userId, { licitaciones: many, tareas: 0 });
  }
  for (const { userId, many } of tasks) {
    if (userId !== null) work.set(userId, { ...(work.get(userId) ?? noWork), tareas: many });
  }
  return work;
}

/** The numbers of the tenders and of the tasks that are somebody's to do. */
export async function openWorkIds(tx: Tx, companyId: number, userId: number) {
  const tenders = await tx
    .select({ id: tenderWork.tenderId })
    .from(tenderWork)
    .innerJoin(visibleTenders, eq(visibleTenders.id, tenderWork.tenderId))
    .where(and(tendersOf(companyId), eq(tenderWork.assigneeId, userId)))
    .orderBy(asc(tenderWork.tenderId));
  const tasks = await tx
    .select({ id: tenderTasks.id })
    .from(tenderTasks)
    .innerJoin(visibleTenders, eq(visibleTenders.id, tenderTasks.tenderId))
    .leftJoin(tenderWork, workOfTask)
    .where(and(tasksOf(companyId), eq(tenderTasks.assigneeId, userId)))
    .orderBy(asc(tenderTasks.id));
  return { tenders: tenders.map(({ id }) => id), tasks: tasks.map(({ id }) => id) };
}
