import type { PGlite } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Database, type OwnerQuery, type Planning, scopeQuery } from '../database.ts';
import { diskFull } from '../failure-states.ts';
import { statementLimits } from '../limits.ts';
import { Listeners, liveChannel } from '../listeners.ts';
import { EmbeddedClient } from './client.ts';
import { EmbeddedConnection } from './connection.ts';
import type { Engine } from './engine.ts';
import { tidy } from './upkeep.ts';

/** A value as the driver of a PostgreSQL server writes it: lists as arrays, objects as JSON. */
function ownerValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const quoted = value.map((one) => `"${String(one).replaceAll(/["\\]/g, '\\$&')}"`);
  return `{${quoted.join(',')}}`;
}

export interface EmbeddedDatabase extends Database {
  /** Runs `work` while no statement runs and its files hold everything: the moment to copy them. */
  paused<T>(work: () => Promise<T>): Promise<T>;
}

export interface EmbeddedOptions {
  /** Whether the disk is too full for any write. */
  isFull?: () => boolean;
  /** How long a statement of a request may read, while everybody else waits. */
  readLimitMs?: number;
}

/** The embedded database over an engine, migrated; without a folder of migrations it stays as it is. */
export async function openEmbedded(
  engine: Engine,
  migrationsFolder: string | null,
  { isFull = () => false, readLimitMs = statementLimits.readMs }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const client = new EmbeddedClient(new EmbeddedConnection(engine));
  // Drizzle's driver uses only those methods of PGlite that the client has.
  const over = (driven: object) => drizzle({ client: driven as PGlite });
  if (migrationsFolder !== null) await migrate(over(client), { migrationsFolder });
  const dialect = new PgDialect();
  const within = (readOnly: boolean, planning: Planning): Database['transaction'] => {
    return (scope, work) => {
      const { sql: text, params } = dialect.sqlToQuery(scopeQuery(scope, planning));
      const limitMs = readOnly ? readLimitMs : statementLimits.changeMs;
      const options = { before: [{ text, params }], readOnly, limitMs };
      return over(client.withOptions(options)).transaction(work);
    };
  };
  const refuseFull = (): void => {
    if (isFull()) throw Object.assign(new Error('El disco está lleno'), { code: diskFull });
  };
  const change = within(false, 'force_custom_plan');
  let accountState = 0;
  const listeners = new Listeners(() =>
    client.listen(liveChannel, (payload) => listeners.tell(payload)),
  );
  return {
    kind: 'integrada',
    transaction: async (scope, work) => {
      refuseFull();
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
    asOwner: async (text, values = []) => {
      refuseFull();
      return values.length === 0
        ? client.script(text)
        : client.query(text, values.map(ownerValue), { rowMode: 'object' });
    },
    ownerTransaction: (access, work) =>
      client.transaction(
        async (inside) => {
          const query: OwnerQuery = (text, values = []) =>
            inside.query(text, values.map(ownerValue), { rowMode: 'object' });
          // As the owner's connections to a server say it: rows are written as they are, by no trigger.
          await query(`select set_config('pliego.upkeep', 'on', true)`);
          return work(query);
        },
        // No one else writes meanwhile, so that all that is read is of one moment.
        { readOnly: access === 'snapshot' },
      ),
    listen: (handler) => listeners.add(handler),
    paused: (work) => client.paused(work),
    version: async () => {
      const { rows } = await client.query('show server_version', [], { rowMode: 'array' });
      return String((rows[0] as unknown[])[0]);
    },
    maintain: () => tidy(client),
    close: () => client.close(),
  };
}
