import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, type OwnerQuery, rowsOf } from './database.ts';
import { openCopy, openEmpty } from '#server/testing/test-database.ts';
import { databaseProblem } from './database-problem.ts';
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
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = $1 and backend_type = 'client backend'`,
      [row?.name],
    );
    await killer.end();
    // The pool may hold more than one, and hears of each by itself.
    await expect.poll(() => told.length).toBe(rowCount);
    expect(told[0]).toMatchObject({
      fields: { err: { code: '57P01' } },
      sentence: 'a connection to the database was lost',
    });
    expect(await database.version()).toMatch(/^\d+/);
    await database.close();
  });
});

describe.skipIf(!isPostgres)('a connection that is lost while in use', () => {
  const logged: unknown[] = [];
  const log = { warn: (fields: unknown) => void logged.push(fields) };
  let database: Database;
  let killer: Client;
  beforeAll(async () => {
    const serverUrl = inject('postgresUrl');
    database = await openEmpty({ kind: 'postgresql', serverUrl }, log);
    killer = new Client({ connectionString: `${serverUrl}/postgres` });
    await killer.connect();
    await database.asOwner(`create table things (n int)`);
  });
  afterAll(async () => {
    await killer.end();
    await database.close();
  });

  const ownPid = async (query: OwnerQuery): Promise<number> => {
    const { rows } = await query('select pg_backend_pid() as pid');
    return (rows[0] as { pid: number }).pid;
  };
  const end = (pid: number) => killer.query('select pg_terminate_backend($1)', [pid]);
  const things = async () => (await database.asOwner('select n from things')).rows;

  it('fails its transaction as out of reach, between statements and in the middle of one', async () => {
    const between = database.ownerTransaction('change', async (query) => {
      await query('insert into things values (1)');
      const before = logged.length;
      await end(await ownPid(query));
      await expect.poll(() => logged.length).toBeGreaterThan(before);
      await query('insert into things values (2)');
    });
    await expect(between).rejects.toSatisfy(isOutOfReach);
    const during = database.ownerTransaction('change', async (query) => {
      const pid = await ownPid(query);
      await Promise.all([query('select pg_sleep(600)'), end(pid)]);
    });
    await expect(during).rejects.toSatisfy(isOutOfReach);
    expect(await things()).toEqual([]);
  });

  it('leaves room in the pool for the next one, more often than the pool has connections', async () => {
    for (let round = 0; round < 25; round += 1) {
      const lost = database.ownerTransaction('change', async (query) => end(await ownPid(query)));
      await expect(lost).rejects.toSatisfy(isOutOfReach);
    }
    expect(await things()).toEqual([]);
  });
});

const isOutOfReach = (error: unknown): boolean =>
  databaseProblem(error)?.reason?.code === 'base-sin-conexion';
