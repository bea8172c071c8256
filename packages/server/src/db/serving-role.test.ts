import { sql } from 'drizzle-orm';
import pino from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  createDatabase,
  migrationsFolder,
  openCopy,
  templateName,
} from '#server/testing/test-database.ts';
import { type Database, isUnavailable, rowsOf } from './database.ts';
import { locks } from './locks.ts';
import { openPostgres } from './postgres.ts';

// The embedded database has one user and no connections.
const isPostgres = process.env.PLIEGO_TEST_DATABASE === 'postgresql';
const log = pino({ level: 'silent' });

describe.skipIf(!isPostgres)('connections to PostgreSQL', () => {
  let url = '';
  const clients: Client[] = [];
  /** A connection as the pools make them. */
  const connect = async (options: string, address = url) => {
    const client = new Client({ connectionString: address, options });
    await client.connect();
    clients.push(client);
    return client;
  };
  const serving = () => connect('-c role=pliego_serving');

  beforeAll(async () => {
    url = await createDatabase(inject('postgresUrl'), templateName);
  });
  afterAll(() => Promise.all(clients.map((client) => client.end())));

  it('serve in a role that owns nothing, reads nothing and changes nothing', async () => {
    const client = await serving();
    const { rows } = await client.query(
      `select (select count(*) from pg_class where relowner = 'pliego_serving'::regrole)
        + (select count(*) from pg_proc where proowner = 'pliego_serving'::regrole) as owned, current_user as role`,
    );
    expect(rows).toEqual([{ owned: 0, role: 'pliego_serving' }]);
    for (const statement of [
      'select from tags',
      'select from visible_tenders',
      'delete from events',
      'alter table tags disable row level security',
      'drop policy own_rows on tags',
      'create table mine (n int)',
    ]) {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('of the owner meet rows only where they say that it is upkeep', async () => {
    const owner = await connect('');
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`,
    );
    const count = async (client: Client, name: string) => {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${name}`);
      return rows[0]?.n;
    };
    const upkeep = await connect('-c pliego.upkeep=on');
    let met = 0;
    for (const { name } of tables) {
      expect([name, await count(owner, name)]).toEqual([name, 0]);
      met += (await count(upkeep, name)) ?? 0;
    }
    expect(met).toBeGreaterThan(50);
    const insert = `insert into tags (company_id, name, color) values (1, 'Ajena', 'verde')`;
    await expect(owner.query(insert)).rejects.toMatchObject({ code: '42501' });
  });

  it('do not make an upkeep of a scope that claims to be one', async () => {
    const client = await serving();
    await client.query('begin');
    await client.query(
      `select set_config('pliego.company', '2', true), set_config('pliego.upkeep', 'on', true),
        set_config('role', 'pliego_app', true)`,
    );
    const { rows } = await client.query('select distinct company_id from tags');
    expect(rows).toEqual([{ company_id: 2 }]);
    await client.query('rollback');
  });

  it('may be of a user of its own, which owns nothing either', async () => {
    const admin = await connect('');
    const user = `sirve_${Date.now()}`;
    await admin.query(`create role ${user} login`);
    const servingUrl = new URL(url);
    servingUrl.username = user;
    const open = () => openPostgres(servingUrl.href, { migrationsFolder, ownerUrl: url, log });
    let database: Database = await open();
    const companies = () =>
      database.transaction('system', (tx) =>
        rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from companies`),
      );
    expect((await companies())[0]?.n).toBe(2);
    await database.close();
    // A second start finds everything as it should be.
    database = await open();
    expect((await companies())[0]?.n).toBe(2);
    await database.close();
    const client = await connect('', servingUrl.href);
    await expect(client.query('set role pliego')).rejects.toMatchObject({ code: '42501' });
    await expect(client.query('select from tags')).rejects.toMatchObject({ code: '42501' });
  });

  it('are what the health check asks, though the owner is answered while nobody may serve', async () => {
    const superuser = new URL(url);
    superuser.username = 'postgres';
    const admin = await connect('', superuser.href);
    const servingUrl = new URL(url);
    servingUrl.username = `sirve_${Date.now()}_sin`;
    await admin.query(`create role ${servingUrl.username} login`);
    const database = await openPostgres(servingUrl.href, { migrationsFolder, ownerUrl: url, log });
    expect(await database.version()).toMatch(/^\d+/);
    await admin.query(`alter role ${servingUrl.username} nologin`);
    const end = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = $1`;
    await admin.query(end, [servingUrl.username]);
    await expect(database.version()).rejects.toSatisfy(isUnavailable);
    expect((await database.asOwner('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await admin.query(`alter role ${servingUrl.username} login`);
    expect(await database.version()).toMatch(/^\d+/);
    await database.close();
  });

  it('let such a user serve while no other process starts', async () => {
    const admin = await connect('');
    const servingUrl = new URL(url);
    servingUrl.username = `sirve_${Date.now()}_despues`;
    await admin.query(`create role ${servingUrl.username} login`);
    // What lets it serve waits for this transaction, which does the same.
    await admin.query('begin');
    await admin.query(`grant pliego_serving to ${servingUrl.username}`);
    const opening = openPostgres(servingUrl.href, { migrationsFolder, ownerUrl: url, log });
    const watcher = await connect('');
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'grant pliego_serving%'`;
    await vi.waitFor(async () => expect((await watcher.query(waiting)).rowCount).toBe(1));
    const { rows } = await watcher.query('select pg_try_advisory_lock($1) as free', [
      locks.migration,
    ]);
    expect(rows).toEqual([{ free: false }]);
    await admin.query('rollback');
    await (await opening).close();
  });

  it('are of both kinds in an open database', async () => {
    const database = await openCopy({ kind: 'postgresql', serverUrl: inject('postgresUrl') }, log);
    const { rows } = await database.asOwner('select count(*)::int as n from tags');
    expect((rows[0] as { n: number }).n).toBeGreaterThan(0);
    await database.close();
  });
});
