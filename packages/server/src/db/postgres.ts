import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import { type Database, enterScope, withoutParameters } from './database.ts';
import { connectionSettings } from './settings.ts';

/** bigint and count(*) as numbers, as the embedded database returns them; ours stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const maxConnections = 10;
/** Key of the advisory lock: of several processes that start at once, one migrates at a time. */
const migrationLock = 5_716_001;

function openPool(url: string, log: Pick<Logger, 'warn'>): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    options: Object.entries(connectionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // The pool replaces a connection that dies while idle; if it cannot, the next query fails.
  pool.on('error', (error) =>
    log.warn({ err: withoutParameters(error) }, 'an idle connection to the database was lost'),
  );
  return pool;
}

type Drizzle = NodePgDatabase;

async function migrateAlone(pool: Pool, db: Drizzle, migrationsFolder: string): Promise<void> {
  const guard = await pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(db, { migrationsFolder });
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [migrationLock]);
    guard.release();
  }
}

function transactionsOf(db: Drizzle, config: PgTransactionConfig): Database['transaction'] {
  return (scope, work) =>
    db.transaction(async (tx) => {
      await enterScope(tx, scope);
      return work(tx);
    }, config);
}

function ownerOf(pool: Pool): Database['asOwner'] {
  return async (text, values) => {
    const connection = await pool.connect();
    try {
      return await connection.query(text, values === undefined ? undefined : [...values]);
    } catch (error) {
      // A script that failed leaves its transaction open.
      await connection.query('rollback');
      throw error;
    } finally {
      connection.release();
    }
  };
}

function ownerTransactionsOf(pool: Pool): Database['ownerTransaction'] {
  const opening = { snapshot: 'begin isolation level repeatable read read only', change: 'begin' };
  return async (access, work) => {
    const connection = await pool.connect();
    let broken: Error | undefined;
    try {
      await connection.query(opening[access]);
      const result = await work((text, values) =>
        connection.query(text, values === undefined ? undefined : [...values]),
      );
      await connection.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is closed.
      await connection.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  };
}

/** A PostgreSQL server, migrated; without a folder of migrations it stays as it is. */
export async function openPostgres(
  url: string,
  migrationsFolder: string | null,
  log: Pick<Logger, 'warn'>,
): Promise<Database> {
  const pool = openPool(url, log);
  const db: Drizzle = drizzle({ client: pool });
  if (migrationsFolder !== null) await migrateAlone(pool, db, migrationsFolder);
  const read = transactionsOf(db, { accessMode: 'read only' });
  return {
    kind: 'postgresql',
    transaction: transactionsOf(db, {}),
    read,
    // Statements are not prepared here, so each is planned for its values.
    lookUp: read,
    accountState: () => null,
    asOwner: ownerOf(pool),
    ownerTransaction: ownerTransactionsOf(pool),
    version: async () => {
      const { rows } = await pool.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    },
    maintain: async () => {},
    close: () => pool.end(),
  };
}
