import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createRun } from './areas/sources/commands.ts';
import { rowsOf, type Scope, sqlStateOf } from './db/database.ts';
import {
  companyTables,
  publicTables,
  systemTables,
  writes,
  viewedTables,
} from './testing/company-tables.ts';
import { people, tagIds } from './testing/fixture.ts';
import { fillEveryTable } from './testing/a-row-in-every-table.ts';
import { describeServer, problemIn, type TestServer } from './testing/test-server.ts';

const austral: Scope = { companyId: 2, userId: people.foreign.id };
const andes: Scope = { companyId: 1, userId: people.admin.id };
const denied = '42501';

/** The scope in which the rows of company 1 are seen. */
const insideOf = (table: string): Scope =>
  table === 'users' || systemTables.includes(table) ? 'system' : andes;

/** Rows a statement touched or found, or the state of the error it ended with. */
async function outcome(server: TestServer, scope: Scope, statement: SQL): Promise<number | string> {
  try {
    const rows = await server.database.transaction(scope, (tx) => rowsOf(tx, statement));
    return rows.length;
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}

describe('the lists of these tests', () => {
  it('write to every table they read', () => {
    expect(Object.keys(writes)).toEqual(Object.keys(companyTables));
  });
});

describeServer('the database, to someone of another company', (server) => {
  const from = (table: string) => sql.identifier(table);

  it('has no table that is in neither list', async () => {
    const tables = await server.database.transaction('system', (tx) =>
      rowsOf<{ name: string; guarded: boolean; fromOwner: boolean }>(
        tx,
        sql`select relname as name, relrowsecurity as guarded, relforcerowsecurity and exists
            (select from pg_policy where polrelid = pg_class.oid and polname = 'owner_upkeep') as "fromOwner"
          from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by 1`,
      ),
    );
    expect(tables).toEqual(
      [
        ...Object.keys(companyTables).map((name) => ({
          name,
          guarded: true,
          fromOwner: !viewedTables.includes(name),
        })),
        ...Object.keys(publicTables).map((name) => ({
          name,
          guarded: false,
          fromOwner: false,
        })),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
  });

  it('lets its owner see rows of a company without upkeep in those tables alone that are read through views', async () => {
    const open = await server.database.transaction('system', (tx) =>
      rowsOf<{ name: string }>(
        tx,
        sql`select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attname = 'company_id'
            and not attisdropped and not (relrowsecurity and relforcerowsecurity)`,
      ),
    );
    expect(open.map(({ name }) => name).sort()).toEqual([...viewedTables].sort());
  });

  it('has rows of company 1 in every table, so that the tests below mean something', async () => {
    await fillEveryTable(server);
    for (const [table, own] of Object.entries(companyTables)) {
      const found = await outcome(
        server,
        insideOf(table),
        sql`select 1 from ${from(table)} where ${own}`,
      );
      expect({ table, found: found !== 0 && typeof found === 'number' }).toEqual({
        table,
        found: true,
      });
    }
  });

  it.each(Object.entries(companyTables))('shows nothing of %s', async (table, own) => {
    const found = await outcome(server, austral, sql`select 1 from ${from(table)} where ${own}`);
    expect([0, denied]).toContain(found);
  });

  it.each(Object.entries(writes))('takes no write into %s', async (_, { insert, update }) => {
    // Neither hidden rows nor rows that would be hidden: the policy or the grant refuses.
    expect(await outcome(server, austral, insert)).toBe(denied);
    expect([0, denied]).toContain(await outcome(server, austral, update));
  });

  it.each(Object.entries(companyTables))('deletes nothing from %s', async (table, own) => {
    const statement = sql`delete from ${from(table)} where ${own} returning 1`;
    expect([0, denied]).toContain(await outcome(server, austral, statement));
    const left = sql`select 1 from ${from(table)} where ${own}`;
    expect(await outcome(server, insideOf(table), left)).not.toBe(0);
  });

  it.each([
    [
      'a tag of theirs on our tender',
      sql`insert into tender_tags values (2, 1, ${tagIds.urgente}, 5) returning 1`,
      '23503',
    ],
    [
      'a person of theirs on our tender',
      sql`update tender_work set assignee_id = ${people.admin.id} returning 1`,
      '23503',
    ],
    ['our row into their company', sql`update tags set company_id = 1 returning 1`, denied],
    [
      'our work into their company',
      sql`update tender_work set company_id = 1 where tender_id = 30 returning 1`,
      denied,
    ],
  ])('joins no rows of both: %s', async (_, statement, state) => {
    expect(await outcome(server, austral, statement)).toBe(state);
  });
});

describeServer('the database, inside one company', (server) => {
  it('reveals no hash of a password', async () => {
    for (const column of ['password_hash', '*', 'users.*', 'users']) {
      const statement = sql`select ${sql.raw(column)} from users`;
      expect(await outcome(server, andes, statement)).toBe(denied);
    }
    expect(await outcome(server, andes, sql`select full_name from users`)).toBe(7);
    expect(
      await outcome(server, andes, sql`select 1 from users where password_hash like '$%'`),
    ).toBe(denied);
  });

  it('reveals no hash of an invitation’s link', async () => {
    for (const column of ['token_hash', '*', 'invitations']) {
      const statement = sql`select ${sql.raw(column)} from invitations`;
      expect(await outcome(server, andes, statement)).toBe(denied);
    }
  });

  it('reveals no hash of a key of the API', async () => {
    for (const column of ['key_hash', '*', 'api_keys']) {
      const statement = sql`select ${sql.raw(column)} from api_keys`;
      expect(await outcome(server, andes, statement)).toBe(denied);
    }
  });

  it('lets nobody change their own place', async () => {
    for (const change of ["role = 'admin'", "status = 'active'", 'version = 9']) {
      const statement = sql`update memberships set ${sql.raw(change)} returning 1`;
      expect(await outcome(server, andes, statement)).toBe(denied);
    }
  });

  it('reveals no sealed ticket of a connector', async () => {
    for (const column of ['sealed_ticket', '*', 'connectors']) {
      const statement = sql`select ${sql.raw(column)} from connectors`;
      expect(await outcome(server, andes, statement)).toBe(denied);
    }
  });

  it.each(systemTables)('shows nothing of %s, not even of its own users', async (table) => {
    expect(await outcome(server, andes, sql`select 1 from ${sql.identifier(table)}`)).toBe(denied);
  });

  it('lets what happened neither be changed nor deleted', async () => {
    expect(await outcome(server, andes, sql`update events set after = '[]' returning 1`)).toBe(
      denied,
    );
    expect(await outcome(server, andes, sql`delete from events returning 1`)).toBe(denied);
  });

  it('shows nothing without a company, and a company’s work to no system task', async () => {
    for (const table of Object.keys(companyTables).filter((name) => !systemTables.includes(name))) {
      const rows = await server.database.transaction('system', async (tx) => {
        await tx.execute(sql`set local role pliego_app`);
        return rowsOf(tx, sql`select 1 from ${sql.identifier(table)}`);
      });
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    for (const table of [
      'tags',
      'tender_work',
      'tender_tags',
      'events',
      'bookmarks',
      'home_visits',
    ]) {
      expect(await outcome(server, 'system', sql`select 1 from ${sql.identifier(table)}`)).toBe(
        denied,
      );
    }
  });

  it('ends each scope with its transaction, also one that failed', async () => {
    const seen = async (scope: Scope) =>
      outcome(server, scope, sql`select 1 from tags where company_id in (1, 2)`);
    for (let turn = 0; turn < 15; turn += 1) {
      expect(await Promise.all([seen(andes), seen(austral)])).toEqual([3, 1]);
      expect(await outcome(server, austral, sql`select nothing from nowhere`)).toBe('42P01');
      expect(await outcome(server, 'system', sql`select 1 from sessions`)).toBe(0);
    }
  });

  it('owns nothing under the roles that transactions run as', async () => {
    const owned = await server.database.transaction('system', (tx) =>
      rowsOf(
        tx,
        sql`select relname from pg_class join pg_roles r on r.oid = relowner
          where r.rolname in ('pliego_app', 'pliego_system')`,
      ),
    );
    expect(owned).toEqual([]);
    expect(await outcome(server, andes, sql`create table mia (id int)`)).toBe(denied);
    expect(await outcome(server, 'system', sql`drop table tags`)).toBe(denied);
  });
});

describeServer('the API, to someone of another company', (server) => {
  it('knows none of their tags, imports or people', async () => {
    const foreign = await server.as('foreign');
    const runId = await server.database.transaction(andes, (tx) =>
      createRun(tx, {
        companyId: 1,
        userId: 1,
        fileName: 'nuestro.csv',
        bytes: 1,
        now: server.now(),
      }),
    );
    const { urgente, austral: own } = tagIds;
    const attempts: [string, string, unknown?][] = [
      ['PATCH', `/api/etiquetas/${urgente}`, { nombre: 'Robada' }],
      ['DELETE', `/api/etiquetas/${urgente}`],
      ['POST', `/api/etiquetas/${urgente}/fusionar`, { destino: own }],
      ['POST', `/api/etiquetas/${own}/fusionar`, { destino: urgente }],
      ['GET', `/api/fuentes/importaciones/${runId}`],
      ['GET', `/api/fuentes/importaciones/${runId}/rechazos`],
    ];
    for (const [method, path, json] of attempts) {
      expect({ path, code: (await problemIn(foreign.send(method, path, { json }))).code }).toEqual({
        path,
        code: 'no-encontrado',
      });
    }
    const everything = await Promise.all(
      [
        '/api/etiquetas',
        '/api/usuarios',
        '/api/fuentes/importaciones',
        '/api/licitaciones?limit=200',
        '/api/licitaciones/1/eventos',
      ].map(async (path) => (await foreign.send('GET', path)).text()),
    );
    for (const theirs of [
      'Urgente',
      'Por revisar',
      'nuestro.csv',
      people.editor.fullName,
      people.admin.email,
    ]) {
      expect(everything.join('\n')).not.toContain(theirs);
    }
    const admin = await server.as('admin');
    expect((await admin.client.tags.list()).datos.map(({ nombre }) => nombre)).toContain('Urgente');
  });
});
