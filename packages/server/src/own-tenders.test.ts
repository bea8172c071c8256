import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf, type Scope, sqlStateOf } from './db/database.ts';
import { ownMapping, ownTable } from './testing/a-spreadsheet.ts';
import { companyViews, publicTables, toldAgain } from './testing/company-tables.ts';
import { people } from './testing/fixture.ts';
import { describeServer, type TestServer } from './testing/test-server.ts';

const austral: Scope = { companyId: 2, userId: people.foreign.id };
const andes: Scope = { companyId: 1, userId: people.admin.id };
const denied = '42501';
/** A view of joined tables takes no change from anybody. */
const notChangeable = '55000';

/** Rows a statement touched or found, or the state of the error it ended with. */
async function outcome(server: TestServer, scope: Scope, statement: SQL): Promise<number | string> {
  try {
    const rows = await server.database.transaction(scope, (tx) => rowsOf(tx, statement));
    return rows.length;
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}

describeServer('what a company imported for itself, to the database', (server) => {
  const from = (table: string) => sql.identifier(table);

  it('is there, so that the tests below mean something', async () => {
    const { client } = await server.as('admin');
    const body = new Blob([ownTable]);
    const { id } = await client.spreadsheets.upload({ query: { nombre: 'a.csv' }, body });
    await client.spreadsheets.import({ params: { id }, body: { mapeo: ownMapping } });
    await server.imports.idle();
    const own = sql`select 1 from tenders where company_id = 1`;
    expect(await outcome(server, 'system', own)).toBe(3);
    await server.database.transaction('system', async (tx) => {
      await tx.execute(toldAgain);
      // No row of the table names who won, and no official source has said so either.
      await tx.execute(
        sql`insert into suppliers (company_id, key, name, name_key)
          values (1, 'x', 'x', 'x'), (null, 'y', 'y', 'y')`,
      );
    });
  });

  it.each(Object.entries(companyViews))(
    'shows through %s what is theirs alone',
    async (view, own) => {
      const statement = sql`select 1 from ${from(view)} where ${own}`;
      expect(await outcome(server, andes, statement)).toBeGreaterThan(0);
      expect(await outcome(server, austral, statement)).toBe(0);
      const all = sql`select 1 from ${from(view)}`;
      expect(await outcome(server, austral, all)).toBeGreaterThan(0);
    },
  );

  it.each(Object.entries(publicTables))('lets only imports write %s', async (table, name) => {
    const column = from(name);
    for (const scope of [austral, andes]) {
      expect(await outcome(server, scope, sql`select 1 from ${from(table)}`)).toBeTypeOf('number');
      const update = sql`update ${from(table)} set ${column} = ${column} returning 1`;
      expect([denied, notChangeable]).toContain(await outcome(server, scope, update));
    }
    for (const scope of [austral, andes, 'system'] as const) {
      const remove = sql`delete from ${from(table)} returning 1`;
      expect([denied, notChangeable]).toContain(await outcome(server, scope, remove));
    }
  });

  it('lets not even the system take back what is public', async () => {
    const ofPublic = sql`tender_id in (select id from tenders where company_id is null)`;
    for (const [table, what] of [
      ['tender_observations', ofPublic],
      ['tenders', sql`company_id is null`],
      ['buyers', sql`company_id is null`],
    ] as const) {
      const rows = sql`select 1 from ${from(table)} where ${what}`;
      expect(await outcome(server, 'system', rows)).toBeGreaterThan(0);
      const remove = sql`delete from ${from(table)} where ${what} returning 1`;
      expect(await outcome(server, 'system', remove)).toBe(0);
    }
  });

  it('refuses work on a tender that the company does not see', async () => {
    const [hidden] = await server.database.transaction('system', (tx) =>
      rowsOf<{ id: number }>(tx, sql`select max(id) as id from tenders where company_id = 1`),
    );
    const id = hidden?.id ?? 0;
    for (const insert of [
      sql`insert into tender_work values (2, ${id}, null, 1, now()) returning 1`,
      sql`insert into events (company_id, tender_id, type, before, after, at) values (2, ${id}, 'etiquetas', '[]', '[]', now()) returning 1`,
    ]) {
      expect(await outcome(server, austral, insert)).toBe(denied);
    }
  });
});
