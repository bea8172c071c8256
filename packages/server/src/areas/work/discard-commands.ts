import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { allowedMoves } from '@pliego/contract/rules/work-stages';
import { tenderExists } from '#server/areas/tenders/queries.ts';
import { type Caller, mayOnTender } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { lockWork } from './hold-commands.ts';
import { offeredReason } from './reason-commands.ts';
import { moveHeld } from './stage-commands.ts';

interface Discard {
  ids: readonly number[];
  motivo: number;
  nota?: string | null | undefined;
}

export interface Discarded {
  id: number;
  problema: 'no-encontrado' | 'sin-permiso' | 'etapa' | null;
  version: number;
}

async function discardOne(
  tx: Tx,
  caller: Caller,
  id: number,
  { motivo, nota }: Discard,
  now: Date,
): Promise<Discarded> {
  if (!(await tenderExists(tx, id))) return { id, problema: 'no-encontrado', version: 0 };
  const { companyId, userId: actorId } = caller;
  const mover = { companyId, tenderId: id, actorId, now };
  const row = await lockWork(tx, mover);
  const { version } = row;
  if (!mayOnTender(caller, 'update', { Asignado: row.assigneeId })) {
    return { id, problema: 'sin-permiso', version };
  }
  if (!allowedMoves(row.stage).includes('descartada')) return { id, problema: 'etapa', version };
  await moveHeld(tx, mover, row, { etapa: 'descartada', motivo, nota });
  return { id, problema: null, version: version + 1 };
}

/** Discards what can be discarded of several tenders, with one reason, and says of each how it went. */
export async function discardAll(
  tx: Tx,
  caller: Caller,
  discard: Discard,
  now: Date,
): Promise<Discarded[]> {
  if ((await offeredReason(tx, caller.companyId, discard.motivo, 'descartada')) === null) {
    throw fieldProblem('datos-invalidos', 'motivo', createMessage('motivo-desconocido'));
  }
  const results = new Map<number, Discarded>();
  // In one order, so that two who discard the same ones wait for each other and never for each other's next.
  for (const id of [...new Set(discard.ids)].toSorted((a, b) => a - b)) {
    results.set(id, await discardOne(tx, caller, id, discard, now));
  }
  return [...new Set(discard.ids)].flatMap((id) => results.get(id) ?? []);
}
