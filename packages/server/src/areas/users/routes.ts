import type { userEndpoints } from '@pliego/contract/areas/users';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { colleaguesOf } from './queries.ts';

export function userHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof userEndpoints, Caller> {
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await colleaguesOf(tx, caller.companyId),
      })),
  };
}
