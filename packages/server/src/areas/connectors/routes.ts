import type { connectorEndpoints } from '@pliego/contract/areas/connectors';
import type { Connector } from '@pliego/contract/areas/connector-shapes';
import type { Handlers } from '@pliego/http/implement';
import type { AuditAction } from '@pliego/contract/areas/audit-actions';
import { auditedAs, recordAudit } from '#server/areas/audit/commands.ts';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { backfillHandlers } from './backfill-routes.ts';
import {
  changeConnector,
  createConnector,
  pauseConnector,
  removeConnector,
  runSoon,
  startConnector,
} from './commands.ts';
import type { Connectors } from './connectors.ts';
import { presentNotice, presentRound } from './presenter.ts';
import { activeOf, connectorById, noticeRows, roundsOf, tenderToAsk } from './queries.ts';
import { refreshTender, withoutConnector } from './refresh-tender.ts';
import { wholeConnector } from './round-commands.ts';
import { connectorViews, type ConnectorViews } from './views.ts';

type ConnectorHandlers = Handlers<typeof connectorEndpoints, Caller>;
type ConnectorAct = Extract<AuditAction, `conector-${string}`>;
type Changes = 'create' | 'update' | 'start' | 'pause' | 'run' | 'remove';

/** What a company does with its connectors. */
function changeHandlers(
  { dependencies: { database, now, secrets, allowsLocal }, wake }: Connectors,
  views: ConnectorViews,
): Pick<ConnectorHandlers, Changes> {
  /** A change of one connector, and its state afterwards. */
  async function changed(
    caller: Caller,
    id: number,
    change: (tx: Tx) => Promise<void>,
    action?: ConnectorAct,
  ): Promise<Connector> {
    const scope = scopeOf(caller);
    await database.transaction(scope, async (tx) => {
      await change(tx);
      if (action !== undefined) await record(tx, caller, id, action);
    });
    return views.one(scope, id);
  }

  async function record(tx: Tx, caller: Caller, id: number, action: ConnectorAct): Promise<void> {
    const { name } = await connectorById(tx, id);
    const subject = { kind: 'conector', id, name } as const;
    await recordAudit(tx, auditedAs(caller, now()), { action, subject });
  }

  return {
    create: async ({ body }, { caller }) => {
      const scope = scopeOf(caller);
      const id = await database.transaction(scope, async (tx) => {
        const created = await createConnector(tx, scope, body, {
          secrets,
          now: now(),
          allowsLocal,
        });
        await record(tx, caller, created, 'conector-creado');
        return created;
      });
      return views.one(scope, id);
    },

    update: ({ params, body }, { caller }) =>
      changed(
        caller,
        params.id,
        (tx) => changeConnector(tx, params.id, body, { secrets, now: now(), allowsLocal }),
        'conector-cambiado',
      ),

    start: async ({ params }, { caller }) => {
      const started = await changed(
        caller,
        params.id,
        (tx) => startConnector(tx, params.id, now()),
        'conector-iniciado',
      );
      wake(params.id, 'programada');
      return started;
    },

    pause: ({ params }, { caller }) =>
      changed(caller, params.id, (tx) => pauseConnector(tx, params.id), 'conector-pausado'),

    run: async ({ params }, { caller }) => {
      const running = await changed(caller, params.id, (tx) => runSoon(tx, params.id, now()));
      wake(params.id, 'a-mano');
      return running;
    },

    remove: async ({ params }, { caller }) => {
      await database.transaction(scopeOf(caller), async (tx) => {
        const { name } = await connectorById(tx, params.id);
        await removeConnector(tx, params.id);
        const subject = { kind: 'conector', id: params.id, name } as const;
        await recordAudit(tx, auditedAs(caller, now()), { action: 'conector-quitado', subject });
      });
      return { id: params.id };
    },
  };
}

export function connectorHandlers({ connectors }: { connectors: Connectors }): ConnectorHandlers {
  const { dependencies } = connectors;
  const { database } = dependencies;
  const views = connectorViews(dependencies);
  return {
    ...changeHandlers(connectors, views),
    ...backfillHandlers(connectors, views),

    list: async (_, { caller }) => ({ datos: await views.all(scopeOf(caller)) }),

    get: ({ params }, { caller }) => views.one(scopeOf(caller), params.id),

    runs: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        await connectorById(tx, params.id);
        const rows = await roundsOf(tx, params.id);
        return { datos: rows.map(presentRound) };
      }),

    notices: (_, { caller }) =>
      database.read(scopeOf(caller), async (tx) => ({
        datos: (await noticeRows(tx)).map(presentNotice),
      })),

    refresh: async ({ params }, { caller, request }) => {
      const { tender, connectorIds } = await database.read(scopeOf(caller), async (tx) => {
        const found = await tenderToAsk(tx, params.id);
        return { tender: found, connectorIds: await activeOf(tx, found.source) };
      });
      const [id] = connectorIds;
      if (id === undefined) return withoutConnector;
      const connector = await database.read('system', (tx) => wholeConnector(tx, id));
      if (connector === undefined) return withoutConnector;
      return refreshTender(connector, tender, request.signal, dependencies);
    },
  };
}
