import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { createDatabase, migrationsFolder, templateName } from '#server/testing/test-database.ts';
import { databaseProblem } from './database-problem.ts';
import { type Database, rowsOf } from './database.ts';
import { openPostgres } from './postgres.ts';

// The embedded database has limits of its own.
const isPostgres = process.env.PLIEGO_TEST_DATABASE === 'postgresql';

/** Processes of the database that are stopped: they keep their connections and answer nothing. */
const stopped = new Set<number>();
function stop(pid: number): void {
  process.kill(pid, 'SIGSTOP');
  stopped.add(pid);
}
afterEach(() => {
  for (const pid of stopped) process.kill(pid, 'SIGCONT');
  stopped.clear();
});

const pid = sql`select pg_backend_pid() as pid`;
type Kind = 'read' | 'transaction';
const ownPid = (database: Database, kind: Kind = 'read') =>
  database[kind]('system', async (tx) => (await rowsOf<{ pid: number }>(tx, pid))[0]?.pid ?? 0);
const reasonOf = (error: unknown) => databaseProblem(error)?.reason?.code;

describe.skipIf(!isPostgres)('a statement on a PostgreSQL server', () => {
  const limits = { readMs: 300, changeMs: 600 };
  let database: Database;
  beforeAll(async () => {
    const url = await createDatabase(inject('postgresUrl'), templateName);
    const log = pino({ level: 'silent' });
    database = await openPostgres(url, { migrationsFolder, limits, log });
  });
  afterAll(() => database.close());

  const sleeping = (kind: Kind, seconds: number) =>
    database[kind]('system', (tx) => tx.execute(sql`select pg_sleep(${seconds})`)).then(
      () => 'done',
      reasonOf,
    );

  it('is ended by the server when it takes too long, sooner where it reads, and the connection goes on', async () => {
    const before = await ownPid(database);
    expect(await sleeping('read', 0.4)).toBe('base-muy-lenta');
    expect(await sleeping('transaction', 0.4)).toBe('done');
    expect(await sleeping('transaction', 30)).toBe('base-muy-lenta');
    expect(await ownPid(database)).toBe(before);
  });

  it('has no such limit where the owner goes through all there is', async () => {
    const slow = database.ownerTransaction('snapshot', (query) => query('select pg_sleep(1)'));
    expect((await slow).rows).toHaveLength(1);
  });

  it.each<Kind>(['read', 'transaction'])(
    'of a server that hangs in the middle of a %s is given up, and the next one has another connection',
    async (kind) => {
      let hung = 0;
      const work = database[kind]('system', async (tx) => {
        hung = (await rowsOf<{ pid: number }>(tx, pid))[0]?.pid ?? 0;
        stop(hung);
        await tx.execute(sql`select 1`);
      });
      expect(await work.catch(reasonOf)).toBe('base-sin-conexion');
      const next = await ownPid(database, kind);
      expect(next).not.toBe(hung);
    },
  );
});

describeServer(
  'a server whose database hangs',
  (server) => {
    const signIn = () =>
      server.stranger.send('POST', '/api/auth/login', {
        json: { email: 'nadie@andes.test', password: 'da lo mismo cuál' },
      });

    it('answers 503 with the reason, and serves as soon as another connection can be had', async () => {
      stop(await ownPid(server.database));
      const began = performance.now();
      const refused = await signIn();
      expect(refused.status).toBe(503);
      expect(await problemIn(refused)).toMatchObject({ motivo: { code: 'base-sin-conexion' } });
      expect(performance.now() - began).toBeLessThan(20_000);
      expect(server.logged.splice(0)).toHaveLength(1);
      expect((await signIn()).status).toBe(401);
    });
  },
  isPostgres ? null : 'la base integrada no tiene conexiones',
);
