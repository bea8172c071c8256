import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { upkeep } from '#server/jobs/maintenance.ts';
import { tableShapes, quoted } from '#server/db/backup/catalogue.ts';
import { rowsOf } from '#server/db/database.ts';
import { people, password } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const name = 'Comercial Andes SpA';
const exported = '/api/empresa/exportacion';

async function archiveOf(server: TestServer, who: 'admin' | 'foreign') {
  const visitor = await server.as(who);
  const answer = await visitor.send('GET', exported);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return { answer, files, text: (path: string) => strFromU8(files[path] ?? new Uint8Array()) };
}

/** How many rows of each table belong to a company. */
async function rowsOfCompany(server: TestServer, id: number): Promise<Record<string, number>> {
  return server.database.ownerTransaction('snapshot', async (query) => {
    const counts: Record<string, number> = {};
    for (const { name: table, columns } of await tableShapes(query)) {
      if (!columns.some((column) => column.name === 'company_id')) continue;
      const { rows } = await query(
        `select count(*)::integer as n from ${quoted(table)} where company_id = $1`,
        [id],
      );
      const [{ n } = { n: 0 }] = rows as { n: number }[];
      if (n > 0) counts[table] = n;
    }
    return counts;
  });
}

describeServer('the export of a company', (server) => {
  it('has its data and its files, with an index, and nothing of another company', async () => {
    const { client } = await server.as('admin');
    await client.comments.create({ params: { id: 1 }, body: { texto: 'Ojo con la garantía' } });
    await client.attachments.upload({
      params: { id: 1 },
      query: { nombre: '../oferta.txt' },
      body: new Blob(['Nuestra oferta']),
    });
    const other = await server.as('foreign');
    await other.client.comments.create({ params: { id: 1 }, body: { texto: 'Secreto austral' } });

    const { answer, files, text } = await archiveOf(server, 'admin');
    expect(answer.headers.get('content-disposition')).toContain(
      'Comercial Andes SpA 2026-11-20.zip',
    );
    expect(JSON.parse(text('datos/comentarios.json'))).toHaveLength(1);
    expect(text('datos/comentarios.json')).toContain('Ojo con la garantía');
    expect(text('datos/comentarios.csv')).toContain('"Ojo con la garantía"');
    const tenders = JSON.parse(text('datos/licitaciones.json')) as { id: number }[];
    expect(tenders.map(({ id }) => id)).toEqual([1, 2, 25, 26]);
    const file = Object.keys(files).find((path) => path.startsWith('adjuntos/'));
    expect(file).toMatch(/^adjuntos\/[^/]+\/\d+-v1-oferta\.txt$/);
    expect(text(file ?? '')).toBe('Nuestra oferta');
    expect(text('adjuntos.csv')).toContain(file);
    expect(text('indice.csv')).toContain('"datos/comentarios.json"');

    const all = Object.keys(files).map(text).join('\n');
    expect(all).not.toContain('Secreto austral');
    expect(all).not.toContain(people.foreign.email);
    expect(all).toContain(people.editor.email);
    // Nothing that opens anything: passwords, hashes of links, tickets.
    expect(all).not.toMatch(/password|\$argon2|token|secret_hash/);
  });

  it.each(['maintainer', 'editor', 'author', 'subscriber'] as const)(
    'is refused to the %s, and so is closing',
    async (role) => {
      const visitor = await server.as(role);
      expect((await visitor.send('GET', exported)).status).toBe(403);
      const json = { nombre: name, password };
      expect((await visitor.send('POST', '/api/empresa/cerrar', { json })).status).toBe(403);
    },
  );
});

