import type { workOrderEndpoints } from '@pliego/contract/areas/work-orders';
import type { Handlers } from '@pliego/http/implement';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { createOrder, removeOrder, updateOrder } from './commands.ts';
import { ordersOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function workOrderHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof workOrderEndpoints, Caller> {
  const by = (caller: Caller) => ({ caller, now: now() });
  return {
    list: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), async (tx) => {
        await mustExist(tx, params.id);
        return { datos: await ordersOf(tx, caller.companyId, params.id) };
      }),
    create: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => createOrder(tx, by(caller), params.id, body)),
    update: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => updateOrder(tx, by(caller), params.id, body)),
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeOrder(tx, by(caller), params.id)),
  };
}
