import type * as z from 'zod/v4/core';
import type { Database } from '#server/db/database.ts';
import type { OpenDatabase } from '#server/open-database.ts';

/** The dependencies of the operator's tasks, in the running server or on the command line. */
export interface OperatorDependencies extends Pick<OpenDatabase, 'uploadsDir' | 'copyFiles'> {
  database: Database;
  now: () => Date;
  hasRoom?: (() => Promise<boolean>) | undefined;
  /** The key of the secrets, where there is one. */
  secretKey: Uint8Array | null;
  /** What links begin with. */
  baseUrl: () => string;
  version: string;
  /** The built worker of the embedded database. */
  workerFile: URL;
}

/** A task of the operator on the command line. It reports its progress. */
export interface OperatorTask<Input, Event extends object> {
  /** Where a running server takes it. Not part of the contract. */
  address: string;
  input: z.$ZodType<Input>;
  /** Whether it waits for running imports, and they for it. */
  inTurn: boolean;
  run(
    dependencies: OperatorDependencies & { signal: AbortSignal },
    input: Input,
    tell: (event: Event) => void,
  ): Promise<void>;
}

/** A line of a running server's response: an event of the task, or why it ended early. */
export type TaskLine<Event extends object> =
  | { event: Event }
  | { refused: string }
  | { failed: string };