describeServer('leaving a company', (server) => {
  it('is refused with another password, and to the last administrator', async () => {
    const admin = await server.as('admin');
    const wrong = await admin.send('POST', '/api/cuenta/dejar-empresa', {
      json: { password: 'x' },
    });
    expect(await problemIn(wrong)).toMatchObject({ status: 422, fieldErrors: { password: {} } });
    const last = await admin.send('POST', '/api/cuenta/dejar-empresa', { json: { password } });
    expect(await problemIn(last)).toMatchObject({ status: 409, code: 'ultimo-administrador' });
  });

  it('takes the person out of that company alone, and leaves their work without anybody', async () => {
    const both = await server.as('both');
    const { client } = await server.as('admin');
    await client.tenders.assign({ params: { id: 3 }, body: { Usuario: people.both.id } });
    expect(await both.client.privacy.leaveCompany({ body: { password } })).toEqual({
      licitaciones: 1,
      tareas: 0,
    });
    expect(await problemIn(both.send('GET', '/api/inicio/cuentas'))).toMatchObject({ status: 401 });
    expect((await client.tenders.get({ params: { id: 3 } })).Asignado).toBeNull();
    const { quitadas } = await client.users.list({ query: {} });
    expect(quitadas.map(({ id }) => id)).toContain(people.both.id);
    // The other company lets them in.
    const json = { email: people.both.email, password };
    const again = await server.stranger.send('POST', '/api/auth/login', { json });
    expect(await again.json()).toMatchObject({ empresa: 2 });
  });
});

describeServer('closing a company', (server) => {
  it('asks for its name and the password', async () => {
    const admin = await server.as('admin');
    const refused = (json: object) =>
      problemIn(admin.send('POST', '/api/empresa/cerrar', { json }));
    expect(await refused({ nombre: 'Otra', password })).toMatchObject({
      status: 422,
      fieldErrors: { nombre: {} },
    });
    expect(await refused({ nombre: name, password: 'otra clave' })).toMatchObject({
      status: 422,
      fieldErrors: { password: {} },
    });
  });

  it('puts everybody out, and nobody enters or is mailed', async () => {
    const editor = await server.as('editor');
    const admin = await server.as('admin');
    const { url } = await editor.client.calendars.create({
      body: { clase: 'mias' },
    });
    const feed = new URL(url).pathname;
    expect((await server.stranger.send('GET', feed)).status).toBe(200);
    const closed = await admin.client.privacy.closeCompany({
      body: { nombre: ' comercial andes spa', password },
    });
    expect(closed).toEqual({
      cerrada: '2026-11-20T15:00:00.000Z',
      borrado: '2026-12-20T15:00:00.000Z',
    });
    expect(await problemIn(editor.send('GET', '/api/etiquetas'))).toMatchObject({
      status: 401,
      motivo: { code: 'empresa-cerrada', params: { empresa: name } },
    });
    const json = { email: people.editor.email, password };
    expect((await server.stranger.send('POST', '/api/auth/login', { json })).status).toBe(403);
    expect((await server.stranger.send('GET', feed)).status).toBe(404);
    await server.runNotices();
    const mails = await server.mails();
    // The administrator is told that it was closed, and nobody anything else.
    expect(mails.map(({ to, purpose }) => [to, purpose])).toEqual([
      [people.admin.email, 'empresa-cerrada'],
    ]);
    expect(mails[0]?.text).toContain(people.admin.fullName);
    expect(mails[0]?.text).toContain('Se borra todo: dom, 20 dic 2026, 12:00');
    // The other one goes on.
    const foreign = await server.as('foreign');
    expect((await foreign.send('GET', '/api/etiquetas')).status).toBe(200);
  });

  it('keeps everything for 30 days, and then erases it and nothing else', async () => {
    const { database, uploadsDir } = server;
    const publicTenders = () =>
      database.read('system', (tx) =>
        rowsOf<{ n: number }>(tx, sql`select count(*) as n from tenders where company_id is null`),
      );
    const [before, others] = [await publicTenders(), await rowsOfCompany(server, 2)];
    const day29 = new Date('2026-12-20T14:59:00Z');
    await upkeep(database, day29, uploadsDir);
    expect(await rowsOfCompany(server, 1)).toMatchObject({ tender_work: 4 });
    await upkeep(database, new Date('2026-12-20T15:00:00Z'), uploadsDir);
    expect(await rowsOfCompany(server, 1)).toEqual({});
    expect(await publicTenders()).toEqual(before);
    const left = await rowsOfCompany(server, 2);
    // Sessions end by themselves in a month.
    expect({ ...left, sessions: 0 }).toEqual({ ...others, sessions: 0 });
    const users = await database.read('system', (tx) =>
      rowsOf<{ id: number }>(tx, sql`select id from users order by id`),
    );
    expect(users).toEqual([{ id: people.foreign.id }, { id: people.both.id }]);
  });
});
