import { viewMinutes, type View } from '@pliego/contract/areas/auth-shapes';
import { abilityOf } from '@pliego/contract/abilities';
import { whoHeader } from '@pliego/contract/screen-header';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { LivePage } from '#server/testing/live-page.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';
import { sweepAuth } from './sweep.ts';

const asNobody = { role: 'author', persona: null } as const;
const minutesLater = (server: TestServer, minutes: number) =>
  server.setNow(new Date(server.now().getTime() + minutes * 60_000).toISOString());

const viewOf = async ({ client }: Visitor): Promise<View | undefined> =>
  (await client.auth.session()).userData.vista;

/** What the audit of company 1 says of views, newest first. */
async function written(server: TestServer) {
  const { client } = await server.as('admin');
  const { datos } = await client.audit.list({ query: { clase: ['personas'] } });
  return datos
    .filter(({ accion }) => accion.startsWith('vista-'))
    .map(({ accion, quien, que }) => Object.assign({ accion, quien: quien?.id }, que.params));
}

describeServer('a look as another role', (server) => {
  it('has the role and what it may do, and is still the own account', async () => {
    const admin = await server.signIn('admin');
    const { userData } = await admin.client.auth.viewAs({ body: asNobody });
    expect(userData).toMatchObject({ id: people.admin.id, role: 'author' });
    expect(userData.ability).toEqual(abilityOf('author', -1));
    expect(await admin.client.auth.session()).toMatchObject({
      userData: { role: 'author', vista: { role: 'author', persona: null } },
    });
    expect((await problemIn(admin.send('GET', '/api/auditoria'))).code).toBe('sin-permiso');
  });

  it('as a person takes their tenders for one’s own, and nothing that is personal', async () => {
    const admin = await server.signIn('admin');
    const author = await server.as('author');
    await author.client.bookmarks.update({ body: { id: 1001 } });
    const body = { role: 'author', persona: people.author.id } as const;
    await admin.client.auth.viewAs({ body });
    const query = { vista: 'mias' } as const;
    const [seen, own] = [
      await admin.client.tenders.list({ query }),
      await author.client.tenders.list({ query }),
    ];
    expect(seen.datos.length).toBeGreaterThan(0);
    expect(seen).toEqual(own);
    const { bookmarks } = await admin.client.bookmarks.data();
    expect(bookmarks).toEqual([]);
    const sessions = await admin.client.auth.sessions();
    expect(sessions.datos.some(({ actual }) => actual)).toBe(true);
  });

  it.each([
    [{ role: 'editor', persona: people.author.id }, 'datos-invalidos', 'vista-de-otro-rol'],
    [{ role: 'author', persona: people.foreign.id }, 'no-encontrado', 'persona-desconocida'],
    [{ role: 'author', persona: people.inactive.id }, 'datos-invalidos', 'vista-de-otro-rol'],
    [{ role: 'admin', persona: null }, 'datos-invalidos', undefined],
  ])('is refused as %o', async (json, code, motivo) => {
    const admin = await server.signIn('admin');
    const problem = await problemIn(admin.send('POST', '/api/auth/ver-como', { json }));
    expect([problem.code, problem.motivo?.code]).toEqual([code, motivo]);
    expect(await viewOf(admin)).toBeUndefined();
  });

  it.each(['maintainer', 'editor', 'author', 'subscriber'] as const)(
    'is not for the %s',
    async (person) => {
      const visitor = await server.as(person);
      const sent = visitor.send('POST', '/api/auth/ver-como', { json: asNobody });
      expect((await problemIn(sent)).code).toBe('sin-permiso');
    },
  );

  it('is another screen than one’s own', async () => {
    const admin = await server.signIn('admin');
    const list = (screen: string) =>
      admin.send('GET', '/api/licitaciones', { headers: { [whoHeader]: screen } });
    await admin.client.auth.viewAs({ body: asNobody });
    expect((await problemIn(list('1.1'))).code).toBe('otra-sesion');
    expect((await list('1.1.author.0')).status).toBe(200);
    await admin.client.auth.endView();
    expect((await problemIn(list('1.1.author.0'))).code).toBe('otra-sesion');
    expect((await list('1.1')).status).toBe(200);
  });

  it('passes from one role to the next, and keeps open pages open', async () => {
    const admin = await server.signIn('admin');
    await admin.client.auth.viewAs({ body: asNobody });
    const page = await LivePage.open(admin);
    await server.live.beat();
    await admin.client.auth.viewAs({ body: { role: 'subscriber', persona: null } });
    expect(await viewOf(admin)).toMatchObject({ role: 'subscriber' });
    await page.leave();
  });
});

