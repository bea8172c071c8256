import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { tenderGroups, tenderTotals } from './group-queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

/** A list in figures, whole and by groups. */
export function figureHandlers({
  database,
  now,
}: Dependencies): Pick<Handlers<typeof tenderEndpoints, Caller>, 'totals' | 'groups'> {
  return {
    totals: ({ query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => tenderTotals(tx, query, caller, now())),

    groups: ({ query }, { caller }) =>
      database.read(scopeOf(caller), (tx) => tenderGroups(tx, query, caller, now())),
  };
}
