import { mayBeResponsible } from '@pliego/contract/abilities';
import { createMessage, type Message } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { assign } from '#server/areas/tenders/commands.ts';
import { updateTask } from '#server/areas/tasks/commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { openWorkIds, type OpenWork } from './open-work-queries.ts';
import { memberOf } from './queries.ts';

async function mustBeAbleToTakeOver(tx: Tx, companyId: number, fromId: number, toId: number) {
  const refuse = (reason: Message) => fieldProblem('datos-invalidos', 'reasignarA', reason);
  if (fromId === toId) throw refuse(createMessage('reemplazo-es-la-misma'));
  const next = await memberOf(tx, companyId, toId);
  if (next?.status !== 'active') throw refuse(createMessage('persona-no-activa'));
  if (!mayBeResponsible(next.role)) {
    throw refuse(createMessage('persona-sin-permiso-para-trabajar'));
  }
}

/**
 * Passes what is somebody's to do to another person, or to nobody: one by one and in the caller's name, so that each
 * expediente tells it. Inside the company's scope.
 */
export async function handOver(
  tx: Tx,
  { caller, now }: { caller: Caller; now: Date },
  fromId: number,
  toId: number | null,
): Promise<OpenWork> {
  const { companyId } = caller;
  if (toId !== null) await mustBeAbleToTakeOver(tx, companyId, fromId, toId);
  const { tenders, tasks } = await openWorkIds(tx, companyId, fromId);
  for (const tenderId of tenders) {
    await assign(tx, { tenderId, ifVersion: undefined, caller, now }, toId);
  }
  for (const id of tasks) await updateTask(tx, { caller, now }, id, { responsable: toId });
  return { licitaciones: tenders.length, tareas: tasks.length };
}
