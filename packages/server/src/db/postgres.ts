import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import { escapeIdentifier, escapeLiteral, type Pool, type PoolClient, types } from 'pg';
import type { Logger } from 'pino';
import { type Database, type OwnerQuery, rowsOf, type Scope, scopeSettings } from './database.ts';
import { withViewsAside } from './bi/around-migrations.ts';
import { ownerLimitMs, type StatementLimits, statementLimits } from './limits.ts';
import { locks } from './locks.ts';
import { channelSetting, Listeners, liveChannel } from './listeners.ts';
import { type Held, onConnection, openPool } from './postgres-connections.ts';
import { PostgresListener } from './postgres-listener.ts';
import { secretChannel } from './secret-channel.ts';

/** bigint and count(*) as numbers, as the embedded database returns them; ours stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const servingConnections = 10;
/** For jobs, migrations and backups. */
const ownerConnections = 3;
/** How long a transaction may take to begin, which waits for nothing: a server that hung before is noticed here. */
const beginningMs = 10_000;
/** What a statement gets beyond what the server allows it: a server that has not ended it by then hangs. */
const graceMs = 3_000;

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
  return onConnection(pool, async ({ connection: guard }) => {
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
  { connection, within }: Held,
  opening: string,
  work: (connection: PoolClient) => Promise<T>,
  limitMs: number | null,
): Promise<T> {
  const limited = limitMs === null ? connection : within(limitMs);
  try {
    await within(beginningMs).query(opening);
    const result = await work(limited);
    await limited.query('commit');
    return result;
  } catch (error) {
    await limited.query('rollback');
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

/** Transactions of requests, of which the server ends a statement after a while, and this process soon after that. */
function transactionsOf(pool: Pool, begin: string, limitMs: number): Database['transaction'] {
  const limited = `${begin}; set local statement_timeout = ${limitMs}`;
  return (scope, work) =>
    onConnection(pool, (held) =>
      committed(
        held,
        scopedOpening(limited, scope),
        (client) => work(drizzle({ client })),
        limitMs + graceMs,
      ),
    );
}

function ownerOf(pool: Pool): Database['asOwner'] {
  return (text, values) =>
    onConnection(pool, async ({ within }) => {
      const connection = within(ownerLimitMs);
      try {
        return await connection.query(text, values === undefined ? undefined : [...values]);
      } catch (error) {
        // A script that failed leaves its transaction open.
        await connection.query('rollback');
        throw error;
      }
    });
}

/** Backups and restores go through all there is, and take as long as they need. */
function ownerTransactionsOf(pool: Pool): Database['ownerTransaction'] {
  const opening = { snapshot: 'begin isolation level repeatable read read only', change: 'begin' };
  return (access, work) =>
    onConnection(pool, (held) =>
      committed(
        held,
        opening[access],
        (connection) =>
          work((text, values) =>
            connection.query(text, values === undefined ? undefined : [...values]),
          ),
        null,
      ),
    );
}

export interface PostgresOptions {
  /** Null leaves the database as it is. */
  migrationsFolder: string | null;
  /** Of the user that owns the tables, where it is not the one that serves. */
  ownerUrl?: string | undefined;
  limits?: StatementLimits;
  log: Pick<Logger, 'warn'>;
}

/**
 * A PostgreSQL server, migrated. What serves requests has connections of its own, in a role that owns nothing; the
 * owner's are for migrations, jobs and backups, and the policies let it see rows for these alone.
 */
export async function openPostgres(
  url: string,
  { migrationsFolder, ownerUrl, limits = statementLimits, log }: PostgresOptions,
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
  const servingSettings = {
    role: 'pliego_serving',
    [channelSetting]: channel,
    // A transaction whose process went on to something else would hold its locks for ever.
    idle_in_transaction_session_timeout: String(limits.changeMs),
  };
  const pool = openPool({ url, max: servingConnections, settings: servingSettings }, log);
  // All statements of a read see the database as of one moment, as in the embedded one, where nothing is written meanwhile.
  const beginRead = 'begin isolation level repeatable read read only';
  const read = transactionsOf(pool, beginRead, limits.readMs);
  const listener = new PostgresListener(url, channel, (payload) => listeners.tell(payload), log);
  const listeners = new Listeners(() => listener.open());
  return {
    kind: 'postgresql',
    transaction: transactionsOf(pool, 'begin', limits.changeMs),
    read,
    // Statements are not prepared here, so each is planned for its values.
    lookUp: read,
    accountState: () => null,
    asOwner: ownerOf(owner),
    ownerTransaction: ownerTransactionsOf(owner),
    // By the way of a request: that the owner is answered says nothing of who serves.
    version: () =>
      read('system', async (tx) => {
        const [row] = await rowsOf<{ server_version: string }>(tx, sql`show server_version`);
        return row?.server_version ?? '';
      }),
    maintain: async () => {},
    listen: (handler) => listeners.add(handler),
    close: async () => {
      await listener.close();
      await pool.end();
      await owner.end();
    },
  };
}
