import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@pliego/contract/api-error';
import type { Client as ApiClient } from '@pliego/contract/client';
import type { contract } from '@pliego/contract/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtClient } from './testing/built-client.ts';
import { type BuiltServer, buildServer, startServer } from './testing/built-server.ts';
import { type RunningCluster, startCluster } from './testing/postgres-cluster.ts';
import { findPostgres, type PostgresPrograms } from './testing/postgres-programs.ts';

// They share a PostgreSQL server; the embedded database has one process.
const isPostgres = process.env.PLIEGO_TEST_DATABASE === 'postgresql';
const programs = findPostgres();
const usersScript = fileURLToPath(new URL('../../../deploy/users.sh', import.meta.url));
function clusterPrograms(): PostgresPrograms {
  if (typeof programs === 'string') throw new Error(programs);
  return programs;
}
const writersEach = 3;
const writes = 60;
const backWithinMs = 10_000;

/** A role as operators create it: it owns its database and is no superuser. */
async function createDatabase(port: number): Promise<string> {
  const admin = new Client({
    connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  });
  await admin.connect();
  await admin.query('create role pliego login createrole');
  await admin.query('create database pliego owner pliego');
  await admin.end();
  return `postgresql://pliego@127.0.0.1:${port}/pliego`;
}

/** The users of `deploy/users.sh`, which the container of PostgreSQL runs; answers the environment of the server. */
function createUsers(port: number): Record<string, string> {
  const { folder } = clusterPrograms();
  const passwords = { PLIEGO_OWNER_PASSWORD: "de l'owner", PLIEGO_SERVING_PASSWORD: 'de la web' };
  const server = { POSTGRES_USER: 'postgres', PGHOST: '127.0.0.1', PGPORT: String(port) };
  const path = [folder, process.env.PATH].join(delimiter);
  execFileSync('sh', [usersScript], { env: { PATH: path, ...server, ...passwords } });
  const address = (user: string, password: string) =>
    `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/pliego`;
  return {
    PLIEGO_OWNER_URL: address('pliego', passwords.PLIEGO_OWNER_PASSWORD),
    DATABASE_URL: address('pliego_web', passwords.PLIEGO_SERVING_PASSWORD),
  };
}

/** Someone who assigns a tender of their own to two people in turn. */
class Writer {
  readonly refused: number[] = [];
  readonly #client: ApiClient<typeof contract>;
  readonly #tender: number;
  readonly #people: readonly number[];
  #turn = 0;
  /** The version that the last acknowledged write led to. */
  #told = 0;

  constructor(client: ApiClient<typeof contract>, tender: number, people: readonly number[]) {
    this.#client = client;
    this.#tender = tender;
    this.#people = people;
  }

  /** Writes once. Answers whether it was acknowledged, and fails where something acknowledged is gone. */
  async write(): Promise<boolean> {
    this.#turn += 1;
    const Usuario = this.#people[this.#turn % this.#people.length] ?? null;
    try {
      const call = { params: { id: this.#tender }, body: { Usuario } };
      const { version } = await this.#client.tenders.assign(call);
      if (version < this.#told)
        throw new Error(`Version ${this.#told} was acknowledged and is gone`);
      this.#told = version;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused.push(error.problem.status);
      return false;
    }
  }

  /** Writes until `count` writes were acknowledged. */
  async writeOften(count: number): Promise<void> {
    for (let acknowledged = 0; acknowledged < count;) {
      if (await this.write()) acknowledged += 1;
    }
  }
}

describe.skipIf(!isPostgres)('two processes on one PostgreSQL server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pliego-two-'));
  const clusterDir = mkdtempSync(join(tmpdir(), 'pliego-two-postgresql-'));
  const servers: BuiltServer[] = [];
  let cluster: RunningCluster;
  const startDatabase = (settings: Record<string, string> = {}) =>
    startCluster(clusterPrograms(), clusterDir, settings);

  beforeAll(async () => {
    buildServer();
    cluster = await startDatabase();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill('SIGKILL')));
    await cluster.stop();
    for (const folder of [dataDir, clusterDir]) rmSync(folder, { recursive: true, force: true });
  });

  it('start at once on an empty database, and lose no acknowledged write when it is restarted', async () => {
    const more = {
      DATABASE_URL: await createDatabase(cluster.port),
      PLIEGO_SECRET: '0b'.repeat(32),
    };
    servers.push(...[1, 2].map(() => startServer(dataDir, more)));
    const clients = await Promise.all(servers.map(async ({ url }) => builtClient(await url)));
    const [first] = clients;
    if (first === undefined) throw new Error('There are two');
    const people = (await first.users.list()).datos.slice(0, 2).map(({ id }) => id);
    const { datos } = await first.tenders.list({ query: { limit: clients.length * writersEach } });
    const writers = datos.map(({ id }, at) => {
      const client = clients[at % clients.length] ?? first;
      return new Writer(client, id, people);
    });

    await Promise.all(writers.map((writer) => writer.writeOften(5)));
    const working = Promise.all(writers.map((writer) => writer.writeOften(writes)));
    // In mid-work, as when the machine of the database loses its power.
    await cluster.stop();
    cluster = await startDatabase({ port: String(cluster.port) });
    const startedAgain = performance.now();
    const firstAnswers = await Promise.all(
      writers.map(async (writer) => {
        while (!(await writer.write()));
        return performance.now() - startedAgain;
      }),
    );
    expect(Math.max(...firstAnswers)).toBeLessThan(backWithinMs);
    await working;
    // Nothing but «not available», and nobody had to start a process again.
    expect(new Set(writers.flatMap(({ refused }) => refused))).toEqual(new Set([503]));
    for (const { url } of servers) expect((await fetch(`${await url}/api/salud`)).status).toBe(200);
  });

  it('start at once with a user that owns the tables and one that serves, neither a superuser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pliego-two-users-'));
    const other = await startCluster(clusterPrograms(), folder);
    const more = { ...createUsers(other.port), PLIEGO_SECRET: '0c'.repeat(32) };
    const own = [1, 2].map(() => startServer(dataDir, more));
    servers.push(...own);
    const clients = await Promise.all(own.map(async ({ url }) => builtClient(await url)));
    for (const client of clients) {
      expect((await client.tenders.list({ query: {} })).datos.length).toBeGreaterThan(0);
    }
    const admin = new Client({
      connectionString: `postgresql://postgres@127.0.0.1:${other.port}/pliego`,
    });
    await admin.connect();
    const { rows } = await admin.query(
      `select usename, usesuper, (select count(*) from pg_tables where tableowner = usename) > 0 as owns
        from pg_user where usename <> 'postgres' order by 1`,
    );
    expect(rows).toEqual([
      { usename: 'pliego', usesuper: false, owns: true },
      { usename: 'pliego_web', usesuper: false, owns: false },
    ]);
    await admin.end();
    await Promise.all(own.map((server) => server.kill('SIGTERM')));
    await other.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});
