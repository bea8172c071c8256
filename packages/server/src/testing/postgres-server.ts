import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/open.ts';
import { seedFixture } from './fixture.ts';
import { migrationsFolder, templateName } from './test-database.ts';

/** Who runs the server: PostgreSQL refuses to be root. */
interface Owner {
  uid: number;
  gid: number;
}

interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

function output(command: string, args: string[]): string | null {
  try {
    return execFileSync(command, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function installedVersions(): string[] {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
}

/** Folder with the server's programs, where this system has one. */
function findBinaries(): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    output('pg_config', ['--bindir']) ?? '',
    ...installedVersions(),
  ];
  const complete = (folder: string) =>
    folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
  return folders.find(complete) ?? null;
}

/** Null when this process may run the server itself, undefined when nobody can. */
function findOwner(): Owner | null | undefined {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [output('id', ['-u', name]), output('id', ['-g', name])];
    if (uid !== null && gid !== null) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
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

/** Resolves when the server says that it takes connections; rejects with its log if it ends before. */
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

async function startServer(binaries: string, owner: Owner | null): Promise<RunningServer> {
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

/** Starts a throw-away PostgreSQL for the whole run, where the system has the programs for one. */
export default async function setup({
  provide,
}: TestProject): Promise<(() => Promise<void>) | void> {
  const binaries = findBinaries();
  const owner = findOwner();
  if (binaries === null || owner === undefined) {
    const why =
      binaries === null ? 'initdb and postgres were not found' : 'there is no user to run it as';
    process.stdout.write(`server-postgres is skipped: ${why}\n`);
    provide('postgresUrl', null);
    return;
  }
  const server = await startServer(binaries, owner);
  try {
    provide('postgresUrl', await createTemplate(server.port));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
