import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@pliego/contract/client';
import { contract } from '@pliego/contract/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRegistration } from '#server/testing/accounts.ts';
import { type BuiltServer, buildServer, startServer } from '#server/testing/built-server.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'pliego-fsync-'));
let server: BuiltServer | undefined;

beforeAll(buildServer);
afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Follows what a process asks of its disk until it ends; answers how to read it then. */
async function trace(pid: number): Promise<() => Promise<string>> {
  const file = join(folder, `trace-${pid}`);
  const calls = 'trace=fsync,fdatasync,pwrite64';
  const strace = spawn('strace', ['-f', '-y', '-o', file, '-e', calls, '-p', String(pid)]);
  const ended = once(strace, 'close');
  await once(strace.stderr, 'data');
  return async () => {
    await ended;
    return readFileSync(file, 'utf8');
  };
}

/** What the system was asked to do with the log of the database while a server took some registrations. */
async function logCalls(fsync: 'on' | 'off', registrations: number): Promise<string[]> {
  server = startServer(folder, { PLIEGO_DEMO: '0', PLIEGO_FSYNC: fsync });
  const client = createClient(contract, (request) => fetch(request), await server.url);
  const traced = await trace(server.pid);
  for (let n = 0; n < registrations; n += 1) {
    await client.auth.register({ body: { ...aRegistration(), email: `${fsync}-${n}@andes.test` } });
  }
  // Only then has it done all it had begun, such as sending the mails of the registrations.
  await server.kill('SIGTERM');
  const calls = await traced();
  const ofLog = calls.matchAll(/(fsync|fdatasync|pwrite64)\(\d+<[^>]*\/pg_wal\//g);
  return Array.from(ofLog, ([, call = '']) => call);
}

// Without strace the count of syncs in power-cut.embedded.test.ts has to do.
it.skipIf(!hasStrace)('a server syncs its log at each write, unless told not to', async () => {
  const registrations = 4;
  const calls = await logCalls('on', registrations);
  const syncs = calls.filter((call) => call !== 'pwrite64');
  expect(syncs.length).toBeGreaterThanOrEqual(registrations);
  expect(calls.at(-1)).not.toBe('pwrite64');
  const without = await logCalls('off', registrations);
  expect(without.length).toBeGreaterThanOrEqual(registrations);
  expect(new Set(without)).toEqual(new Set(['pwrite64']));
});
