import type { commentEndpoints } from '@pliego/contract/areas/comments';
import type { Handlers } from '@pliego/http/implement';
import { mustExist } from '#server/areas/work/hold-commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { createComment, removeComment, updateComment } from './commands.ts';
import { commentsOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function commentHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof commentEndpoints, Caller> {
  return {
    list: ({ params }, { caller }) =>
      database.lookUp(scopeOf(caller), async (tx) => {
        await mustExist(tx, params.id);
        return { datos: await commentsOf(tx, caller, params.id) };
      }),
    create: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        createComment(tx, { caller, now: now() }, params.id, body),
      ),
    update: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        updateComment(tx, { caller, now: now() }, params.id, body),
      ),
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        removeComment(tx, { caller, now: now() }, params.id),
      ),
  };
}
