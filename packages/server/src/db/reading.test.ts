import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { rowsOf, type Scope, sqlStateOf, type Tx } from './database.ts';

const andes: Scope = { companyId: 1, userId: people.admin.id };
const austral: Scope = { companyId: 2, userId: people.foreign.id };
const refusedInReading = '25006';

const companies = (tx: Tx) =>
  rowsOf<{ company: number }>(tx, sql`select distinct company_id as company from tags order by 1`);

describeServer('reading', (server) => {
  const ways = ['transaction', 'read', 'lookUp'] as const;

  // Ten times, since a generic plan is chosen after some.
  it('sees only what is of its company, however often the same words were used by another', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      for (const way of ways) {
        const database = server.database;
        expect(await database[way](andes, companies)).toEqual([{ company: 1 }]);
        expect(await database[way](austral, companies)).toEqual([{ company: 2 }]);
        await expect(database[way]('system', companies)).rejects.toMatchObject({
          cause: { code: '42501' },
        });
      }
    }
  });

  it('sees nothing of another company among many at a time', async () => {
    const scopes = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? austral : andes));
    const seen = await Promise.all(
      scopes.map((scope, at) => server.database[ways[at % 3] ?? 'read'](scope, companies)),
    );
    expect(seen).toEqual(scopes.map(({ companyId }) => [{ company: companyId }]));
  });

  it('counts many rows in memory', async () => {
    const plan = await server.database.read(andes, (tx) =>
      rowsOf<Record<string, string>>(
        tx,
        sql`explain (analyze, costs off, timing off)
          select count(*) from (select distinct n from generate_series(1, 200000) n) as kept`,
      ),
    );
    const text = plan.flatMap((row) => Object.values(row)).join('\n');
    expect(text).toMatch(/HashAggregate/);
    expect(text).not.toMatch(/Disk/);
  });

  it.each(['read', 'lookUp'] as const)('by %s changes nothing', async (way) => {
    const before = await server.database.read(andes, (tx) => rowsOf(tx, sql`select * from tags`));
    const write = server.database[way](andes, (tx) => tx.execute(sql`delete from tender_tags`));
    expect(sqlStateOf(await write.catch((error: unknown) => error))).toBe(refusedInReading);
    const after = await server.database.read(andes, (tx) => rowsOf(tx, sql`select * from tags`));
    expect(after).toEqual(before);
  });

  it.each(['read', 'lookUp'] as const)('by %s sees one moment, whatever changes', async (way) => {
    const { database } = server;
    const names = (tx: Tx) => rowsOf(tx, sql`select name from tags order by id`);
    const rename = () =>
      database.transaction(andes, (tx) => tx.execute(sql`update tags set name = name || ${way}`));
    const seen = await database[way](andes, async (tx) => {
      const before = await names(tx);
      const renamed = rename();
      // In the embedded database a change waits until reading has ended.
      if (database.kind === 'postgresql') await renamed;
      // A function, since the read would wait for a promise.
      return { before, after: await names(tx), renamed: () => renamed };
    });
    await seen.renamed();
    expect(seen.after).toEqual(seen.before);
    expect(await database.read(andes, names)).not.toEqual(seen.before);
  });

  it('continues after work without a query, or with a failed one', async () => {
    expect(await server.database.read(andes, async () => 'nada')).toBe('nada');
    const failed = server.database.read(andes, async (tx) => {
      await companies(tx);
      throw new Error('cambié de idea');
    });
    await expect(failed).rejects.toThrow('cambié de idea');
    expect(await server.database.lookUp(austral, companies)).toEqual([{ company: 2 }]);
  });
});