describeServer('the end of a look', (server) => {
  it('comes with a click, and both are in the audit', async () => {
    const admin = await server.signIn('admin');
    const body = { role: 'author', persona: people.author.id } as const;
    await admin.client.auth.viewAs({ body });
    const { userData } = await admin.client.auth.endView();
    expect(userData).toMatchObject({ role: 'admin' });
    expect(userData.vista).toBeUndefined();
    await admin.client.auth.endView();
    expect(await written(server)).toEqual([
      { accion: 'vista-terminada', quien: people.admin.id, rol: 'author' },
      {
        accion: 'vista-de-persona',
        quien: people.admin.id,
        nombre: people.author.fullName,
        rol: 'author',
      },
    ]);
  });

  it('comes by itself', async () => {
    const admin = await server.signIn('admin');
    await admin.client.auth.viewAs({ body: asNobody });
    minutesLater(server, viewMinutes - 1);
    expect(await viewOf(admin)).toBeDefined();
    minutesLater(server, 1);
    expect(await viewOf(admin)).toBeUndefined();
    const before = (await written(server)).length;
    await sweepAuth(server.database, server.now());
    expect((await written(server)).slice(0, -before)).toMatchObject([
      { accion: 'vista-terminada' },
    ]);
  });

  it('comes with the sign-out, and the next sign-in', async () => {
    const admin = await server.signIn('admin');
    await admin.client.auth.viewAs({ body: asNobody });
    await admin.client.auth.logout();
    expect(await written(server)).toMatchObject([
      { accion: 'vista-terminada' },
      {},
      {},
      {},
      {},
      {},
    ]);
    expect(await viewOf(await server.signIn('admin'))).toBeUndefined();
  });

  it('comes with another role of the person who looks, and does not come back', async () => {
    const { client } = await server.as('admin');
    const change = async (role: 'admin' | 'maintainer') => {
      const { datos } = await client.users.list({ query: {} });
      const version = datos.find(({ id }) => id === people.maintainer.id)?.version ?? 0;
      const params = { id: people.maintainer.id };
      await client.users.update({ params, body: { role, version } });
    };
    await change('admin');
    const other = await server.signIn('maintainer');
    await other.client.auth.viewAs({ body: asNobody });
    await change('maintainer');
    expect(await viewOf(other)).toBeUndefined();
    expect((await other.client.auth.session()).userData.role).toBe('maintainer');
    await change('admin');
    expect(await viewOf(other)).toBeUndefined();
    await change('maintainer');
  });

  it('comes with another role of the person who is looked as', async () => {
    const admin = await server.signIn('admin');
    const body = { role: 'subscriber', persona: people.subscriber.id } as const;
    await admin.client.auth.viewAs({ body });
    const { client } = await server.as('admin');
    const { datos } = await client.users.list({ query: {} });
    const version = datos.find(({ id }) => id === people.subscriber.id)?.version ?? 0;
    const params = { id: people.subscriber.id };
    await client.users.update({ params, body: { role: 'editor', version } });
    expect(await viewOf(admin)).toBeUndefined();
  });
});

describeServer('a look by somebody of two companies', (server) => {
  it('ends where they go to the other one', async () => {
    const { client } = await server.as('admin');
    const { datos } = await client.users.list({ query: {} });
    const version = datos.find(({ id }) => id === people.both.id)?.version ?? 0;
    await client.users.update({ params: { id: people.both.id }, body: { role: 'admin', version } });
    const both = await server.signIn('both', 1);
    await both.client.auth.viewAs({ body: asNobody });
    const { userData } = await both.client.auth.switchCompany({ body: { empresa: 2 } });
    expect(userData.vista).toBeUndefined();
    await both.client.auth.switchCompany({ body: { empresa: 1 } });
    expect(await viewOf(both)).toBeUndefined();
    expect(await written(server)).toMatchObject(
      [
        { accion: 'vista-terminada', quien: people.both.id },
        { accion: 'vista-iniciada', quien: people.both.id },
        {},
      ].slice(0, 2),
    );
  });
});
