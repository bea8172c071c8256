import type { tagEndpoints } from '@pliego/contract/areas/tags';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { createTag, mergeTag, removeTag, updateTag } from './commands.ts';
import { tagsOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function tagHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof tagEndpoints, Caller> {
  return {
    list: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: await tagsOf(tx, caller.companyId),
      })),
    create: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => createTag(tx, caller, body)),
    update: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => updateTag(tx, caller, params.id, body)),
    merge: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        mergeTag(tx, caller, params.id, body.destino, now()),
      ),
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeTag(tx, caller, params.id, now())),
  };
}
