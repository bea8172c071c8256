import type { homeWidgetEndpoints } from '@pliego/contract/areas/home-widgets';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { arrangeWidgets } from './commands.ts';
import { widgetsOf } from './queries.ts';

/** The reports that somebody has on their home page. */
export function homeWidgetHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof homeWidgetEndpoints, Caller> {
  return {
    list: (_, { caller }) => database.read(scopeOf(caller), (tx) => widgetsOf(tx, caller)),
    arrange: ({ body, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        arrangeWidgets(tx, caller, { chosen: body.reportes, ifVersion }),
      ),
  };
}
