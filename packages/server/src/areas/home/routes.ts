import type { homeEndpoints } from '@pliego/contract/areas/home';
import type { Handlers } from '@pliego/http/implement';
import { asSeenBy, type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { changedSince } from './change-queries.ts';
import { closingDays } from './closing-day-queries.ts';
import { noteVisit } from './visit-commands.ts';
import { waitingCounts } from './waiting-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function homeHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof homeEndpoints, Caller> {
  return {
    visit: (_, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => noteVisit(tx, caller, now())),

    changes: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        asSeenBy(caller, await changedSince(tx, caller, new Date(query.desde))),
      ),

    closings: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await closingDays(tx, caller, now()),
      })),

    counts: (_, { caller }) =>
      database.read(scopeOf(caller), (tx) => waitingCounts(tx, caller, now())),
  };
}
