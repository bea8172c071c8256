import type { connectorEndpoints } from '@pliego/contract/areas/connectors';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { cancelBackfill, createBackfill } from './commands.ts';
import { backfillById } from './queries.ts';
import type { Connectors } from './connectors.ts';
import type { ConnectorViews } from './views.ts';

type BackfillHandlers = Pick<
  Handlers<typeof connectorEndpoints, Caller>,
  'backfill' | 'backfills' | 'cancelBackfill'
>;

/** What was published before a connector began. */
export function backfillHandlers(
  { dependencies: { database, now }, wake }: Connectors,
  views: ConnectorViews,
): BackfillHandlers {
  return {
    backfill: async ({ params, body }, { caller }) => {
      const scope = scopeOf(caller);
      const id = await database.transaction(scope, (tx) =>
        createBackfill(tx, scope, params.id, body, now()),
      );
      wake(params.id, 'historico');
      return views.backfill(scope, id);
    },

    backfills: async ({ params }, { caller }) => ({
      datos: await views.backfills(scopeOf(caller), params.id),
    }),

    cancelBackfill: async ({ params }, { caller }) => {
      const scope = scopeOf(caller);
      await database.transaction(scope, async (tx) => {
        await backfillById(tx, params.id);
        await cancelBackfill(tx, params.id, now());
      });
      return views.backfill(scope, params.id);
    },
  };
}
