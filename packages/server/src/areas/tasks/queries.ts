import type { Task, TaskTemplate } from '@pliego/contract/areas/tasks';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { taskDay } from '@pliego/contract/rules/task-day';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { companyRule } from '#server/areas/deadlines/company-queries.ts';
import { personsOf } from '#server/areas/users/persons-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { taskTemplates, tenderTasks } from '#server/db/schema/expediente.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';

export type TaskRow = typeof tenderTasks.$inferSelect;

/** The tasks of a tender in the order in which they were added, or those of some numbers. */
export function taskRows(
  tx: Tx,
  companyId: number,
  tenderId: number,
  ids?: number[],
): Promise<TaskRow[]> {
  return tx
    .select()
    .from(tenderTasks)
    .where(
      and(
        eq(tenderTasks.companyId, companyId),
        eq(tenderTasks.tenderId, tenderId),
        ids === undefined ? undefined : inArray(tenderTasks.id, ids),
      ),
    )
    .orderBy(asc(tenderTasks.id));
}

/** Presents tasks of one tender, each with its day by the milestones as they are now. */
export async function presentTasks(
  tx: Tx,
  companyId: number,
  tenderId: number,
  rows: readonly TaskRow[],
): Promise<Task[]> {
  if (rows.length === 0) return [];
  const [tender] = await tx
    .select({ milestones: visibleTenders.milestones })
    .from(visibleTenders)
    .where(eq(visibleTenders.id, tenderId));
  const milestones = tender?.milestones ?? {};
  const { days } = await companyRule(tx, companyId);
  const add = (day: string, count: number) => addBusinessDays(day, count, days);
  const personOf = await personsOf(tx, companyId);
  return rows.map((row) => ({
    id: row.id,
    licitacion: row.tenderId,
    titulo: row.title,
    dia: taskDay({ dia: row.dueOn, ancla: row.anchor }, milestones, add),
    ancla: row.anchor,
    responsable: personOf(row.assigneeId),
    hecha:
      row.doneAt === null ? null : { por: personOf(row.doneBy), cuando: row.doneAt.toISOString() },
    plantilla: row.template,
  }));
}

export async function tasksOf(tx: Tx, companyId: number, tenderId: number): Promise<Task[]> {
  return presentTasks(tx, companyId, tenderId, await taskRows(tx, companyId, tenderId));
}

/** The templates of a company by name, or one of them. */
export async function templatesOf(tx: Tx, companyId: number, id?: number): Promise<TaskTemplate[]> {
  const rows = await tx
    .select()
    .from(taskTemplates)
    .where(
      and(
        eq(taskTemplates.companyId, companyId),
        id === undefined ? undefined : eq(taskTemplates.id, id),
      ),
    )
    .orderBy(asc(taskTemplates.nameKey));
  return rows.map((row) => ({
    id: row.id,
    nombre: row.name,
    tipos: row.types,
    tareas: row.tasks,
    version: row.version,
  }));
}
