import { Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { connectionLost, withoutParameters } from './database.ts';
import { connectionSettings } from './settings.ts';

/** How long a request waits for a connection: for the server, or for another request to be done with it. */
const connectTimeoutMs = 10_000;
/** After this without a word the system asks whether the machine at the other end is still there. */
const keepAliveMs = 10_000;

/** The connections that were lost, with why. The pool gives none of them out again. */
const lost = new WeakMap<PoolClient, unknown>();

interface PoolOptions {
  url: string;
  max: number;
  /** What its connections begin with, beside `connectionSettings`. */
  settings: Readonly<Record<string, string>>;
}

export function openPool({ url, max, settings }: PoolOptions, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    options: Object.entries({ ...connectionSettings, ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection can die at any time, in use as well as idle; an error that nobody hears would end the process.
  pool.on('connect', (connection) => {
    connection.on('error', (error) => {
      if (!lost.has(connection)) lost.set(connection, error);
      log.warn({ err: withoutParameters(error) }, 'a connection to the database was lost');
    });
  });
  // The pool repeats the errors of idle connections, which are logged above.
  pool.on('error', () => undefined);
  return pool;
}

/** A connection of a pool while somebody has it. */
export interface Held {
  connection: PoolClient;
  /**
   * The same connection, which is given up where the server has not answered a statement for that long. The server's
   * own limits end a statement that runs; these are for a server that does nothing any more.
   */
  within: (limitMs: number) => PoolClient;
}

/** A connection that tells when a statement has waited for its answer for too long. */
function watched(connection: PoolClient, limitMs: number, onLate: () => void): PoolClient {
  let waiting = 0;
  let timer: NodeJS.Timeout | undefined;
  // Statements that are sent together wait for each other: the time of one begins when the one before is done.
  const restart = (): void => {
    clearTimeout(timer);
    if (waiting > 0) timer = setTimeout(onLate, limitMs);
  };
  const query = async (...args: unknown[]): Promise<unknown> => {
    waiting += 1;
    if (waiting === 1) restart();
    try {
      const answer: unknown = await Reflect.apply(
        Reflect.get(connection, 'query'),
        connection,
        args,
      );
      return answer;
    } finally {
      waiting -= 1;
      restart();
    }
  };
  return new Proxy(connection, {
    get: (target, name): unknown => (name === 'query' ? query : Reflect.get(target, name)),
  });
}

/**
 * Runs `work` on a connection of the pool. What fails because the connection cannot be had or was lost fails with
 * an error that says so: the driver's own errors have no code.
 */
export async function onConnection<T>(pool: Pool, work: (held: Held) => Promise<T>): Promise<T> {
  const connection = await pool.connect().catch((error: unknown) => {
    throw connectionLost(error);
  });
  let isHeld = true;
  /** A lost connection is not given out again. */
  const release = (): void => {
    if (isHeld) connection.release(lost.has(connection));
    isHeld = false;
  };
  const within = (limitMs: number): PoolClient =>
    watched(connection, limitMs, () => {
      lost.set(connection, new Error(`The database has not answered within ${limitMs} ms`));
      // Ends the connection, and what waits for it fails.
      release();
    });
  try {
    return await work({ connection, within });
  } catch (error) {
    throw lost.has(connection) ? connectionLost(lost.get(connection)) : error;
  } finally {
    release();
  }
}
