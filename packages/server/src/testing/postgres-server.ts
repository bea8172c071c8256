import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/postgres.ts';
import { seedFixture } from './fixture.ts';
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts';
import { migrationsFolder, templateName } from './test-database.ts';

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves when the server accepts connections; rejects with its log if it ends before. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const log: string[] = [];
    if (server.stderr === null) throw new Error('The server has no log to read');
    createInterface(server.stderr).on('line', (line) => {
      log.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log.join('\n')}`)));
  });
}

async function startServer({ folder: binaries, owner }: PostgresPrograms): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pliego-postgresql-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...owner };
  const init = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  execFileSync(join(binaries, 'initdb'), init, { ...as, stdio: ['ignore', 'ignore', 'inherit'] });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    fsync: 'off',
    full_page_writes: 'off',
    // Far from UTC, so that a time that leans on the server's zone shows.
    timezone: 'Asia/Kolkata',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

/** A role as operators create it: it owns its databases and is no superuser. */
async function createTemplate(port: number): Promise<string> {
  const base = `postgresql://pliego@127.0.0.1:${port}`;
  const client = new Client({
    connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  });
  await client.connect();
  await client.query('create role pliego login createdb createrole');
  await client.query(`create database ${templateName} owner pliego`);
  await client.end();
  const database = await openPostgres(
    `${base}/${templateName}`,
    migrationsFolder,
    pino({ level: 'silent' }),
  );
  await seedFixture(database);
  await database.close();
  return base;
}

/** Starts a throw-away PostgreSQL for the whole run. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const programs = findPostgres();
  if (typeof programs === 'string') throw new Error(programs);
  const server = await startServer(programs);
  try {
    provide('postgresUrl', await createTemplate(server.port));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
