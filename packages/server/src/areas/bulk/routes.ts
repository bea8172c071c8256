import type { bulkEndpoints } from '@pliego/contract/areas/bulk';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { changeMany } from './bulk-commands.ts';
import { undoMany } from './undo-commands.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function bulkHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof bulkEndpoints, Caller> {
  return {
    change: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => changeMany(tx, { caller, now: now() }, body)),

    undo: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        undoMany(tx, { caller, now: now() }, params.id),
      ),
  };
}
