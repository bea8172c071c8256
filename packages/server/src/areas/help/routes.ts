import type { helpEndpoints } from '@pliego/contract/areas/help';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { keepOpinion } from './commands.ts';
import { opinionsOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function helpHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof helpEndpoints, Caller> {
  return {
    opinions: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await opinionsOf(tx, caller.userId),
      })),
    giveOpinion: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await keepOpinion(tx, { userId: caller.userId, now: now() }, body);
        return body;
      }),
  };
}
