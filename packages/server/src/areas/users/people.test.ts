import type { Colleague, PeopleQuery } from '@pliego/contract/areas/users';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { people, type PersonName, tagIds } from '#server/testing/fixture.ts';
import { LivePage } from '#server/testing/live-page.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const listed = async (server: TestServer, by: PersonName = 'admin') => {
  const { client } = await server.as(by);
  return client.users.list({ query: {} });
};

/** A person of company 1 as its administrator sees them. */
async function seen(server: TestServer, person: PersonName): Promise<Colleague> {
  const found = (await listed(server)).datos.find(({ id }) => id === people[person].id);
  if (found === undefined) throw new Error(`${person} is not listed`);
  return found;
}

/** Changes a person as the administrator, by the version that is stored. */
async function change(server: TestServer, person: PersonName, body: object) {
  const { version } = await seen(server, person);
  const admin = await server.as('admin');
  const path = `/api/usuarios/${people[person].id}`;
  return admin.send('PATCH', path, { json: { version, ...body } });
}

const unquoted = (file: string): string => file.replaceAll('"', '');

describeServer('the people of a company', (server) => {
  it('are listed with their role, status, open work and last visit', async () => {
    await server.as('editor');
    const { datos, invitaciones, quitadas } = await listed(server);
    expect(datos.map(({ fullName }) => fullName)).toEqual(
      [
        people.editor,
        people.admin,
        people.author,
        people.both,
        people.maintainer,
        people.inactive,
        people.subscriber,
      ].map(({ fullName }) => fullName),
    );
    expect(await seen(server, 'editor')).toMatchObject({
      role: 'editor',
      status: 'active',
      trabajo: { licitaciones: 2, tareas: 0 },
      ultimaVez: server.now().toISOString(),
      version: 1,
    });
    expect(await seen(server, 'inactive')).toMatchObject({ status: 'inactive', ultimaVez: null });
    expect([invitaciones, quitadas]).toEqual([[], []]);
  });

  it('are exported as the page shows them, which the audit says', async () => {
    const admin = await server.as('admin');
    const query = { vista: 'suspendidas' } as const;
    const file = unquoted(await admin.client.users.export({ query }));
    const [header, ...lines] = file.trim().split('\r\n');
    expect(header).toContain('Nombre;Correo;Rol;Estado');
    expect(lines).toEqual([
      `${people.inactive.fullName};${people.inactive.email};Analista;Suspendida;;0;0`,
    ]);
    const whole = unquoted(await admin.client.users.export({ query: { rol: 'author' } }));
    expect(whole).toContain(
      `${people.author.fullName};${people.author.email};Colaborador;Con acceso`,
    );
    expect(whole).not.toContain(people.editor.email);
    const { datos } = await admin.client.audit.list({ query: { clase: ['exportaciones'] } });
    expect(datos.map(({ quien, que }) => [quien?.id, que.params])).toEqual([
      [people.admin.id, { lista: 'personas' }],
      [people.admin.id, { lista: 'personas' }],
    ]);
  });

  it('are exported without when they were last here by who does not manage them', async () => {
    const { client } = await server.as('subscriber');
    const file = unquoted(await client.users.export({ query: { q: people.admin.fullName } }));
    expect(file).toContain(`${people.admin.email};Administrador;Con acceso;;`);
  });

  it('are found by words, role and status', async () => {
    const { client } = await server.as('subscriber');
    const names = async (query: z.input<typeof PeopleQuery>) =>
      (await client.users.list({ query })).datos.map(({ id }) => id);
    expect(await names({ q: 'ÑANCUPIL' })).toEqual([people.author.id]);
    expect(await names({ role: ['maintainer'] })).toEqual([people.both.id, people.maintainer.id]);
    expect(await names({ status: ['inactive'] })).toEqual([people.inactive.id]);
    expect(await names({ q: people.foreign.email })).toEqual([]);
  });

  it('tell nobody but who manages them when somebody was here', async () => {
    for (const person of ['maintainer', 'editor', 'author', 'subscriber'] as const) {
      const { datos } = await listed(server, person);
      expect(datos.map(({ ultimaVez }) => ultimaVez)).toEqual(datos.map(() => null));
    }
  });

  it('have a new role from the next request on, and their pages are told', async () => {
    const author = await server.signIn('author');
    const page = await LivePage.open(author);
    const body = { nombre: 'De Camilo', color: 'lima' };
    expect((await author.send('POST', '/api/etiquetas', { json: body })).status).toBe(403);
    expect((await change(server, 'author', { role: 'maintainer' })).status).toBe(200);
    expect(await page.next()).toEqual({ tipo: 'sesion' });
    expect((await author.send('POST', '/api/etiquetas', { json: body })).status).toBe(201);
    expect((await author.client.auth.session()).userData.role).toBe('maintainer');
    await change(server, 'author', { role: 'author' });
    expect((await author.send('DELETE', `/api/etiquetas/${tagIds.sinUso}`)).status).toBe(403);
    await page.leave();
  });

  it('are thrown out at once when they are suspended, and told why', async () => {
    const here = await server.signIn('maintainer');
    const page = await LivePage.open(here);
    expect(await (await change(server, 'maintainer', { status: 'inactive' })).json()).toMatchObject(
      { status: 'inactive' },
    );
    expect(await page.next()).toEqual({ tipo: 'sesion' });
    expect(await page.next()).toBeNull();
    for (const path of ['/api/licitaciones', '/api/auth/session', '/api/eventos']) {
      const { status, code, motivo } = await problemIn(here.send('GET', path));
      expect({ path, status, code, motivo }).toEqual({
        path,
        status: 401,
        code: 'sin-sesion',
        motivo: { code: 'acceso-suspendido', params: { empresa: 'Comercial Andes SpA' } },
      });
    }
    const json = { email: people.maintainer.email, password: 'clave de prueba' };
    const refused = await problemIn(server.stranger.send('POST', '/api/auth/login', { json }));
    expect(refused).toMatchObject({ status: 403, motivo: { code: 'sin-empresa-activa' } });
    const wrong = { ...json, password: 'otra clave cualquiera' };
    const guessed = await problemIn(
      server.stranger.send('POST', '/api/auth/login', { json: wrong }),
    );
    expect(guessed.code).toBe('credenciales-invalidas');
  });

  it('come back with a new session, not with the old one', async () => {
    const before = await server.signIn('subscriber');
    await change(server, 'subscriber', { status: 'inactive' });
    await change(server, 'subscriber', { status: 'active' });
    expect((await before.send('GET', '/api/licitaciones')).status).toBe(401);
    const after = await server.signIn('subscriber');
    expect((await after.send('GET', '/api/licitaciones')).status).toBe(200);
  });

  it('keep what they may do in another company when one suspends them', async () => {
    const inAustral = await server.signIn('both', 2);
    await change(server, 'both', { status: 'inactive' });
    const { userData } = await inAustral.client.auth.session();
    expect(userData.empresas.map(({ id }) => id)).toEqual([2]);
    const refused = inAustral.send('POST', '/api/auth/empresa', { json: { empresa: 1 } });
    expect((await problemIn(refused)).code).toBe('no-encontrado');
    await change(server, 'both', { status: 'active' });
  });

  it('are not given work while they are suspended, nor told anything', async () => {
    await change(server, 'both', { status: 'inactive' });
    const { client } = await server.as('admin');
    const giving = client.tenders.assign({ params: { id: 9 }, body: { Usuario: people.both.id } });
    await expect(giving).rejects.toMatchObject({ problem: { code: 'datos-invalidos' } });
    await change(server, 'both', { status: 'active' });
  });

  it('are not changed by who saw them otherwise', async () => {
    const admin = await server.as('admin');
    const { version } = await seen(server, 'subscriber');
    const path = `/api/usuarios/${people.subscriber.id}`;
    const first = await admin.send('PATCH', path, { json: { role: 'author', version } });
    expect(first.status).toBe(200);
    for (const [method, json] of [
      ['PATCH', { role: 'editor', version }],
      ['DELETE', { reasignarA: null, version }],
    ] as const) {
      const refused = await problemIn(admin.send(method, path, { json }));
      expect(refused).toMatchObject({ status: 409, code: 'version-antigua' });
      expect(refused.actual).toMatchObject({ role: 'author', version: version + 1 });
    }
    await change(server, 'subscriber', { role: 'subscriber' });
  });

  it('are of no other company to change', async () => {
    const foreign = await server.as('foreign');
    for (const id of [people.editor.id, people.admin.id]) {
      for (const [method, json] of [
        ['PATCH', { role: 'subscriber', version: 1 }],
        ['DELETE', { reasignarA: null }],
      ] as const) {
        const refused = await problemIn(foreign.send(method, `/api/usuarios/${id}`, { json }));
        expect(refused).toMatchObject({ status: 404, motivo: { code: 'persona-desconocida' } });
      }
    }
    // Of who is in both, each company decides for itself alone.
    const { datos } = await foreign.client.users.list({ query: {} });
    const both = datos.find(({ id }) => id === people.both.id);
    const params = { id: people.both.id };
    await foreign.client.users.update({
      params,
      body: { role: 'author', version: both?.version ?? 0 },
    });
    expect(await seen(server, 'both')).toMatchObject({ role: 'maintainer' });
  });

  it('need somebody else for their work before they may only read', async () => {
    const refused = await problemIn(change(server, 'editor', { role: 'subscriber' }));
    expect(refused).toMatchObject({
      status: 422,
      fieldErrors: { reasignarA: { code: 'lector-con-trabajo' } },
    });
    expect(await seen(server, 'editor')).toMatchObject({ role: 'editor' });
  });
});
