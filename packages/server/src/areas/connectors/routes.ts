import type { connectorEndpoints } from '@pliego/contract/areas/connectors';
import type { Connector, runReasons } from '@pliego/contract/areas/connector-shapes';
import type { Handlers } from '@pliego/http/implement';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { presentBackfill } from './backfill-progress.ts';
import {
  cancelBackfill,
  changeConnector,
  createBackfill,
  createConnector,
  pauseConnector,
  removeConnector,
  runSoon,
  startConnector,
} from './commands.ts';
import { lanesByName } from './lane-queries.ts';
import {
  type ConnectorState,
  noneWaiting,
  paceOf,
  presentConnector,
  presentNotice,
  presentRound,
} from './presenter.ts';
import {
  activeOf,
  backfillById,
  backfillsOf,
  connectorById,
  connectorRows,
  noticeRows,
  openBackfills,
  pendingDetails,
  roundsOf,
  tenderToAsk,
  type VisibleConnector,
} from './queries.ts';
import { refreshTender, withoutConnector } from './refresh-tender.ts';
import { wholeConnector } from './round-commands.ts';
import type { ConnectorSurroundings } from './surroundings.ts';

export interface Connectors {
  surroundings: ConnectorSurroundings;
  /** A connector has something to do: whoever runs connectors looks at it soon. */
  wake: (id: number, reason: (typeof runReasons)[number]) => void;
}

export function connectorHandlers({
  connectors: { surroundings, wake },
}: {
  connectors: Connectors;
}): Handlers<typeof connectorEndpoints, Caller> {
  const { database, now, secrets, allowsLocal } = surroundings;

  /** How some connectors stand. The rows were read in their company's scope; the lanes are of none. */
  async function statesOf(
    scope: CompanyScope,
    rows: readonly VisibleConnector[],
  ): Promise<Map<number, ConnectorState>> {
    const at = now();
    const names = rows.map(({ lane }) => lane);
    const lanes = await database.read('system', (tx) => lanesByName(tx, names));
    const { pending, backfills } = await database.read(scope, async (tx) => ({
      pending: await pendingDetails(tx, at),
      backfills: await openBackfills(tx),
    }));
    return new Map(
      rows.map(({ id, lane }) => [
        id,
        {
          lane: lanes.get(lane),
          pending: pending.get(id) ?? noneWaiting,
          backfill: backfills.get(id),
          now: at,
        },
      ]),
    );
  }

  async function presentAll(
    scope: CompanyScope,
    rows: readonly VisibleConnector[],
  ): Promise<Connector[]> {
    const states = await statesOf(scope, rows);
    return rows.flatMap((row) => {
      const state = states.get(row.id);
      return state === undefined ? [] : [presentConnector(row, state)];
    });
  }

  async function one(scope: CompanyScope, id: number): Promise<Connector> {
    const row = await database.read(scope, (tx) => connectorById(tx, id));
    const [state] = (await statesOf(scope, [row])).values();
    return presentConnector(row, state ?? stateless(now()));
  }

  /** A change of one connector, and how it then stands. */
  async function changed(
    caller: Caller,
    id: number,
    change: (tx: Tx) => Promise<void>,
  ): Promise<Connector> {
    const scope = scopeOf(caller);
    await database.transaction(scope, change);
    return one(scope, id);
  }

  async function backfillsFor(scope: CompanyScope, connectorId: number) {
    const { row, backfills } = await database.read(scope, async (tx) => ({
      row: await connectorById(tx, connectorId),
      backfills: await backfillsOf(tx, connectorId),
    }));
    const [state] = (await statesOf(scope, [row])).values();
    const pace = paceOf(row, state ?? stateless(now()));
    return backfills.map((backfill) => presentBackfill(backfill, pace));
  }

  async function backfillOf(scope: CompanyScope, id: number) {
    const backfill = await database.read(scope, (tx) => backfillById(tx, id));
    const row = await database.read(scope, (tx) => connectorById(tx, backfill.connectorId));
    const [state] = (await statesOf(scope, [row])).values();
    return presentBackfill(backfill, paceOf(row, state ?? stateless(now())));
  }

  return {
    list: async (_, { caller }) => {
      const rows = await database.read(scopeOf(caller), connectorRows);
      return { datos: await presentAll(scopeOf(caller), rows) };
    },

    get: ({ params }, { caller }) => one(scopeOf(caller), params.id),

    create: async ({ body }, { caller }) => {
      const scope = scopeOf(caller);
      const id = await database.transaction(scope, (tx) =>
        createConnector(tx, scope, body, { secrets, now: now(), allowsLocal }),
      );
      return one(scope, id);
    },

    update: ({ params, body }, { caller }) =>
      changed(caller, params.id, (tx) =>
        changeConnector(tx, params.id, body, { secrets, now: now(), allowsLocal }),
      ),

    start: async ({ params }, { caller }) => {
      const started = await changed(caller, params.id, (tx) =>
        startConnector(tx, params.id, now()),
      );
      wake(params.id, 'programada');
      return started;
    },

    pause: ({ params }, { caller }) =>
      changed(caller, params.id, (tx) => pauseConnector(tx, params.id)),

    run: async ({ params }, { caller }) => {
      const running = await changed(caller, params.id, (tx) => runSoon(tx, params.id, now()));
      wake(params.id, 'a-mano');
      return running;
    },

    remove: async ({ params }, { caller }) => {
      await database.transaction(scopeOf(caller), (tx) => removeConnector(tx, params.id));
      return { id: params.id };
    },

    runs: ({ params }, { caller }) =>
      database.read(scopeOf(caller), async (tx) => {
        await connectorById(tx, params.id);
        const rows = await roundsOf(tx, params.id);
        return { datos: rows.map(presentRound) };
      }),

    backfill: async ({ params, body }, { caller }) => {
      const scope = scopeOf(caller);
      const id = await database.transaction(scope, (tx) =>
        createBackfill(tx, scope, params.id, body, now()),
      );
      wake(params.id, 'historico');
      return backfillOf(scope, id);
    },

    backfills: async ({ params }, { caller }) => ({
      datos: await backfillsFor(scopeOf(caller), params.id),
    }),

    cancelBackfill: async ({ params }, { caller }) => {
      const scope = scopeOf(caller);
      await database.transaction(scope, async (tx) => {
        await backfillById(tx, params.id);
        await cancelBackfill(tx, params.id, now());
      });
      return backfillOf(scope, params.id);
    },

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
      return refreshTender(connector, tender, request.signal, surroundings);
    },
  };
}

const stateless = (now: Date): ConnectorState => ({
  lane: undefined,
  pending: noneWaiting,
  backfill: undefined,
  now,
});
