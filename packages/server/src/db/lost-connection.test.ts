import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { rowsOf } from './database.ts';
import { openCopy } from '#server/testing/test-database.ts';
import { sql } from 'drizzle-orm';

// The embedded database has no connections to lose.
const isPostgres = process.env.PLIEGO_TEST_DATABASE === 'postgresql';

describe.skipIf(!isPostgres)('a connection that dies while idle', () => {
  it('is logged and replaced', async () => {
    const serverUrl = inject('postgresUrl');
    const told: unknown[] = [];
    const log = { warn: (fields: unknown, sentence?: string) => told.push({ fields, sentence }) };
    const database = await openCopy({ kind: 'postgresql', serverUrl }, log);
    const [row] = await database.transaction('system', (tx) =>
      rowsOf<{ name: string }>(tx, sql`select current_database() as name`),
    );
    const killer = new Client({ connectionString: `${serverUrl}/postgres` });
    await killer.connect();
    const { rowCount } = await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [row?.name],
    );
    await killer.end();
    // The pool may hold more than one, and hears of each by itself.
    await expect.poll(() => told.length).toBe(rowCount);
    expect(told[0]).toMatchObject({
      fields: { err: { code: '57P01' } },
      sentence: 'an idle connection to the database was lost',
    });
    expect(await database.version()).toMatch(/^\d+/);
    await database.close();
  });
});
