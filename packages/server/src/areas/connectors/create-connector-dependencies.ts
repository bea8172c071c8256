import { randomUUID } from 'node:crypto';
import { timer } from '#server/wait.ts';
import { openService } from './open-service.ts';
import type { ConnectorDependencies } from './connector-dependencies.ts';

type Given =
  | 'database'
  | 'secrets'
  | 'now'
  | 'random'
  | 'log'
  | 'hasRoom'
  | 'closing'
  | 'trustedHosts';

/** The world as it is: the public internet, and time that passes by itself. */
export function createConnectorDependencies(
  given: Pick<ConnectorDependencies, Given>,
): ConnectorDependencies {
  return {
    ...given,
    wait: timer,
    open: openService(false),
    timeLimit: (ms) => AbortSignal.timeout(ms),
    allowsLocal: false,
    process: randomUUID(),
  };
}
