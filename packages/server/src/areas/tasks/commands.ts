import { isDeepStrictEqual } from 'node:util';
import { mayBeResponsible } from '@pliego/contract/abilities';
import type { Task, TaskAnchor } from '@pliego/contract/areas/tasks';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { foldText } from '@pliego/contract/rules/fold-text';
import { and, eq } from 'drizzle-orm';
import { colleaguesOf } from '#server/areas/users/queries.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { setFollowing } from '#server/areas/work/follow-commands.ts';
import { holdWork } from '#server/areas/work/hold-commands.ts';
import type { WorkEvent } from '#server/areas/work/work-event.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { tenderTasks } from '#server/db/schema/expediente.ts';
import { presentTasks, taskRows, type TaskRow, templatesOf } from './queries.ts';

/** Who acts, and when. */
interface By {
  caller: Caller;
  now: Date;
}

interface TaskFields {
  titulo?: string | undefined;
  dia?: string | null | undefined;
  ancla?: TaskAnchor | null | undefined;
  responsable?: number | null | undefined;
  hecha?: boolean | undefined;
}

type Act = Pick<WorkEvent, 'type' | 'before' | 'after' | 'facts'>;

function record(tx: Tx, { caller, now }: By, tenderId: number, act: Act): Promise<void> {
  const { companyId, userId: actorId } = caller;
  return recordEvent(tx, { companyId, tenderId, actorId, now, ...act });
}

/** Refuses a user who may not be responsible; one who may follows the tender from then on. */
async function takeOn(tx: Tx, { caller, now }: By, tenderId: number, userId: number) {
  const { companyId } = caller;
  const colleague = (await colleaguesOf(tx, companyId)).find(({ id }) => id === userId);
  if (colleague?.status !== 'active') {
    throw fieldProblem('datos-invalidos', 'responsable', createMessage('persona-no-activa'));
  }
  if (!mayBeResponsible(colleague.role)) {
    const reason = createMessage('persona-sin-permiso-para-trabajar');
    throw fieldProblem('datos-invalidos', 'responsable', reason);
  }
  await setFollowing(tx, { companyId, tenderId, userId, now }, true, 'habit');
}

/** A date of one kind takes the place of the other. */
function datesOf({ dia, ancla }: TaskFields): Partial<Pick<TaskRow, 'dueOn' | 'anchor'>> {
  if (typeof dia === 'string' && ancla !== null && ancla !== undefined) {
    throw fieldProblem('datos-invalidos', 'ancla', createMessage('tarea-con-dos-fechas'));
  }
  if (typeof dia === 'string') return { dueOn: dia, anchor: null };
  if (ancla !== null && ancla !== undefined) return { dueOn: null, anchor: ancla };
  return {
    ...(dia === null ? { dueOn: null } : {}),
    ...(ancla === null ? { anchor: null } : {}),
  };
}

async function presentOne(tx: Tx, companyId: number, tenderId: number, id: number): Promise<Task> {
  const rows = await taskRows(tx, companyId, tenderId, [id]);
  const [task] = await presentTasks(tx, companyId, tenderId, rows);
  if (task === undefined) throw new Error('The task that was just written is not there');
  return task;
}

export async function createTask(
  tx: Tx,
  by: By,
  tenderId: number,
  { titulo, responsable, ...dates }: TaskFields & { titulo: string },
): Promise<Task> {
  const { caller, now } = by;
  const { companyId } = caller;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const assigneeId = responsable ?? null;
  const date = datesOf(dates);
  if (assigneeId !== null) await takeOn(tx, by, tenderId, assigneeId);
  const [row] = await tx
    .insert(tenderTasks)
    .values({ companyId, tenderId, title: titulo, assigneeId, createdAt: now, ...date })
    .returning({ id: tenderTasks.id });
  const id = row?.id ?? 0;
  const facts = { objeto: id, persona: assigneeId };
  await record(tx, by, tenderId, { type: 'tarea', after: [titulo], facts });
  return presentOne(tx, companyId, tenderId, id);
}

