import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import { migrate as migrateNode } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { Pool, types } from 'pg';
import type { Logger } from 'pino';
import {
  type Database,
  enterScope,
  type Planning,
  scopeQuery,
  withoutParameters,
} from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import type { Engine } from './embedded-engine.ts';
import { EmbeddedConnection } from './embedded-protocol.ts';
import { connectionSettings } from './settings.ts';

/** bigint and count(*) as numbers, as the embedded database gives them; ours stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, Number);

const maxConnections = 10;

/** A value as the driver of a PostgreSQL server writes it: lists as arrays, objects as JSON. */
function ownerValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const quoted = value.map((one) => `"${String(one).replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}

/** The embedded database over an engine: migrated and ready. */
export async function openEmbedded(engine: Engine, migrationsFolder: string): Promise<Database> {
  const client = new EmbeddedClient(new EmbeddedConnection(engine));
  // The driver calls no more of PGlite than these have.
  const over = (driven: object) => drizzlePglite({ client: driven as PGlite });
  await migratePglite(over(client), { migrationsFolder });
  const dialect = new PgDialect();
  const within = (readOnly: boolean, planning: Planning): Database['transaction'] => {
    return (scope, work) => {
      const { sql: text, params } = dialect.sqlToQuery(scopeQuery(scope, planning));
      return over(client.beginning({ before: [{ text, params }], readOnly })).transaction(work);
    };
  };
  const change = within(false, 'force_custom_plan');
  let accountState = 0;
  return {
    kind: 'integrada',
    transaction: async (scope, work) => {
      if (scope !== 'system') return change(scope, work);
      accountState += 1;
      try {
        return await change(scope, work);
      } finally {
        accountState += 1;
      }
    },
    read: within(true, 'force_custom_plan'),
    lookUp: within(true, 'auto'),
    accountState: () => accountState,
    asOwner: (text, values = []) =>
      values.length === 0
        ? client.script(text)
        : client.query(text, values.map(ownerValue), { rowMode: 'object' }),
    version: async () => {
      const { rows } = await client.query('show server_version', [], { rowMode: 'array' });
      return String((rows[0] as unknown[])[0]);
    },
    // PGlite has neither autovacuum nor timed checkpoints: without these its files only grow.
    maintain: async () => {
      await client.exec('VACUUM (ANALYZE)');
      await client.exec('CHECKPOINT');
    },
    close: () => client.close(),
  };
}

/** A PostgreSQL server, migrated and ready. */
export async function openPostgres(
  url: string,
  migrationsFolder: string,
  log: Pick<Logger, 'warn'>,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    options: Object.entries(connectionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // A connection that dies while idle is replaced by the pool; the next query tells if it cannot be.
  pool.on('error', (error) =>
    log.warn({ err: withoutParameters(error) }, 'an idle connection to the database was lost'),
  );
  const db = drizzleNode({ client: pool });
  const lockKey = 5_716_001;
  const guard = await pool.connect();
  try {
    // Several processes may start at once on one server; only one migrates at a time.
    await guard.query('select pg_advisory_lock($1)', [lockKey]);
    await migrateNode(db, { migrationsFolder });
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [lockKey]);
    guard.release();
  }
  const within = (config: PgTransactionConfig): Database['transaction'] => {
    return (scope, work) =>
      db.transaction(async (tx) => {
        await enterScope(tx, scope);
        return work(tx);
      }, config);
  };
  const read = within({ accessMode: 'read only' });
  return {
    kind: 'postgresql',
    transaction: within({}),
    read,
    // No statement is kept here, so each is planned for itself.
    lookUp: read,
    accountState: () => null,
    asOwner: async (text, values) => {
      const connection = await pool.connect();
      try {
        return await connection.query(text, values === undefined ? undefined : [...values]);
      } catch (error) {
        // A script that failed has left its transaction open.
        await connection.query('rollback');
        throw error;
      } finally {
        connection.release();
      }
    },
    version: async () => {
      const { rows } = await pool.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    },
    maintain: async () => {},
    close: () => pool.end(),
  };
}
