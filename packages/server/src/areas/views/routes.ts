import type { viewEndpoints } from '@pliego/contract/areas/views';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Database } from '#server/db/database.ts';
import { startAlert } from './alert-commands.ts';
import { changeView, chooseOpening, createView, endAlert, removeView } from './commands.ts';
import { openingViews, viewOf, viewsOf } from './queries.ts';

interface Dependencies {
  database: Database;
  now: () => Date;
}

export function viewHandlers({
  database,
  now,
}: Dependencies): Handlers<typeof viewEndpoints, Caller> {
  return {
    list: ({ query }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        const datos = await viewsOf(tx, caller, { page: query.pagina });
        const { role } = caller;
        return { datos, predeterminadas: await openingViews(tx, caller, { views: datos, role }) };
      }),
    create: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => createView(tx, caller, body)),
    update: ({ params, body, ifVersion }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) =>
        changeView(tx, caller, { id: params.id, ifVersion }, body),
      ),
    remove: ({ params }, { caller }) =>
      database.transaction(scopeOf(caller), (tx) => removeView(tx, caller, params.id)),
    setDefault: ({ body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        await chooseOpening(tx, caller, body);
        return body;
      }),
    setAlert: ({ params, body }, { caller }) =>
      database.transaction(scopeOf(caller), async (tx) => {
        if (body.ritmo === null) await endAlert(tx, caller, params.id);
        else await startAlert(tx, caller, { id: params.id, rhythm: body.ritmo, now: now() });
        return viewOf(tx, caller, params.id);
      }),
  };
}
