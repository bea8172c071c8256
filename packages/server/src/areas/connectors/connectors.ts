import type { runReasons } from '@pliego/contract/areas/connector-shapes';
import type { ConnectorDependencies } from './connector-dependencies.ts';

/** What the routes of the connectors need. */
export interface Connectors {
  dependencies: ConnectorDependencies;
  /** Has a connector run soon, since it has something to do. */
  wake: (id: number, reason: (typeof runReasons)[number]) => void;
}
