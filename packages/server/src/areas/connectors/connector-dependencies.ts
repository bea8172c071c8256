import type { Logger } from 'pino';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database } from '#server/db/database.ts';
import type { Wait } from '#server/wait.ts';
import type { OpenService } from './open-service.ts';

/** What connectors need of the world. Clock, chance and waiting come from outside, as everywhere. */
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
  /** Whether services of this machine may be asked: only for tests. */
  allowsLocal: boolean;
  /** Comes when the server stops: a request under way is broken off then. */
  closing: AbortSignal;
  /** Hosts besides the official ones whose word counts for all companies. */
  trustedHosts: ReadonlySet<string>;
  /** Names this process among those that share the database. */
  process: string;
}
