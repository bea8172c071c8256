import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import {
  type BuiltServer,
  buildServer,
  builtFiles,
  startServer,
  tryCommand,
} from '#server/testing/built-server.ts';
import { openToOthers } from '#server/testing/open-to-others.ts';
import { tableDigests } from '#server/testing/table-digests.ts';
import { createDatabase, origin, templateName } from '#server/testing/test-database.ts';

const place = origin();
const folder = mkdtempSync(join(tmpdir(), 'pliego-mudanza-'));
const dataDir = join(folder, 'datos');

let server: BuiltServer | undefined;

afterAll(async () => {
  await server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function digestsOf(variables: Record<string, string>) {
  const env = readEnv({ PLIEGO_DATA: dataDir, PLIEGO_FSYNC: 'off', ...variables }, folder);
  const opened = await openDatabase(env, builtFiles, pino({ level: 'silent' }), { asItIs: true });
  try {
    return await tableDigests(opened.database);
  } finally {
    await opened.close();
  }
}

describe.skipIf(place.kind !== 'postgresql')('moving between the two databases', () => {
  beforeAll(buildServer, 120_000);

  it('brings every row to the embedded database and back to a server', async () => {
    const serverUrl = place.kind === 'postgresql' ? place.serverUrl : '';
    const from = await createDatabase(serverUrl, templateName);
    const to = await createDatabase(serverUrl);
    expect(tryCommand(dataDir, ['move', '--from', from])).toMatchObject({ code: 0 });
    const before = await digestsOf({ DATABASE_URL: from });
    expect(await digestsOf({})).toEqual(before);
    expect(tryCommand(dataDir, ['move', '--from', from])).toMatchObject({ code: 2 });
    expect(tryCommand(dataDir, ['move', '--to', to])).toMatchObject({ code: 0 });
    expect(await digestsOf({ DATABASE_URL: to })).toEqual(before);
    expect(tryCommand(dataDir, ['move', '--to', to])).toMatchObject({ code: 2 });
    expect(tryCommand(dataDir, ['move', '--to', to, '--force'])).toMatchObject({ code: 0 });
    expect(tryCommand(dataDir, ['move', '--to', to, '--from', from])).toMatchObject({ code: 1 });
    expect(tryCommand(dataDir, ['move', '--to', 'mysql://x'])).toMatchObject({ code: 1 });
  }, 180_000);

  it('refuses a PostgreSQL database that a server uses, also one that serves as a user of its own', async () => {
    const serverUrl = place.kind === 'postgresql' ? place.serverUrl : '';
    const from = await createDatabase(serverUrl, templateName);
    const admin = new Client({ connectionString: from });
    await admin.connect();
    const serving = new URL(from);
    serving.username = `sirve_${Date.now()}_mudanza`;
    await admin.query(`create role ${serving.username} login`);
    await admin.end();
    const more = { DATABASE_URL: serving.href, PLIEGO_OWNER_URL: from, PLIEGO_DEMO: '0' };
    server = startServer(join(folder, 'servidor'), more);
    await server.url;
    const watcher = new Client({ connectionString: `${serverUrl}/postgres` });
    await watcher.connect();
    const name = new URL(from).pathname.slice(1);
    const users = async () => {
      const sessions = 'select usename from pg_stat_activity where datname = $1';
      const { rows } = await watcher.query<{ usename: string }>(sessions, [name]);
      return rows.map(({ usename }) => usename);
    };
    // The owner's connections end by themselves when nothing needs them: who serves is enough.
    const ownerEnds = `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1 and usename = 'pliego'`;
    await watcher.query(ownerEnds, [name]);
    const into = join(folder, 'otra');
    const refused = tryCommand(into, ['move', '--from', from]);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.output).toContain('detén los servidores');
    await server.kill('SIGTERM');
    await expect.poll(users).toEqual([]);
    await watcher.end();
    expect(tryCommand(into, ['move', '--from', from])).toMatchObject({ code: 0 });
    expect(openToOthers(into)).toEqual([]);
  }, 180_000);
});
