import type { Logger } from 'pino';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database } from '#server/db/database.ts';
import type { Wait } from '#server/wait.ts';
import type { OpenService } from './open-service.ts';

/** The dependencies of connectors. Clock, randomness and timers are injected, as everywhere. */
export interface ConnectorDependencies {
  database: Database;
  secrets: SecretBox;
  now: () => Date;
  /** From 0 to below 1. */
  random: () => number;
  wait: Wait;
  open: OpenService;
  timeLimit: (ms: number) => AbortSignal;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Whether the disk has room for more. Absent where the database minds itself. */
  hasRoom?: (() => Promise<boolean>) | undefined;
  /** Whether services on this machine may be called: only for tests. */
  allowsLocal: boolean;
  /** Aborts when the server stops: a pending request is aborted then. */
  closing: AbortSignal;
  /** Hosts besides the official ones whose word counts for all companies. */
  trustedHosts: ReadonlySet<string>;
  /** Names this process among those that share the database. */
  process: string;
}
