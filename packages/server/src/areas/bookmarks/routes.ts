import type { bookmarkEndpoints } from '@pliego/contract/areas/bookmarks';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { toggleBookmark } from './commands.ts';
import { presentBookmarks } from './presenter.ts';
import { bookmarkedPages } from './queries.ts';

export function bookmarkHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof bookmarkEndpoints, Caller> {
  return {
    data: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        presentBookmarks(await bookmarkedPages(tx, caller.userId)),
      ),
    update: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => toggleBookmark(tx, caller, body.id)),
  };
}
