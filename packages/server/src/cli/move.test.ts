import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/open-database.ts';
import { buildServer, builtFiles, tryCommand } from '#server/testing/built-server.ts';
import { tableDigests } from '#server/testing/table-digests.ts';
import { createDatabase, origin, templateName } from '#server/testing/test-database.ts';

const place = origin();
const folder = mkdtempSync(join(tmpdir(), 'pliego-mudanza-'));
const dataDir = join(folder, 'datos');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
});
