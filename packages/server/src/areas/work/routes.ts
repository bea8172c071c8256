import type { workEndpoints } from '@pliego/contract/areas/work';
import type { Handlers } from '@pliego/http/implement';
import { changeRule } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { updateExpediente } from './expediente-commands.ts';
import { expedienteOf } from './expediente-queries.ts';
import { follow } from './follow-choice-commands.ts';
import type { Change } from './hold-commands.ts';
import { createReason, orderReasons, updateReason } from './reason-commands.ts';
import { reasonsOf } from './reason-queries.ts';
import { decideProposal, moveStage } from './stage-commands.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

interface Asked {
  params: { id: number };
  ifVersion?: number | undefined;
}

export function workHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof workEndpoints, Caller> {
  const writing = <T>(caller: Caller, work: (tx: Tx) => Promise<T>) =>
    database.transaction(scopeOf(caller), work);

  /** Changes the work on a tender, and answers how it is then. */
  const changing = (
    { params, ifVersion }: Asked,
    caller: Caller,
    act: (tx: Tx, change: Change) => Promise<void>,
  ) =>
    writing(caller, async (tx) => {
      await act(tx, { tenderId: params.id, ifVersion, caller, now: now() });
      return expedienteOf(tx, params.id, caller);
    });

  return {
    get: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), (tx) => expedienteOf(tx, params.id, caller)),

    update: (asked, { caller }) =>
      changing(asked, caller, (tx, change) => updateExpediente(tx, change, asked.body)),

    move: (asked, { caller }) =>
      changing(asked, caller, (tx, change) => moveStage(tx, change, asked.body)),

    decideProposal: (asked, { caller }) =>
      changing(asked, caller, (tx, change) => decideProposal(tx, change, asked.body)),

    follow: ({ params, body }, { caller }) =>
      writing(caller, (tx) =>
        follow(tx, { tenderId: params.id, caller, now: now() }, body.siguiendo),
      ),

    orderReasons: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'motivos', async (tx) => ({
        datos: await orderReasons(tx, caller.companyId, body),
      })),
    reasons: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await reasonsOf(tx, caller.companyId),
      })),

    createReason: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'motivos', (tx) =>
        createReason(tx, caller.companyId, body),
      ),

    updateReason: ({ params, body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'motivos', (tx) =>
        updateReason(tx, caller.companyId, params.id, { ...body, now: now() }),
      ),
  };
}