/** Adds the tasks of a template whose titles the tender has not got. Answers those that were added. */
export async function addTemplate(
  tx: Tx,
  by: By,
  tenderId: number,
  templateId: number,
): Promise<Task[]> {
  const { caller, now } = by;
  const { companyId } = caller;
  await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  const [template] = await templatesOf(tx, companyId, templateId);
  if (template === undefined) {
    throw fieldProblem('datos-invalidos', 'plantilla', createMessage('plantilla-desconocida'));
  }
  const there = await taskRows(tx, companyId, tenderId);
  const titles = new Set(there.map(({ title }) => foldText(title)));
  const missing = template.tareas.filter(({ titulo }) => {
    const key = foldText(titulo);
    if (titles.has(key)) return false;
    titles.add(key);
    return true;
  });
  if (missing.length === 0) return [];
  const rows = await tx
    .insert(tenderTasks)
    .values(
      missing.map(({ titulo, ancla }) => ({
        companyId,
        tenderId,
        title: titulo,
        anchor: ancla,
        template: template.nombre,
        createdAt: now,
      })),
    )
    .returning();
  const after = missing.map(({ titulo }) => titulo);
  await record(tx, by, tenderId, { type: 'tarea', after, facts: { nota: template.nombre } });
  return presentTasks(tx, companyId, tenderId, rows);
}

/**
 * A task and the work it belongs to, held until the transaction ends. Who may not work on the tender may still finish
 * a task that is theirs.
 */
async function held(tx: Tx, { caller, now }: By, id: number, mayBeOwn: boolean): Promise<TaskRow> {
  const { companyId, userId } = caller;
  const ofTask = and(eq(tenderTasks.companyId, companyId), eq(tenderTasks.id, id));
  const [found] = await tx.select().from(tenderTasks).where(ofTask);
  const unknown = new ProblemError(
    'no-encontrado',
    createMessage('tarea-de-licitacion-desconocida'),
  );
  if (found === undefined) throw unknown;
  const { tenderId } = found;
  if (!mayBeOwn || found.assigneeId !== userId) {
    await holdWork(tx, { tenderId, ifVersion: undefined, caller, now }, 'update');
  }
  const [row] = await tx.select().from(tenderTasks).where(ofTask).for('update');
  if (row === undefined) throw unknown;
  return row;
}

async function change(tx: Tx, by: By, row: TaskRow, fields: TaskFields): Promise<void> {
  const { titulo, responsable } = fields;
  const changes = {
    ...(titulo === undefined ? {} : { title: titulo }),
    ...(responsable === undefined ? {} : { assigneeId: responsable }),
    ...datesOf(fields),
  };
  const next = { ...row, ...changes };
  if (isDeepStrictEqual(next, row)) return;
  const isHandedOn = next.assigneeId !== row.assigneeId;
  if (isHandedOn && next.assigneeId !== null) await takeOn(tx, by, row.tenderId, next.assigneeId);
  await write(tx, row, changes);
  const persona = isHandedOn ? { persona: next.assigneeId } : {};
  await record(tx, by, row.tenderId, {
    type: 'tarea',
    before: [row.title],
    after: [next.title],
    facts: { objeto: row.id, ...persona },
  });
}

async function write(tx: Tx, row: TaskRow, changes: Partial<TaskRow>): Promise<void> {
  await tx
    .update(tenderTasks)
    .set(changes)
    .where(and(eq(tenderTasks.companyId, row.companyId), eq(tenderTasks.id, row.id)));
}

async function finish(tx: Tx, by: By, row: TaskRow, isDone: boolean): Promise<void> {
  if (isDone === (row.doneAt !== null)) return;
  const done = isDone ? { doneAt: by.now, doneBy: by.caller.userId } : null;
  await write(tx, row, done ?? { doneAt: null, doneBy: null });
  await record(tx, by, row.tenderId, {
    type: 'tarea-hecha',
    ...(isDone ? { after: [row.title] } : { before: [row.title] }),
    facts: { objeto: row.id },
  });
}

export async function updateTask(
  tx: Tx,
  by: By,
  id: number,
  { hecha, ...fields }: TaskFields,
): Promise<Task> {
  const row = await held(tx, by, id, Object.keys(fields).length === 0);
  await change(tx, by, row, fields);
  if (hecha !== undefined) {
    await finish(tx, by, { ...row, title: fields.titulo ?? row.title }, hecha);
  }
  return presentOne(tx, row.companyId, row.tenderId, id);
}

export async function removeTask(tx: Tx, by: By, id: number): Promise<{ id: number }> {
  const row = await held(tx, by, id, false);
  await tx
    .delete(tenderTasks)
    .where(and(eq(tenderTasks.companyId, row.companyId), eq(tenderTasks.id, id)));
  await record(tx, by, row.tenderId, {
    type: 'tarea-eliminada',
    before: [row.title],
    facts: { objeto: id },
  });
  return { id };
}
