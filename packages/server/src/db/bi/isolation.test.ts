import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillEveryTable } from '#server/testing/a-row-in-every-table.ts';
import { aRestrictedTender, marker } from '#server/testing/a-restricted-tender.ts';
import { openBi } from '#server/testing/bi-role.ts';
import { origin } from '#server/testing/test-database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { channelSetting, tellLive } from '../listeners.ts';
import { biViews } from './views.ts';

const denied = { code: '42501' };
const reason = origin().kind === 'postgresql' ? null : 'necesita un servidor PostgreSQL';

describeServer(
  'the role of one company, with SQL of its own',
  (server) => {
    let andes: Client;
    let austral: Client;
    let roles: string[] = [];
    /** What it should read of tenders, by the API. */
    let restricted = 0;
    beforeAll(async () => {
      restricted = (await aRestrictedTender(server)).tender;
      await fillEveryTable(server);
      const opened = [await openBi(server.database, 0), await openBi(server.database, 1)] as const;
      roles = opened.map(({ role }) => role);
      andes = await opened[0].connect();
      austral = await opened[1].connect();
    }, 60_000);
    afterAll(async () => {
      await andes?.end();
      await austral?.end();
    });

    const rowsOf = async (client: Client, text: string) =>
      (await client.query<Record<string, unknown>>(text)).rows;
    const idsIn = async (client: Client, view: string, column = 'licitacion_id') =>
      (await rowsOf(client, `select distinct ${column} as id from bi.${view} order by 1`)).map(
        ({ id }) => id,
      );

    it('reads the tenders that its company sees, and not what it restricted', async () => {
      const seen = await idsIn(andes, 'licitaciones');
      expect(seen.length).toBeGreaterThan(10);
      expect(seen).not.toContain(restricted);
      expect(await idsIn(austral, 'licitaciones')).toContain(restricted);
      const { client } = await server.as('maintainer');
      const { total } = await client.tenders.list({ query: { vista: 'todas' } });
      expect(total).toBe(seen.length);
    });

    it('finds the columns that are documented, with what they mean', async () => {
      const { rows } = await andes.query(
        `select c.relname as view, a.attname as name, col_description(c.oid, a.attnum) as meaning
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relnamespace = 'bi'::regnamespace and c.relkind = 'v' and has_table_privilege(c.oid, 'select')
        order by c.relname, a.attnum`,
      );
      expect(rows).toEqual(
        biViews
          .flatMap(({ name: view, columns }) =>
            columns.map(([name, , meaning]) => ({ view, name, meaning })),
          )
          .toSorted((a, b) => (a.view < b.view ? -1 : Number(a.view > b.view))),
      );
    });

    it('reads the work of its company alone', async () => {
      for (const [view, column] of [
        ['eventos', 'evento_id'],
        ['tareas', 'tarea_id'],
        ['productos', 'producto_id'],
        ['ordenes_recibidas', 'orden_id'],
      ] as const) {
        const own = await idsIn(andes, view, column);
        const other = await idsIn(austral, view, column);
        const both = own.filter((id) => other.includes(id));
        expect({ view, hasSome: own.length > 0, both }).toEqual({ view, hasSome: true, both: [] });
      }
      const work = await rowsOf(andes, 'select responsable_id as id from bi.expedientes');
      const people = await idsIn(andes, 'personas', 'persona_id');
      expect(work.length).toBeGreaterThan(3);
      expect(work.filter(({ id }) => id !== null && !people.includes(id))).toEqual([]);
      expect(await idsIn(andes, 'etiquetas', 'etiqueta')).not.toContain('Austral');
      expect(await idsIn(austral, 'personas', 'nombre')).not.toContain('Antonia Riquelme');
    });

    it('finds nothing of a restricted tender in any view', async () => {
      for (const { name, columns } of biViews) {
        const hasTender = columns.some(([column]) => column === 'licitacion_id');
        const ids = hasTender ? await idsIn(andes, name) : [];
        expect([name, ids.includes(restricted)]).toEqual([name, false]);
        const found = await rowsOf(
          andes,
          `select from bi.${name} v where v::text like '%${marker}%'`,
        );
        expect([name, found.length]).toEqual([name, 0]);
      }
      await expect(andes.query('select * from bi.ocultas')).rejects.toMatchObject(denied);
    });

    it('sees the same whatever it sets', async () => {
      const before = await idsIn(andes, 'expedientes');
      for (const setting of ['company', 'user', 'seen_as', 'upkeep', 'erased_company']) {
        await andes.query('select set_config($1, $2, false)', [
          `pliego.${setting}`,
          setting === 'upkeep' ? 'on' : '2',
        ]);
      }
      expect(await idsIn(andes, 'expedientes')).toEqual(before);
      // What would leave policies out is refused, not done.
      await andes.query(`set row_security = off`);
      await expect(idsIn(andes, 'expedientes')).rejects.toMatchObject(denied);
      await andes.query('reset all');
      await andes.query('set search_path = public, bi');
      expect(await idsIn(andes, 'expedientes')).toEqual(before);
      await andes.query('reset all');
    });

    it('becomes no other role', async () => {
      const { rows } = await andes.query<{ name: string }>('select rolname as name from pg_roles');
      const own = await rowsOf(andes, 'select session_user as name');
      for (const { name } of rows.filter((row) => row.name !== own[0]?.name)) {
        await expect(andes.query(`set role "${name}"`)).rejects.toMatchObject(denied);
        await expect(andes.query(`set session authorization "${name}"`)).rejects.toMatchObject(
          denied,
        );
      }
      await andes.query('set default_transaction_read_only = off');
      for (const statement of [
        `alter role ${roles[0]} createrole`,
        `alter role ${roles[1]} password 'otra'`,
        `grant ${roles[1]} to ${roles[0]}`,
        'create role otra',
      ]) {
        await expect(andes.query(statement)).rejects.toMatchObject(denied);
      }
      await andes.query('reset all');
    });

    it('reads no table, no other schema and calls no function of the product', async () => {
      const owner = server.database.asOwner;
      const { rows: tables } = await owner(
        `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname not in ('pg_catalog', 'information_schema', 'bi') and n.nspname not like 'pg_toast%'
          and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
      );
      expect(tables.length).toBeGreaterThan(60);
      for (const { name } of tables as { name: string }[]) {
        await expect(andes.query(`select * from ${name} limit 0`)).rejects.toMatchObject(denied);
      }
      await expect(andes.query('select * from bi.accesos')).rejects.toMatchObject(denied);
      const { rows: callable } = await andes.query(
        `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname not in ('pg_catalog', 'information_schema') and has_function_privilege(p.oid, 'execute')
          and has_schema_privilege(n.oid, 'usage')`,
      );
      expect(callable).toEqual([{ name: 'empresa_del_rol()' }]);
      await andes.query(`set pliego.company = '2'`);
      await expect(andes.query('select public.hidden_from(5)')).rejects.toMatchObject(denied);
      await andes.query('reset all');
    });

    it('writes nothing and leaves nothing behind, also once it says that it may write', async () => {
      await expect(andes.query('create table bi.mia (n int)')).rejects.toMatchObject({
        code: '25006',
      });
      await andes.query('set default_transaction_read_only = off');
      for (const statement of [
        'create table bi.mia (n int)',
        'create table public.mia (n int)',
        'create temporary table mia (n int)',
        'create view bi.mia as select 1',
        'create schema mia',
        `create function bi.mia(t text) returns boolean language sql as 'select true'`,
        `delete from bi.expedientes`,
        `update bi.licitaciones set nombre = 'x'`,
        `insert into bi.etiquetas values (1, 'x')`,
        `copy bi.expedientes to '/tmp/x'`,
        `copy (select 1) to program 'true'`,
        `select pg_read_file('/etc/passwd')`,
        `alter view bi.expedientes reset (security_barrier)`,
        `drop view bi.expedientes`,
      ]) {
        await expect(andes.query(statement)).rejects.toMatchObject({
          code: expect.stringMatching(/^(42501|42809|55000)$/),
        });
      }
      await andes.query('reset all');
    });

    it('learns nothing by functions that fail with the value they are given', async () => {
      // A condition that is run below the barrier would fail on the rows of others, and quote them.
      for (const { name, columns } of biViews) {
        const [column] = columns[0] ?? [''];
        const messages: string[] = [];
        await andes
          .query(`select ${column} from bi.${name} v where (v.*)::text::integer > 0`)
          .catch((error: unknown) => messages.push(String(error)));
        const rows = await rowsOf(andes, `select v.*::text as line from bi.${name} v`);
        for (const message of messages) {
          expect([message, rows.some(({ line }) => message.includes(String(line)))]).toEqual([
            message,
            true,
          ]);
        }
      }
      // The plan shows whether the policies come first.
      const plan = await rowsOf(
        andes,
        `explain select 1 from bi.productos where sku::integer > 0 or nombre ~ 'x'`,
      );
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('Subquery Scan on productos');
    });

    it('finds no data of others in the catalogue', async () => {
      expect(await rowsOf(andes, 'select * from pg_stats where schemaname = $$public$$')).toEqual(
        [],
      );
      const { rows } = await andes.query(
        `select query from pg_stat_activity where usename <> session_user and query not like '<insufficient%' and query <> ''`,
      );
      expect(rows).toEqual([]);
      await expect(andes.query('select * from pg_authid')).rejects.toMatchObject(denied);
      // No name of a company or a person is in what everybody may read.
      const { rows: comments } = await andes.query<{ text: string | null }>(
        `select description as text from pg_description union all select description from pg_shdescription`,
      );
      expect(comments.filter(({ text }) => /andes|suministros|riquelme/i.test(text ?? ''))).toEqual(
        [],
      );
    });

    it('hears nothing of what processes tell each other', async () => {
      const heard: unknown[] = [];
      andes.on('notification', (message) => heard.push(message.payload));
      await andes.query('listen pliego');
      const scope = { companyId: 2, userId: 6 };
      await server.database.transaction(scope, (tx) => tellLive(tx, 'secreto'));
      await andes.query('select 1');
      expect(heard).toEqual([]);
      expect(
        await rowsOf(andes, `select current_setting('${channelSetting}', true) as name`),
      ).toEqual([{ name: null }]);
    });

    it('keeps to its settings and to so many connections', async () => {
      const fresh = await (await openBi(server.database, 1)).connect();
      const { rows } = await fresh.query(
        `select current_setting('statement_timeout') as limit, current_setting('TimeZone') as zone,
        current_setting('default_transaction_read_only') as "readOnly"`,
      );
      expect(rows).toEqual([{ limit: '2min', zone: 'America/Santiago', readOnly: 'on' }]);
      const { rows: limits } = await fresh.query(
        'select rolconnlimit as most from pg_roles where rolname = session_user',
      );
      expect(limits).toEqual([{ most: 8 }]);
      await fresh.end();
    });
  },
  reason,
);
