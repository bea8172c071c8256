import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { escapeIdentifier, escapeLiteral, Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import {
  connectionLost,
  type Database,
  type OwnerQuery,
  type Scope,
  scopeSettings,
  withoutParameters,
} from './database.ts';
import { withViewsAside } from './bi/around-migrations.ts';
import { locks } from './locks.ts';
import { channelSetting, Listeners, liveChannel } from './listeners.ts';
import { PostgresListener } from './postgres-listener.ts';
import { secretChannel } from './secret-channel.ts';
import { connectionSettings } from './settings.ts';

/** bigint and count(*) as numbers, as the embedded database returns them; ours stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const servingConnections = 10;
/** For jobs, migrations and backups. */
const ownerConnections = 3;
/** How long a request waits for a connection: for the server, or for another request to be done with it. */
const connectTimeoutMs = 10_000;

/** The connections that were lost. The pool gives none of them out again. */
const lost = new WeakSet<PoolClient>();

interface PoolOptions {
  url: string;
  max: number;
  /** What its connections begin with, beside `connectionSettings`. */
  settings: Readonly<Record<string, string>>;
}

function openPool({ url, max, settings }: PoolOptions, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    options: Object.entries({ ...connectionSettings, ...settings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection can die at any time, in use as well as idle; an error that nobody hears would end the process.
  pool.on('connect', (connection) => {
    connection.on('error', (error) => {
      lost.add(connection);
      log.warn({ err: withoutParameters(error) }, 'a connection to the database was lost');
    });
  });
  // The pool repeats the errors of idle connections, which are logged above.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Runs `work` on a connection of the pool. What fails because the connection cannot be had or was lost fails with
 * an error that says so: the driver's own errors have no code.
 */
async function onConnection<T>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect().catch((error: unknown) => {
    throw connectionLost(error);
  });
  try {
    return await work(connection);
  } catch (error) {
    throw lost.has(connection) ? connectionLost(error) : error;
  } finally {
    // A lost connection is not given out again.
    connection.release(lost.has(connection));
  }
}

type Drizzle = NodePgDatabase;

/** Lets a user serve: it may enter the role that serving connections have. */
async function letServe(owner: PoolClient, user: string): Promise<void> {
  await owner.query(`grant pliego_serving to ${escapeIdentifier(user)}`);
}

interface Preparation {
  migrationsFolder: string;
  /** Who serves, where it is not the owner. */
  servingUser: string | null;
  log: Pick<Logger, 'warn'>;
}

/** Brings the tables and who may use them up to date; answers the name of the channel of live changes. */
function prepareAlone(
  pool: Pool,
  db: Drizzle,
  { migrationsFolder, servingUser, log }: Preparation,
): Promise<string> {
  return onConnection(pool, async (guard) => {
    // Of several processes that start at once, one does so at a time.
    await guard.query('select pg_advisory_lock($1)', [locks.migration]);
    try {
      const query: OwnerQuery = (text, values) =>
        guard.query(text, values === undefined ? undefined : [...values]);
      await withViewsAside(query, migrationsFolder, log, () => migrate(db, { migrationsFolder }));
      if (servingUser !== null) await letServe(guard, servingUser);
      return await secretChannel(query);
    } finally {
      await guard.query('select pg_advisory_unlock($1)', [locks.migration]);
    }
  });
}

/** Runs `work` between an opening and its commit. */
async function committed<T>(
  connection: PoolClient,
  opening: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await connection.query(opening);
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    await connection.query('rollback');
    throw error;
  }
}

/** Statements that begin a transaction inside its scope: one message instead of two, for every request has several. */
function scopedOpening(begin: string, scope: Scope): string {
  const settings = scopeSettings(scope).map(([name, value]) => {
    return `set_config('${name}', ${escapeLiteral(value)}, true)`;
  });
  return `${begin}; select ${settings.join(', ')}`;
}

function transactionsOf(pool: Pool, begin: string): Database['transaction'] {
  return (scope, work) =>
    onConnection(pool, (client) =>
      committed(client, scopedOpening(begin, scope), () => work(drizzle({ client }))),
    );
}

function ownerOf(pool: Pool): Database['asOwner'] {
  return (text, values) =>
    onConnection(pool, async (connection) => {
      try {
        return await connection.query(text, values === undefined ? undefined : [...values]);
      } catch (error) {
        // A script that failed leaves its transaction open.
        await connection.query('rollback');
        throw error;
      }
    });
}

function ownerTransactionsOf(pool: Pool): Database['ownerTransaction'] {
  const opening = { snapshot: 'begin isolation level repeatable read read only', change: 'begin' };
  return (access, work) =>
    onConnection(pool, (connection) =>
      committed(connection, opening[access], () =>
        work((text, values) =>
          connection.query(text, values === undefined ? undefined : [...values]),
        ),
      ),
    );
}

export interface PostgresOptions {
  /** Null leaves the database as it is. */
  migrationsFolder: string | null;
  /** Of the user that owns the tables, where it is not the one that serves. */
  ownerUrl?: string | undefined;
  log: Pick<Logger, 'warn'>;
}

/**
 * A PostgreSQL server, migrated. What serves requests has connections of its own, in a role that owns nothing; the
 * owner's are for migrations, jobs and backups, and the policies let it see rows for these alone.
 */
export async function openPostgres(
  url: string,
  { migrationsFolder, ownerUrl, log }: PostgresOptions,
): Promise<Database> {
  const ownerSettings = { 'pliego.upkeep': 'on' };
  const owner = openPool(
    { url: ownerUrl ?? url, max: ownerConnections, settings: ownerSettings },
    log,
  );
  let channel: string = liveChannel;
  if (migrationsFolder !== null) {
    const servingUser = ownerUrl === undefined ? null : decodeURIComponent(new URL(url).username);
    const preparation = { migrationsFolder, servingUser, log };
    channel = await prepareAlone(owner, drizzle({ client: owner }), preparation);
  }
  const servingSettings = { role: 'pliego_serving', [channelSetting]: channel };
  const pool = openPool({ url, max: servingConnections, settings: servingSettings }, log);
  // All statements of a read see the database as of one moment, as in the embedded one, where nothing is written meanwhile.
  const read = transactionsOf(pool, 'begin isolation level repeatable read read only');
  const listener = new PostgresListener(url, channel, (payload) => listeners.tell(payload), log);
  const listeners = new Listeners(() => listener.open());
  return {
    kind: 'postgresql',
    transaction: transactionsOf(pool, 'begin'),
    read,
    // Statements are not prepared here, so each is planned for its values.
    lookUp: read,
    accountState: () => null,
    asOwner: ownerOf(owner),
    ownerTransaction: ownerTransactionsOf(owner),
    version: async () => {
      const { rows } = await owner.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    },
    maintain: async () => {},
    listen: (handler) => listeners.add(handler),
    close: async () => {
      await listener.close();
      await pool.end();
      await owner.end();
    },
  };
}
