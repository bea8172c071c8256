import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OwnerQuery } from '../database.ts';

/** The instant in the name of a migration, by which it is known; 0 before the first. */
export type Level = number;

/** The last migration that a database has. */
export async function levelOf(query: OwnerQuery): Promise<Level> {
  const { rows: found } = await query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!(found as { known: boolean }[])[0]?.known) return 0;
  const { rows } = await query(
    'select coalesce(max(created_at), 0)::text as level from drizzle.__drizzle_migrations',
  );
  return Number((rows as { level: string }[])[0]?.level ?? 0);
}

/** The levels that this version of the product can bring a database to, in their order. */
export function knownLevels(migrationsFolder: string): Level[] {
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
}

/**
 * Runs the migrations after one level and up to another, as Drizzle's migrator would, but in the transaction of
 * the caller.
 */
export async function migrateBetween(
  query: OwnerQuery,
  migrationsFolder: string,
  { after, upTo }: { after: Level; upTo: Level },
): Promise<void> {
  await query('create schema if not exists drizzle');
  await query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis <= after || folderMillis > upTo) continue;
    for (const statement of sql) await query(statement);
    await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
