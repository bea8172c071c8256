import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { eraseCompany } from '#server/areas/privacy/erase-commands.ts';
import { scramVerifier } from '#server/db/bi/access.ts';
import { withViewsAside } from '#server/db/bi/around-migrations.ts';
import { biState } from '#server/db/bi/definition.ts';
import { biViews } from '#server/db/bi/views.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { addressFor, biPassword, openBi, runBi } from '#server/testing/bi-role.ts';
import { fixtureCompanies } from '#server/testing/fixture.ts';
import { migrationsFolder, openEmpty, origin } from '#server/testing/test-database.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { OperatorRefusal } from './refusal.ts';

const [andes, austral] = fixtureCompanies;
const reason = origin().kind === 'postgresql' ? null : 'necesita un servidor PostgreSQL';

const rolesOf = async (database: Database) => {
  const { rows } = await database.asOwner(
    `select rolname::text as name from pg_roles where rolname like current_database() || '%' order by 1`,
  );
  return (rows as { name: string }[]).map(({ name }) => name);
};
const countIn = async (client: Client, view: string) => {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from bi.${view}`);
  return rows[0]?.n;
};
const isEnded = (client: Client) =>
  new Promise<void>((resolve) => {
    client.once('end', () => resolve());
    client.query('select pg_sleep(30)').catch(() => undefined);
  });

describeServer(
  'the access of other tools',
  (server) => {
    const list = () => runBi(server.database, { accion: 'listar' });

    it('is opened, given another password, listed and closed, and leaves nothing behind', async () => {
      const before = await rolesOf(server.database);
      expect(await list()).toEqual([]);
      await expect(runBi(server.database, { accion: 'cerrar', rut: andes.taxId })).rejects.toThrow(
        'no tiene acceso',
      );
      const first = await openBi(server.database, 0);
      expect(first.event).toMatchObject({ kind: 'opened', company: andes.name });
      const client = await first.connect();
      expect(await countIn(client, 'licitaciones')).toBeGreaterThan(10);
      const ended = isEnded(client);
      expect((await openBi(server.database, 0)).event).toMatchObject({ kind: 'renewed' });
      await ended;
      const second = await openBi(server.database, 1);
      expect(await list()).toMatchObject([
        { companyId: 1, role: first.role, company: andes.name },
        { companyId: 2, role: second.role },
      ]);
      const other = await second.connect();
      await runBi(server.database, { accion: 'cerrar', rut: andes.taxId });
      await expect(first.connect()).rejects.toThrow(first.role);
      expect(await countIn(other, 'licitaciones')).toBeGreaterThan(10);
      await other.end();
      await runBi(server.database, { accion: 'cerrar', rut: austral.taxId });
      expect(await rolesOf(server.database)).toEqual(before);
      const { rows } = await server.database.asOwner(
        `select (select count(*) from pg_policy where polname like 'bi\\_%')
        + (select count(*) from pg_namespace where nspname = 'bi') as left`,
      );
      expect(rows).toEqual([{ left: 0 }]);
    });

    it('is in the audit of the company', async () => {
      const { client } = await server.as('admin');
      const { datos } = await client.audit.list({ query: { clase: ['integraciones'] } });
      expect(datos.map(({ accion }) => accion)).toEqual(
        expect.arrayContaining(['acceso-bi-abierto', 'acceso-bi-renovado', 'acceso-bi-cerrado']),
      );
    });

    it('keeps no password that could be read', async () => {
      const { role } = await openBi(server.database, 0);
      const superuser = new Client({
        connectionString: await addressFor(server.database, 'postgres'),
      });
      await superuser.connect();
      const { rows } = await superuser.query<{ kept: string }>(
        'select rolpassword as kept from pg_authid where rolname = $1',
        [role],
      );
      await superuser.end();
      const kept = rows[0]?.kept ?? '';
      const salt = Buffer.from(/^SCRAM-SHA-256\$4096:([^$]+)\$/.exec(kept)?.[1] ?? '', 'base64');
      expect(scramVerifier(biPassword, salt)).toBe(kept);
      expect(scramVerifier('otra', salt)).not.toBe(kept);
    });

    it('does not hold up a change of the tables under it, and goes on after it', async () => {
      const { connect } = await openBi(server.database, 0);
      const change = 'alter table work_orders alter column currency type varchar(40)';
      await expect(server.database.asOwner(change)).rejects.toMatchObject({ code: '0A000' });
      // A tool that never ends its transaction would keep the change waiting.
      const reading = await connect();
      await reading.query('begin');
      const before = await countIn(reading, 'ordenes_recibidas');
      const ended = isEnded(reading);
      const client = new Client({
        connectionString: await addressFor(server.database, 'pliego'),
        options: '-c pliego.upkeep=on',
      });
      await client.connect();
      const query = (text: string, values?: readonly unknown[]) =>
        client.query(text, [...(values ?? [])]);
      const warnings: unknown[] = [];
      const log = { warn: (warning: unknown) => void warnings.push(warning) };
      const upgrade = async (text: string) => {
        await query(`comment on schema bi is 'of an earlier version'`);
        await withViewsAside(query, migrationsFolder, log, async () => void (await query(text)));
      };
      await upgrade(change);
      await ended;
      expect([await biState(query), warnings]).toEqual(['current', []]);
      const after = await connect();
      expect(await countIn(after, 'ordenes_recibidas')).toBe(before);
      await after.end();
      // Should the views not fit the tables any more, the product serves without them, and says so.
      await upgrade('alter table work_orders rename column currency to other');
      expect([await biState(query), warnings.length]).toEqual(['stale', 1]);
      await upgrade('alter table work_orders rename column other to currency');
      expect([await biState(query), warnings.length]).toEqual(['current', 1]);
      await client.end();
    });

    it('is there again after a start of this version, with the same role and rows', async () => {
      const { connect } = await openBi(server.database, 0);
      await server.database.asOwner(`comment on schema bi is 'earlier'; drop view bi.ofertas`);
      const url = await addressFor(server.database, 'pliego');
      const second = await openPostgres(url, { migrationsFolder, log: { warn: () => undefined } });
      await second.close();
      const client = await connect();
      for (const { name } of biViews) expect(await countIn(client, name)).toBeGreaterThanOrEqual(0);
      await client.end();
    });
  },
  reason,
);

describeServer(
  'a backup of a database with such an access',
  (server) => {
    const folders: string[] = [];
    const aFolder = () => {
      const folder = mkdtempSync(join(tmpdir(), 'pliego-bi-'));
      folders.push(folder);
      return folder;
    };
    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    it('is restored elsewhere without it, and over itself takes it away', async () => {
      await openBi(server.database, 0);
      const folder = aFolder();
      const source = {
        withDatabase: <T>(_: string, work: (one: Database) => Promise<T>) => work(server.database),
        uploadsDir: aFolder(),
        secretKey: null,
        product: '0.1.0',
        now: () => new Date('2026-11-20T12:00:00Z'),
      };
      await writeBackup(source, { folder, withKey: false }, () => {});
      const restore = (database: Database) =>
        restoreBackup(
          {
            database,
            migrationsFolder,
            dataDir: aFolder(),
            uploadsDir: aFolder(),
            secretKey: null,
            keyIsFile: true,
          },
          { folder, force: true },
          () => {},
        );
      const elsewhere = await openEmpty(origin(), { warn: () => undefined });
      await restore(elsewhere);
      expect(await runBi(elsewhere, { accion: 'listar' })).toEqual([]);
      // Restoring wants the database for itself.
      const again = await openEmpty(origin(), { warn: () => undefined });
      await restore(again);
      await again.close();
      const url = await addressFor(elsewhere, 'pliego');
      const { role, connect } = await openBi(elsewhere, 1);
      const client = await connect();
      const ended = isEnded(client);
      await elsewhere.close();
      const alone = await openPostgres(url, {
        migrationsFolder: null,
        log: { warn: () => undefined },
      });
      await restore(alone);
      await ended;
      expect(await rolesOf(alone)).not.toContain(role);
      await alone.close();
    }, 120_000);
  },
  reason,
);

describeServer(
  'the access of a company',
  (server) => {
    it('shows nothing once the company is closed, and goes with it', async () => {
      const { connect, role } = await openBi(server.database, 1);
      const client = await connect();
      expect(await countIn(client, 'licitaciones')).toBeGreaterThan(10);
      await server.database.asOwner(
        `set pliego.upkeep = on; update companies set closed_at = now() where id = 2`,
      );
      for (const { name } of biViews)
        expect([name, await countIn(client, name)]).toEqual([name, 0]);
      const opening = runBi(server.database, {
        accion: 'abrir',
        rut: austral.taxId,
        clave: biPassword,
      });
      await expect(opening).rejects.toBeInstanceOf(OperatorRefusal);
      const ended = isEnded(client);
      await eraseCompany(server.database, 2, server.uploadsDir);
      await ended;
      expect(await rolesOf(server.database)).not.toContain(role);
    });

    it('is not opened over a role that somebody else made', async () => {
      const { rows } = await server.database.asOwner('select current_database()::text as name');
      const name = `${(rows as { name: string }[])[0]?.name}_bi_1`;
      await server.database.asOwner(`create role ${name}`);
      const opening = runBi(server.database, {
        accion: 'abrir',
        rut: andes.taxId,
        clave: biPassword,
      });
      await expect(opening).rejects.toThrow('no creó Pliego');
      await server.database.asOwner(`drop role ${name}`);
    });

    it('is not opened by an owner who may create no roles', async () => {
      const superuser = new Client({
        connectionString: `${inject('postgresUrl').replace('pliego@', 'postgres@')}/postgres`,
      });
      await superuser.connect();
      const name = `duena_${Date.now()}`;
      await superuser.query(`create role ${name} login superuser`);
      await superuser.query(`alter role ${name} nosuperuser`);
      await superuser.query(`grant pliego to ${name}`);
      const url = await addressFor(server.database, name);
      const limited = await openPostgres(url, {
        migrationsFolder: null,
        log: { warn: () => undefined },
      });
      const opening = runBi(limited, { accion: 'abrir', rut: andes.taxId, clave: biPassword });
      await expect(opening).rejects.toThrow('CREATEROLE');
      await limited.close();
      await superuser.query(`drop role ${name}`);
      await superuser.end();
    });
  },
  reason,
);
