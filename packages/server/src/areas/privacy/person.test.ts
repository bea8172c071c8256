import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { sql } from 'drizzle-orm';
import { otherPassword } from '#server/testing/accounts.ts';
import { people } from '#server/testing/fixture.ts';
import { invited } from '#server/testing/people.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const name = 'Paula Villarroel Ñanco';
const email = 'paula@andes.test';

/** Somebody new in company 1 who has left traces of every kind. */
async function somebodyWithTraces(server: TestServer): Promise<{ visitor: Visitor; id: number }> {
  const token = await invited(server, email, 'editor');
  const json = { token, persona: { fullName: name, password: otherPassword } };
  const entered = await server.stranger.send('POST', '/api/invitaciones/aceptar', { json });
  const visitor = server.carrying(entered);
  const { id } = (await visitor.client.auth.session()).userData;
  const params = { id: 1 };
  await visitor.client.comments.create({ params, body: { texto: 'Falta el anexo 3' } });
  const editor = await server.as('editor');
  await editor.client.comments.create({ params, body: { texto: `Lo ve @[${id}]` } });
  await editor.client.tenders.assign({ params: { id: 3 }, body: { Usuario: id } });
  await visitor.client.tenders.assign({ params: { id: 3 }, body: { Usuario: people.editor.id } });
  await visitor.client.tasks.create({ params, body: { titulo: 'Pedir boleta' } });
  return { visitor, id };
}

/** Everything that the company answers about the tenders that they touched, as one text. */
async function shown({ client }: Visitor): Promise<string> {
  const answers: unknown[] = [
    await client.users.list({ query: {} }),
    await client.notices.list({ query: {} }),
  ];
  for (const id of [1, 3]) {
    const params = { id };
    answers.push(await client.tenders.events({ params }), await client.comments.list({ params }));
  }
  return JSON.stringify(answers);
}

/** Whether a text stands anywhere in the database. */
async function isAnywhere(server: TestServer, text: string): Promise<string[]> {
  return server.database.ownerTransaction('snapshot', async (query) => {
    const { rows } = await query(
      `select c.table_name::text as name from information_schema.tables c
        where c.table_schema = 'public' and c.table_type = 'BASE TABLE'`,
    );
    const found: string[] = [];
    for (const { name: table } of rows as { name: string }[]) {
      const { rows: hits } = await query(
        `select 1 from "${table}" t where position($1 in t::text) > 0 limit 1`,
        [text],
      );
      if (hits.length > 0) found.push(table);
    }
    return found;
  });
}

describeServer('the data of a person', (server) => {
  let id = 0;

  it('is theirs to take, in all their companies', async () => {
    const one = await somebodyWithTraces(server);
    ({ id } = one);
    const own = await one.visitor.client.privacy.ownData();
    expect(own.persona).toMatchObject({ fullName: name, email });
    expect(own.sesiones).toHaveLength(1);
    expect(own.empresas).toMatchObject([
      {
        nombre: 'Comercial Andes SpA',
        role: 'editor',
        comentarios: [{ texto: 'Falta el anexo 3' }],
        avisos: expect.arrayContaining([expect.objectContaining({ leido: false })]),
      },
    ]);
    expect(own.empresas[0]?.actos.map(({ tipo }) => tipo)).toEqual(
      expect.arrayContaining(['comentario', 'asignacion', 'tarea']),
    );
    // Of two companies each in its part; and of nobody else.
    const both = await (await server.as('both')).client.privacy.ownData();
    expect(both.empresas.map(({ nombre }) => nombre)).toHaveLength(2);
    expect(JSON.stringify(both)).not.toContain('anexo 3');
  });

  it('is not erased while they are in the company, nor by a user who does not manage people', async () => {
    const admin = await server.as('admin');
    const path = `/api/usuarios/${id}/borrar-datos`;
    expect(await problemIn(admin.send('POST', path))).toMatchObject({
      status: 422,
      motivo: { code: 'quitar-antes-de-borrar' },
    });
    for (const role of ['maintainer', 'editor', 'author', 'subscriber'] as const) {
      expect((await (await server.as(role)).send('POST', path)).status).toBe(403);
    }
    expect((await (await server.as('foreign')).send('POST', path)).status).toBe(404);
  });

  it('is erased once they were removed: what they did stays, of nobody', async () => {
    const admin = await server.as('admin');
    await admin.client.users.remove({ params: { id }, body: { reasignarA: null } });
    await server.database.ownerTransaction('change', async (query) => {
      await query(
        `insert into webhooks (company_id, url, events, sealed_secret, created_at)
          values (1, 'https://andes.test', '[]', 'x', now())`,
      );
      await query(
        `insert into webhook_deliveries (company_id, webhook_id, event_id, kind, payload, created_at)
          select 1, id, 'x', 'prueba', $1, now() from webhooks`,
        [JSON.stringify({ quien: { nombre: name } })],
      );
    });
    expect(await shown(admin)).toContain(name);
    await admin.client.privacy.erasePerson({ params: { id } });

    const after = await shown(admin);
    expect(after).not.toContain(name);
    expect(after).not.toContain(email);
    expect(after).toContain('Persona eliminada');
    expect(after).toContain('Falta el anexo 3');
    expect(await isAnywhere(server, name)).toEqual([]);
    expect(await isAnywhere(server, email)).toEqual([]);
    // Again there is nobody to erase, and nobody to give access back to.
    expect((await admin.send('POST', `/api/usuarios/${id}/borrar-datos`)).status).toBe(404);
    const json = { status: 'active', version: 1 };
    expect((await admin.send('PATCH', `/api/usuarios/${id}`, { json })).status).toBe(404);
  });

  it('stays in the other company of somebody of two', async () => {
    const admin = await server.as('admin');
    const { both } = people;
    await admin.client.users.remove({ params: { id: both.id }, body: { reasignarA: null } });
    await admin.client.privacy.erasePerson({ params: { id: both.id } });
    expect(await shown(admin)).not.toContain(both.fullName);
    const foreign = await server.as('foreign');
    const { datos } = await foreign.client.users.list({ query: {} });
    expect(datos.map(({ fullName }) => fullName)).toContain(both.fullName);
    const [user] = await server.database.read('system', (tx) =>
      rowsOf<{ email: string }>(tx, sql`select email from users where id = ${both.id}`),
    );
    expect(user?.email).toBe(both.email);
  });
});
