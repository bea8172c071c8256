import { randomUUID } from 'node:crypto';
import { timer } from '#server/wait.ts';
import { openService } from './open-service.ts';
import type { ConnectorSurroundings } from './surroundings.ts';

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
export function realSurroundings(given: Pick<ConnectorSurroundings, Given>): ConnectorSurroundings {
  return {
    ...given,
    wait: timer,
    open: openService(false),
    timeLimit: (ms) => AbortSignal.timeout(ms),
    allowsLocal: false,
    process: randomUUID(),
  };
}
