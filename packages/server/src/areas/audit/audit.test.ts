import type { AuditEntry, AuditQuery } from '@pliego/contract/areas/audit';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { rowsOf, type Scope, sqlStateOf } from '#server/db/database.ts';
import { people } from '#server/testing/fixture.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  type TestServer,
} from '#server/testing/test-server.ts';
import { textOf } from '#server/texts/text-of.ts';
import { eraseAuditedPerson } from './commands.ts';

const andes: Scope = { companyId: 1, userId: people.admin.id };
const denied = '42501';

const listed = async (server: TestServer, query: z.input<typeof AuditQuery> = {}) => {
  await server.mails();
  const { client } = await server.as('admin');
  return client.audit.list({ query });
};

const told = ({ quien, que }: AuditEntry) => `${quien?.nombre ?? 'Alguien'} ${textOf(que)}`;

/** The newest entry in words. */
const last = async (server: TestServer) => (await listed(server)).datos.map(told)[0];

/** What a statement ended with: rows that it touched, or the state of its error. */
async function outcome(
  { database }: TestServer,
  scope: Scope,
  statement: string,
): Promise<number | string> {
  try {
    const rows = await database.transaction(scope, (tx) => rowsOf(tx, sql.raw(statement)));
    return rows.length;
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}

describeServer('the audit of a company', (server) => {
  it('is of administrators alone, and each sees their own company', async () => {
    const foreign = await server.as('foreign', 2);
    for (const person of ['maintainer', 'editor', 'author', 'subscriber'] as const) {
      const visitor = await server.as(person);
      for (const path of ['', '/exportar', '/verificacion']) {
        const refused = await visitor.send('GET', `/api/auditoria${path}`);
        expect((await problemIn(refused)).code).toBe('sin-permiso');
      }
    }
    const theirs = await foreign.client.audit.list({ query: {} });
    expect(theirs.datos.map(told)).toEqual([`${people.foreign.fullName} entró`]);
    expect((await listed(server)).datos.map(told)).not.toContain(
      `${people.foreign.fullName} entró`,
    );
  });

  it('says who, what, when and from where', async () => {
    await server.stranger.send('POST', '/api/auth/login', {
      json: { email: people.editor.email, password: 'otra clave cualquiera' },
      headers: {
        [fromHeader]: '203.0.113.9',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    });
    const { datos } = await listed(server);
    expect(datos[0]).toMatchObject({
      accion: 'ingreso-fallido',
      clase: 'acceso',
      cuando: server.now().toISOString(),
      quien: null,
      que: { params: { nombre: people.editor.fullName } },
      direccion: '203.0.113.9',
      navegador: 'Firefox, Linux',
    });
    expect(datos.map(({ id }) => id)).toEqual(datos.map((_, at) => datos.length - at));
  });

  it('tells nothing of who has no account here', async () => {
    const before = (await listed(server)).total;
    await server.stranger.send('POST', '/api/auth/login', {
      json: { email: 'nadie@andes.demo', password: 'otra clave cualquiera' },
    });
    expect((await listed(server)).total).toBe(before);
  });

  it('is found by words, kind, person and day', async () => {
    const { fullName, id } = people.editor;
    const all = async (query: z.input<typeof AuditQuery>) =>
      (await listed(server, query)).datos.map(({ accion }) => accion);
    expect(await all({ q: 'CARCAMO contraseña' })).toEqual(['ingreso-fallido']);
    expect(await all({ q: '203.0.113.9' })).toEqual(['ingreso-fallido']);
    expect(await all({ q: '%' })).toEqual([]);
    expect(await all({ clase: ['exportaciones'] })).toEqual([]);
    expect(new Set(await all({ persona: [id] }))).toEqual(new Set(['ingreso', 'ingreso-fallido']));
    const [day, before, next] = ['2026-11-20', '2026-11-19', '2026-11-21'];
    expect((await listed(server, { desde: day, hasta: day })).total).toBe(
      (await listed(server)).total,
    );
    expect(await all({ hasta: before })).toEqual([]);
    expect(await all({ desde: next })).toEqual([]);
    expect((await listed(server, { q: fullName })).total).toBe(2);
  });

  it('comes in pages, each entry once', async () => {
    const { datos: whole } = await listed(server);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listed(server, { limit: 2, cursor });
      seen.push(...page.datos.map(({ id }) => id));
      cursor = page.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(whole.map(({ id }) => id));
    const admin = await server.as('admin');
    const wrong = await admin.send('GET', '/api/auditoria?cursor=x');
    expect((await problemIn(wrong)).code).toBe('datos-invalidos');
  });

  it('is exported, which is one of its entries', async () => {
    const admin = await server.as('admin');
    const csv = await admin.client.audit.export({ query: { clase: ['acceso'] } });
    expect(csv).toContain(`"${people.editor.fullName}";"entró";"Acceso"`);
    expect(await last(server)).toBe(`${people.admin.fullName} exportó la auditoría`);
  });

  it('is whole', async () => {
    const { client } = await server.as('admin');
    const { datos } = await listed(server);
    expect(await client.audit.verify()).toEqual({
      entradas: datos.length,
      borradas: 0,
      huella: datos[0]?.huella,
      rota: null,
    });
  });

  it('takes no change and no deletion', async () => {
    for (const scope of [andes, 'system'] as const) {
      for (const statement of [
        `update audit_entries set action = 'salida' where company_id = 1 returning seq`,
        `update audit_entries set actor_name = 'Otra' where company_id = 1 returning seq`,
        `delete from audit_entries where company_id = 1 returning seq`,
        `delete from audit_heads where company_id = 1 returning seq`,
      ]) {
        expect({ statement, ended: await outcome(server, scope, statement) }).toEqual({
          statement,
          ended: denied,
        });
      }
    }
    for (const statement of [
      `delete from audit_entries`,
      `update audit_entries set details = '{"otro": 1}'`,
      `update audit_entries set actor_name = 'Otra', actor_salt = 'x'`,
    ]) {
      const asOwner = server.database.ownerTransaction('change', (query) => query(statement));
      expect(await asOwner.catch(sqlStateOf)).toBe(denied);
    }
  });

  it('forgets a person and stays whole', async () => {
    const { client } = await server.as('admin');
    const { id: userId, email, fullName } = people.editor;
    const before = (await listed(server)).total;
    await server.database.transaction('system', (tx) =>
      eraseAuditedPerson(tx, { companyId: 1, userId, email }),
    );
    const { datos, total } = await listed(server);
    expect(total).toBe(before);
    expect(JSON.stringify(datos)).not.toContain(fullName);
    expect(datos.find(({ quien }) => quien?.id === userId)).toMatchObject({
      quien: { nombre: null },
      direccion: null,
      navegador: null,
    });
    expect(await client.audit.verify()).toMatchObject({ borradas: 2, rota: null });
  });

  it('names the entry that somebody changed behind its back', async () => {
    const { client } = await server.as('admin');
    await server.database.ownerTransaction('change', async (query) => {
      await query('alter table audit_entries disable trigger keep_audit_entry');
      await query(`update audit_entries set action = 'salida' where company_id = 1 and seq = 2`);
      await query('alter table audit_entries enable trigger keep_audit_entry');
    });
    expect(await client.audit.verify()).toMatchObject({
      huella: null,
      rota: { id: 2, falla: 'alterada' },
    });
    const foreign = await server.as('foreign', 2);
    expect(await foreign.client.audit.verify()).toMatchObject({ entradas: 1, rota: null });
  });
});

describeServer('two who do something at once', (server) => {
  it('make one chain, without a gap', async () => {
    const many = Array.from({ length: 24 });
    await Promise.all(many.map((_, at) => server.signIn(at % 2 === 0 ? 'maintainer' : 'author')));
    const { client } = await server.as('admin');
    expect(await client.audit.verify()).toMatchObject({ entradas: 25, rota: null });
  });
});
