import type { Backfill, Connector } from '@pliego/contract/areas/connector-shapes';
import type { CompanyScope } from '#server/db/database.ts';
import { presentBackfill } from './backfill-progress.ts';
import { lanesByName } from './lane-queries.ts';
import { type ConnectorState, noneWaiting, paceOf, presentConnector } from './presenter.ts';
import {
  backfillById,
  backfillsOf,
  connectorById,
  connectorRows,
  openBackfills,
  pendingDetails,
  type VisibleConnector,
} from './queries.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';

/** The connectors and backfills of a company in their current state. */
export interface ConnectorViews {
  all: (scope: CompanyScope) => Promise<Connector[]>;
  one: (scope: CompanyScope, id: number) => Promise<Connector>;
  backfills: (scope: CompanyScope, connectorId: number) => Promise<Backfill[]>;
  backfill: (scope: CompanyScope, id: number) => Promise<Backfill>;
}

type ViewDependencies = Pick<ConnectorDependencies, 'database' | 'now'>;

/** The state of some connectors. The rows were read in their company's scope; lanes belong to no company. */
async function statesOf(
  { database, now }: ViewDependencies,
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

export function connectorViews(dependencies: ViewDependencies): ConnectorViews {
  const { database, now } = dependencies;
  async function stateOf(scope: CompanyScope, row: VisibleConnector): Promise<ConnectorState> {
    const [state] = (await statesOf(dependencies, scope, [row])).values();
    return state ?? stateless(now());
  }

  return {
    all: async (scope) => {
      const rows = await database.read(scope, connectorRows);
      const states = await statesOf(dependencies, scope, rows);
      return rows.flatMap((row) => {
        const state = states.get(row.id);
        return state === undefined ? [] : [presentConnector(row, state)];
      });
    },

    one: async (scope, id) => {
      const row = await database.read(scope, (tx) => connectorById(tx, id));
      return presentConnector(row, await stateOf(scope, row));
    },

    backfills: async (scope, connectorId) => {
      const { row, backfills } = await database.read(scope, async (tx) => ({
        row: await connectorById(tx, connectorId),
        backfills: await backfillsOf(tx, connectorId),
      }));
      const pace = paceOf(row, await stateOf(scope, row));
      return backfills.map((backfill) => presentBackfill(backfill, pace));
    },

    backfill: async (scope, id) => {
      const backfill = await database.read(scope, (tx) => backfillById(tx, id));
      const row = await database.read(scope, (tx) => connectorById(tx, backfill.connectorId));
      return presentBackfill(backfill, paceOf(row, await stateOf(scope, row)));
    },
  };
}

const stateless = (now: Date): ConnectorState => ({
  lane: undefined,
  pending: noneWaiting,
  backfill: undefined,
  now,
});
