import type { newsEndpoints } from '@pliego/contract/areas/news';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { keepSeen } from './commands.ts';
import { seenBy } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function newsHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof newsEndpoints, Caller> {
  return {
    seen: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({ datos: await seenBy(tx, caller.userId) })),
    markSeen: ({ body: { novedades } }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await keepSeen(tx, { userId: caller.userId, now: now() }, novedades);
        return { datos: await seenBy(tx, caller.userId) };
      }),
  };
}
