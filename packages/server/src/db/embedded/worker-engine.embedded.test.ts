import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtFiles, buildServer } from '#server/testing/built-server.ts';
import { rowsOf, sqlStateOf, type Tx } from '../database.ts';
import { databaseProblem } from '../database-problem.ts';
import { type EmbeddedDatabase, openEmbedded } from './open.ts';
import { openWorkerEngine } from './worker-engine.ts';

const folder = mkdtempSync(join(tmpdir(), 'pliego-worker-'));
const readLimitMs = 400;
let database: EmbeddedDatabase;

beforeAll(async () => {
  buildServer();
  const engine = openWorkerEngine({ dataDir: folder, fsync: false }, builtFiles.workerFile);
  database = await openEmbedded(engine, null, { readLimitMs });
  await database.asOwner('create role pliego_system; create table things (n int)');
  await database.asOwner('grant all on things to pliego_system');
  // Limits pass when a test says so, however long a busy machine takes.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const endless = (tx: Tx) => tx.execute(sql`select count(*) from generate_series(1, 100000000000)`);
const count = (tx: Tx) => rowsOf<{ n: number }>(tx, sql`select count(*) as n from things`);
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Waits until every statement that was sent is answered. */
async function quiet(): Promise<void> {
  do await turn();
  while (vi.getTimerCount() > 0);
}

/** Waits until a statement runs, and lets its time pass. */
async function passLimit(): Promise<void> {
  while (vi.getTimerCount() === 0) await turn();
  vi.advanceTimersByTime(readLimitMs);
}

const failureOf = (work: Promise<unknown>) => work.then(() => null, databaseProblem);

describe('a statement of the embedded database that does not end', () => {
  it('is stopped, says why, and lets the others go on', async () => {
    await database.transaction('system', (tx) => tx.execute(sql`insert into things values (1)`));
    await quiet();
    const stopped = failureOf(database.read('system', endless));
    const waiting = database.read('system', count);
    await passLimit();
    expect(await stopped).toMatchObject({
      code: 'no-disponible',
      reason: { code: 'base-muy-lenta' },
    });
    expect(await waiting).toEqual([{ n: 1 }]);
  });

  it('takes its whole transaction with it, also when the caller goes on', async () => {
    await quiet();
    let after: unknown;
    const lost = database.read('system', async (tx) => {
      await endless(tx).then(undefined, () => undefined);
      after = await count(tx).catch(sqlStateOf);
      return after;
    });
    await passLimit();
    await lost;
    expect(after).toBe('57P02');
    expect(await database.read('system', count)).toEqual([{ n: 1 }]);
  });
});
