import { expect, it } from 'vitest';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

async function remove(server: TestServer, person: PersonName, reasignarA: number | null) {
  const admin = await server.as('admin');
  const path = `/api/usuarios/${people[person].id}`;
  return admin.send('DELETE', path, { json: { reasignarA } });
}

const list = async (server: TestServer) => {
  const { client } = await server.as('admin');
  return client.users.list({ query: {} });
};

const dayMs = 86_400_000;

describeServer('who is removed', (server) => {
  it.each([
    ['themselves', 'reemplazo-es-la-misma', people.editor.id],
    ['who is suspended', 'persona-no-activa', people.inactive.id],
    ['who may only read', 'persona-sin-permiso-para-trabajar', people.subscriber.id],
    ['who is of another company', 'persona-no-activa', people.foreign.id],
  ])('leaves no work to %s', async (_, code, id) => {
    const refused = await problemIn(remove(server, 'editor', id));
    expect(refused).toMatchObject({ status: 422, fieldErrors: { reasignarA: { code } } });
    expect((await list(server)).datos.map((one) => one.id)).toContain(people.editor.id);
  });

  it('leaves open work to somebody else, and their name in what they did', async () => {
    const admin = await server.as('admin');
    const editor = await server.signIn('editor');
    const params = { id: 1 };
    await editor.client.comments.create({ params, body: { texto: 'Lo reviso mañana' } });
    const body = { titulo: 'Subir la oferta', responsable: people.editor.id };
    await admin.client.tasks.create({ params, body });
    const done = await admin.client.tasks.create({ params, body: { ...body, titulo: 'Leer' } });
    await editor.client.tasks.update({ params: { id: done.id }, body: { hecha: true } });

    const answer = await remove(server, 'editor', people.author.id);
    expect(await answer.json()).toEqual({ id: people.editor.id, licitaciones: 2, tareas: 1 });

    expect((await admin.client.tenders.get({ params })).Asignado).toBe(people.author.id);
    const { datos: tasks } = await admin.client.tasks.list({ params });
    expect(tasks.map(({ titulo, responsable }) => [titulo, responsable?.fullName])).toEqual([
      ['Subir la oferta', people.author.fullName],
      ['Leer', people.editor.fullName],
    ]);
    const { datos: comments } = await admin.client.comments.list({ params });
    expect(comments[0]?.autor?.fullName).toBe(people.editor.fullName);
    const { datos: events } = await admin.client.tenders.events({ params });
    expect(events.find(({ tipo }) => tipo === 'asignacion')).toMatchObject({
      antes: [people.editor.fullName],
      despues: [people.author.fullName],
    });
  });

  it('is out at once, and no longer among the colleagues', async () => {
    const author = await server.signIn('author');
    await remove(server, 'author', null);
    const refused = await problemIn(author.send('GET', '/api/licitaciones'));
    expect(refused).toMatchObject({ status: 401, motivo: { code: 'acceso-quitado' } });
    const { datos, quitadas } = await list(server);
    expect(datos.map(({ id }) => id)).not.toContain(people.author.id);
    expect(quitadas.find(({ id }) => id === people.author.id)).toMatchObject({
      fullName: people.author.fullName,
      quitada: server.now().toISOString(),
    });
    const again = await problemIn(remove(server, 'author', null));
    expect(again.code).toBe('no-encontrado');
    const { client } = await server.as('admin');
    expect((await client.tenders.get({ params: { id: 1 } })).Asignado).toBeNull();
  });

  it('gets the access back within thirty days, and not later', async () => {
    const admin = await server.as('admin');
    const former = (await list(server)).quitadas.find(({ id }) => id === people.author.id);
    const params = { id: people.author.id };
    const version = former?.version ?? 0;
    const other = { json: { role: 'editor', version } };
    const role = await problemIn(admin.send('PATCH', `/api/usuarios/${params.id}`, other));
    expect(role.code).toBe('no-encontrado');

    const back = await admin.client.users.update({ params, body: { status: 'active', version } });
    expect(back).toMatchObject({ status: 'active', role: 'author' });
    await server.signIn('author');

    await remove(server, 'author', null);
    const start = server.now();
    server.setNow(new Date(start.getTime() + 31 * dayMs).toISOString());
    const late = await server.signIn('admin');
    const { quitadas } = await late.client.users.list({ query: {} });
    expect(quitadas.find(({ id }) => id === params.id)?.devolverHasta).toBeNull();
    const json = { status: 'active', version: version + 2 };
    const refused = await problemIn(late.send('PATCH', `/api/usuarios/${params.id}`, { json }));
    expect(refused.fieldErrors).toMatchObject({
      status: { code: 'plazo-para-devolver-el-acceso' },
    });
    server.setNow(start.toISOString());
  });
});

describeServer('the last administrator', (server) => {
  const promote = async (id: number) => {
    const { client } = await server.as('admin');
    const { datos } = await client.users.list({ query: {} });
    const version = datos.find((one) => one.id === id)?.version ?? 0;
    await client.users.update({ params: { id }, body: { role: 'admin', version } });
  };

  it('can neither leave, nor be demoted, nor be suspended', async () => {
    const admin = await server.as('admin');
    const path = `/api/usuarios/${people.admin.id}`;
    for (const [method, json] of [
      ['PATCH', { role: 'maintainer', version: 1 }],
      ['PATCH', { status: 'inactive', version: 1 }],
      ['DELETE', { reasignarA: null }],
    ] as const) {
      const refused = await problemIn(admin.send(method, path, { json }));
      expect(refused).toMatchObject({ status: 409, code: 'ultimo-administrador' });
    }
  });

  it('is nobody who cannot enter', async () => {
    // An administrator whose account is closed keeps no company open.
    await promote(people.inactive.id);
    const refused = await problemIn(remove(server, 'admin', null));
    expect(refused.code).toBe('ultimo-administrador');
  });

  it('is there whatever two administrators do to each other at once', async () => {
    const admin = await server.as('admin');
    for (let round = 0; round < 6; round += 1) {
      await promote(people.maintainer.id);
      const other = await server.signIn('maintainer');
      const { datos } = await admin.client.users.list({ query: {} });
      const demote = (id: number) => ({
        json: { role: 'editor', version: datos.find((one) => one.id === id)?.version },
      });
      const pathOf = (id: number) => `/api/usuarios/${id}`;
      const answers = await Promise.all([
        admin.send('PATCH', pathOf(people.maintainer.id), demote(people.maintainer.id)),
        other.send('PATCH', pathOf(people.admin.id), demote(people.admin.id)),
        other.send('PATCH', pathOf(people.maintainer.id), demote(people.maintainer.id)),
      ]);
      expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(
        1,
      );
      const reader = await server.as('subscriber');
      const after = (await reader.client.users.list({ query: {} })).datos;
      const admins = after.filter((one) => one.role === 'admin' && one.status === 'active');
      expect(admins).toHaveLength(1);
      // The next round begins as this one did.
      if (admins[0]?.id === people.maintainer.id) {
        const version = after.find(({ id }) => id === people.admin.id)?.version ?? 0;
        const params = { id: people.admin.id };
        await other.client.users.update({ params, body: { role: 'admin', version } });
        const self = after.find(({ id }) => id === people.maintainer.id)?.version ?? 0;
        const own = { id: people.maintainer.id };
        await other.client.users.update({
          params: own,
          body: { role: 'maintainer', version: self },
        });
      }
    }
  });
});
