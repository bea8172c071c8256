import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PostgresPrograms } from './postgres-programs.ts';

export interface RunningCluster {
  port: number;
  /** Ends it at once and waits until it has ended; its files stay. */
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

/**
 * Starts a PostgreSQL server of this machine, on the port of its settings or a free one, over the cluster of a folder, which is created
 * when it is missing. It trusts everyone, so it is for tests and benchmarks alone.
 */
export async function startCluster(
  { folder: binaries, owner }: PostgresPrograms,
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningCluster> {
  mkdirSync(folder, { recursive: true });
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { cwd: folder, ...owner };
  if (!existsSync(data)) {
    const init = '-U postgres -A trust -E UTF8 --locale=C --no-sync'.split(' ');
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync(join(binaries, 'initdb'), ['-D', data, ...init], { ...as, stdio: [...stdio] });
  }
  const port = Number(settings.port ?? (await freePort()));
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    max_connections: '200',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
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
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
