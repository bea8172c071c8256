import type { bookmarkEndpoints } from '@pliego/contract/areas/bookmarks';
import { createMessage } from '@pliego/contract/message';
import { isListed, pages } from '@pliego/contract/pages';
import { ProblemError } from '@pliego/contract/problem';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import type { SampleMode } from '#server/env.ts';
import { toggleBookmark } from './commands.ts';
import { presentBookmarks } from './presenter.ts';
import { bookmarkedPages } from './queries.ts';

interface Dependencies {
  database: Database;
  sample: SampleMode;
}

export function bookmarkHandlers({
  database,
  sample,
}: Dependencies): Handlers<typeof bookmarkEndpoints, Caller> {
  const listed = pages.filter((page) => isListed(page, sample !== 'off'));
  const known = new Set<number>(listed.map(({ id }) => id));
  return {
    data: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) =>
        presentBookmarks(listed, await bookmarkedPages(tx, caller.userId)),
      ),
    update: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => {
        if (!known.has(body.id))
          throw new ProblemError('no-encontrado', createMessage('pagina-desconocida'));
        return toggleBookmark(tx, caller, body.id);
      }),
  };
}
