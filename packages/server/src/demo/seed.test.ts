import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, enterScope } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createDatabase, migrationsFolder, origin } from '#server/testing/test-database.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-20T12:00:00Z');
const log = { warn: () => undefined };

// The embedded database belongs to one process.
describe.skipIf(origin().kind !== 'postgresql')('two processes on an empty database', () => {
  const processes: Database[] = [];
  beforeAll(async () => {
    const url = await createDatabase(inject('postgresUrl'));
    processes.push(
      ...(await Promise.all([
        openPostgres(url, { migrationsFolder, log }),
        openPostgres(url, { migrationsFolder, log }),
      ])),
    );
  });
  afterAll(() => Promise.all(processes.map((database) => database.close())));

  const countsOf = async (database: Database) => {
    const { rows } = await database.asOwner(
      `select (select count(*) from companies) as companies,
        (select count(distinct company_id) from tags) as tagged,
        (select count(distinct company_id) from events) as worked,
        (select count(*) from bookmarks) > 0 as bookmarked`,
    );
    return rows;
  };
  /** The database, cut off at the end of the transaction that creates the companies. */
  const cutOff = (database: Database): Database => ({
    ...database,
    transaction: (scope, work) =>
      database.transaction(scope, async (tx) => {
        const result = await work(tx);
        await enterScope(tx, 'system');
        const created = await tx.select({ id: companies.id }).from(companies).limit(1);
        if (created.length > 0) throw new Error('cut off');
        return result;
      }),
  });

  it('a start that is cut off leaves no half of the demonstration', async () => {
    const [database] = processes;
    if (database === undefined) throw new Error('No process was opened');
    await expect(seedDemo(cutOff(database), now)).rejects.toThrow('cut off');
    expect(await countsOf(database)).toEqual([
      { companies: 0, tagged: 0, worked: 0, bookmarked: false },
    ]);
  });

  it('both come up, and the demonstration is there once and whole', async () => {
    const seeded = await Promise.all(processes.map((database) => seedDemo(database, now)));
    expect(new Set(seeded)).toEqual(new Set([true, false]));
    for (const database of processes) {
      expect(await countsOf(database)).toEqual([
        { companies: 2, tagged: 2, worked: 2, bookmarked: true },
      ]);
    }
    // What changed months ago is no news of today.
    const { rows } = (await processes[0]?.asOwner(
      'select count(distinct read_at::date) > 60 as spread from tender_observations',
    )) ?? { rows: [] };
    expect(rows).toEqual([{ spread: true }]);
  });
});
