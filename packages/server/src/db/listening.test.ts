import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, openCopy, origin, templateName } from '#server/testing/test-database.ts';
import type { Database, LiveHandler } from './database.ts';
import { tellLive } from './listeners.ts';
import { openPostgres } from './postgres.ts';

const log = { warn: () => undefined };
const scope = { companyId: 1, userId: 1 };

/** What is heard, one after the other. */
class Ear {
  readonly #heard: (string | null)[] = [];
  #wake = (): void => undefined;

  readonly hear: LiveHandler = (payload) => {
    this.#heard.push(payload);
    this.#wake();
  };

  async next(): Promise<string | null> {
    while (this.#heard.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#heard.shift() ?? null;
  }
}

const tells = (database: Database, payload: string) =>
  database.transaction(scope, (tx) => tellLive(tx, payload));

describe('what a transaction tells', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openCopy(origin(), log);
  });
  afterAll(() => database.close());

  it('is heard once it is committed, and never when it is rolled back', async () => {
    const ear = new Ear();
    const stop = await database.listen(ear.hear);
    const failed = database.transaction(scope, async (tx) => {
      await tellLive(tx, 'rolled back');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await tells(database, 'ñandú 1');
    await tells(database, 'ñandú 2');
    expect([await ear.next(), await ear.next()]).toEqual(['ñandú 1', 'ñandú 2']);
    stop();
  });
});

// The embedded database has one process.
describe.skipIf(process.env.PLIEGO_TEST_DATABASE !== 'postgresql')('two processes', () => {
  it('hear each other, and one whose connection was lost hears that and listens again', async () => {
    const serverUrl = inject('postgresUrl');
    const url = await createDatabase(serverUrl, templateName);
    const [one, other] = await Promise.all([
      openPostgres(url, { migrationsFolder: null, log }),
      openPostgres(url, { migrationsFolder: null, log }),
    ]);
    const ear = new Ear();
    await other.listen(ear.hear);
    await tells(one, 'first');
    expect(await ear.next()).toBe('first');

    const killer = new Client({ connectionString: `${serverUrl}/postgres` });
    await killer.connect();
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'listen%'`,
      [new URL(url).pathname.slice(1)],
    );
    await killer.end();
    expect(await ear.next()).toBeNull();
    await tells(one, 'second');
    expect(await ear.next()).toBe('second');
    await Promise.all([one.close(), other.close()]);
  });
});
