import pino from 'pino';
import { knownKey } from '#server/auth/secret-box.ts';
import { holderOf } from '#server/db/embedded/data-folder.ts';
import type { Env } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { placeOf, placesTask } from '#server/operator/places.ts';
import type { OperatorTask } from '#server/operator/task.ts';
import type { Terminal } from './command.ts';
import { handOver } from './hand-over.ts';

/** Where people reach the server of an environment. */
const addressOf = ({ publicUrl, port }: Env): string => publicUrl ?? `http://127.0.0.1:${port}`;

/** The server that holds the data folder, if it takes work. */
export function runningServer({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) {
  const holder = databaseUrl === undefined ? holderOf(dataDir) : null;
  if (holder === null || holder.url === null || holder.token === null) return null;
  return { url: holder.url, token: holder.token };
}

interface How {
  /** Leaves the database as it is, without migrations. */
  asItIs?: boolean;
  /** What of this machine's disk the task reads or writes, as absolute paths. */
  paths?: readonly string[];
}

/** Has the server that holds the data folder do a task, or does it here when there is none. */
export async function perform<Input, Event extends object>(
  { env, files, version, now, out }: Terminal,
  task: OperatorTask<Input, Event>,
  input: Input,
  tell: (event: Event) => void,
  { asItIs = false, paths = [] }: How = {},
): Promise<void> {
  const server = runningServer(env);
  if (server !== null) {
    out.write(`El servidor está andando en ${server.url}: le paso el trabajo.\n`);
    if (paths.length > 0) {
      const lugares = await Promise.all(paths.map(placeOf));
      await handOver(server, placesTask, { lugares }, () => undefined);
    }
    return handOver(server, task, input, tell);
  }
  // Standard output belongs to the report.
  const log = pino({ level: env.logLevel }, pino.destination(2));
  const opened = await openDatabase(env, files, log, { asItIs });
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    const dependencies = {
      database: opened.database,
      uploadsDir: opened.uploadsDir,
      // No other process uses the database meanwhile: it need not be copied first.
      copyFiles: null,
      hasRoom: opened.hasRoom,
      secretKey: knownKey(env),
      baseUrl: () => addressOf(env),
      workerFile: files.workerFile,
      now,
      version,
      signal: stop.signal,
    };
    await task.run(dependencies, input, tell);
  } finally {
    process.off('SIGINT', interrupt);
    await opened.close();
  }
}
