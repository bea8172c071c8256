import type { decisionEndpoints } from '@pliego/contract/areas/decisions';
import type { Handlers } from '@pliego/http/implement';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import { changeRule } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { answerDecision } from './commands.ts';
import {
  createCriterion,
  orderCriteria,
  removeCriterion,
  updateCriterion,
} from './criterion-commands.ts';
import { criteriaOf, decisionOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function decisionHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof decisionEndpoints, Caller> {
  return {
    get: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), async (tx) => {
        await mustExist(tx, params.id);
        return decisionOf(tx, caller.companyId, params.id);
      }),
    answer: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        answerDecision(tx, { caller, now: now() }, params.id, body),
      ),
    criteria: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await criteriaOf(tx, caller.companyId),
      })),
    createCriterion: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'criterios', (tx) =>
        createCriterion(tx, caller.companyId, body),
      ),
    updateCriterion: ({ params, body, ifVersion }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'criterios', (tx) =>
        updateCriterion(tx, caller.companyId, { id: params.id, ifVersion }, body),
      ),
    orderCriteria: ({ body }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'criterios', async (tx) => ({
        datos: await orderCriteria(tx, caller.companyId, body),
      })),
    removeCriterion: ({ params }, { caller }) =>
      changeRule(database, { caller, now: now() }, 'criterios', (tx) =>
        removeCriterion(tx, caller.companyId, params.id, now()),
      ),
  };
}
