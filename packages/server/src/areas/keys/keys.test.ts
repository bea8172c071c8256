import { callsPerMinute, mostKeys } from '@pliego/contract/areas/keys';
import { createMessage } from '@pliego/contract/message';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { askForReset, otherPassword } from '#server/testing/accounts.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { people } from '#server/testing/fixture.ts';
import { programOf, sendingWith } from '#server/testing/keys.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';

const tenders = '/api/licitaciones?limit=1';
const dead = { code: 'sin-sesion', status: 401, motivo: createMessage('clave-no-sirve') };
const as = (server: TestServer, statement: ReturnType<typeof sql>) =>
  server.database.transaction('system', (tx) => rowsOf<Record<string, unknown>>(tx, statement));

describeServer('a key of the API', (server) => {
  it('is shown once, and stored as a hash', async () => {
    const { client } = await server.as('editor');
    const made = await client.keys.create({
      body: { nombre: ' Planilla ', alcances: ['licitaciones:escribir'], vence: 90 },
    });
    expect(made.clave).toMatch(/^pliego_[A-Za-z\d]{40}$/);
    expect(made).toMatchObject({
      nombre: 'Planilla',
      prefijo: made.clave.slice(0, 13),
      alcances: ['licitaciones:leer', 'licitaciones:escribir'],
      persona: { id: people.editor.id, fullName: people.editor.fullName },
      estado: 'activa',
      vence: '2027-02-18T15:00:00.000Z',
      ultimoUso: null,
    });
    const use = await sendingWith(server, made.clave)('GET', tenders);
    expect(use.status).toBe(200);
    expect(use.headers.get('ratelimit')).toBe(`"minuto";r=${callsPerMinute - 1};t=60`);
    const [{ clave: _, ...shown }, { datos }] = [made, await client.keys.list()];
    const ultimoUso = { cuando: new Date(fixtureNow).toISOString(), direccion: '203.0.113.9' };
    expect(datos).toEqual([{ ...shown, ultimoUso }]);
    const stored = JSON.stringify(await as(server, sql`select to_jsonb(api_keys) from api_keys`));
    expect(stored).not.toContain(made.clave.slice(14));
    expect(stored).toMatch(/[\da-f]{64}/);
    expect(server.log.join('')).not.toContain(made.clave.slice(14));
    expect(server.log.join('')).toContain('/api/llaves');
  });

  it('acts as its owner, in their company', async () => {
    const foreign = await programOf(server, 'foreign', ['etiquetas:escribir']);
    expect(await (await foreign.send('GET', '/api/etiquetas')).json()).toMatchObject({
      datos: [{ nombre: 'Austral' }],
    });
    const json = { nombre: 'Con clave', color: 'lima' };
    expect((await foreign.send('POST', '/api/etiquetas', { json })).status).toBe(201);
  });

  it('keeps within the rules of an author', async () => {
    const author = await programOf(server, 'author', ['licitaciones:escribir']);
    const follow = (id: number) =>
      author.send('POST', `/licitaciones/editar/${id}/tag`, { json: [] });
    expect((await problemIn(follow(1))).code).toBe('sin-permiso');
    expect((await follow(2)).status).toBe(200);
  });

  it.each([
    ['expires', async () => server.setNow('2026-12-20T15:00:00Z')],
    [
      'is revoked',
      async (id: number) => {
        await (await server.as('maintainer')).client.keys.revoke({ params: { id } });
      },
    ],
    [
      'has an owner who is suspended',
      () => as(server, sql`update memberships set status = 'inactive' where user_id = 2`),
    ],
    [
      'has an owner who was removed',
      () => as(server, sql`update memberships set status = 'removed' where user_id = 2`),
    ],
    [
      'has an owner whose account is closed',
      () => as(server, sql`update users set status = 'inactive' where id = 2`),
    ],
  ])('is dead with the next request once it %s', async (_, end) => {
    const program = await programOf(server, 'maintainer', ['licitaciones:leer']);
    expect((await program.send('GET', tenders)).status).toBe(200);
    await end(program.id);
    const refused = await program.send('GET', tenders);
    expect(refused.headers.get('www-authenticate')).toContain('Bearer');
    expect(await problemIn(refused)).toMatchObject(dead);
    server.setNow(fixtureNow);
    await as(server, sql`update memberships set status = 'active' where user_id = 2`);
    await as(server, sql`update users set status = 'active' where id = 2`);
  });

  it('tells a stranger no more than that', async () => {
    const { clave } = await programOf(server, 'editor', ['licitaciones:leer']);
    for (const wrong of [`${clave}x`, clave.slice(0, -1), 'pliego_', `pliego_${'0'.repeat(40)}`]) {
      expect(await problemIn(sendingWith(server, wrong)('GET', tenders))).toMatchObject(dead);
    }
  });

  it('follows the role of its owner at the time of each request', async () => {
    const program = await programOf(server, 'maintainer', ['etiquetas:escribir']);
    const create = async (nombre: string) =>
      (await program.send('POST', '/api/etiquetas', { json: { nombre, color: 'azul' } })).status;
    expect(await create('Una')).toBe(201);
    await as(server, sql`update memberships set role = 'subscriber' where user_id = 2`);
    expect(await create('Otra')).toBe(403);
    await as(server, sql`update memberships set role = 'maintainer' where user_id = 2`);
  });
});

describeServer('who makes and revokes keys', (server) => {
  it('gives no more than their role, and no longer than a year', async () => {
    const visitor = await server.as('subscriber');
    const body = { nombre: 'X', alcances: ['licitaciones:leer'], vence: 30 };
    const refused = async (change: object) => {
      const answer = visitor.send('POST', '/api/llaves', { json: { ...body, ...change } });
      return Object.keys((await problemIn(answer)).fieldErrors ?? {})[0]?.split('.')[0];
    };
    expect(await refused({ alcances: ['licitaciones:escribir', 'etiquetas:escribir'] })).toBe(
      'alcances',
    );
    expect(await refused({ alcances: ['usuarios:escribir'] })).toBe('alcances');
    expect(await refused({ alcances: [] })).toBe('alcances');
    for (const vence of [31, 'nunca', null, '2026-11-19', '2027-11-21']) {
      expect([vence, await refused({ vence })]).toEqual([vence, 'vence']);
    }
    const today = await visitor.client.keys.create({
      body: { nombre: 'X', alcances: ['licitaciones:leer'], vence: '2026-11-20' },
    });
    // The end of the day in Santiago.
    expect(today.vence).toBe('2026-11-21T03:00:00.000Z');
  });

  it('sees and revokes their own, and as administrator everybody’s of the company alone', async () => {
    const mine = await programOf(server, 'editor', ['licitaciones:leer']);
    await programOf(server, 'foreign', ['licitaciones:leer']);
    const ids = async (person: 'admin' | 'author' | 'foreign') => {
      const { datos } = await (await server.as(person)).client.keys.list();
      return datos.map(({ id }) => id);
    };
    expect(await ids('admin')).toContain(mine.id);
    expect(await ids('author')).toEqual([]);
    expect(await ids('foreign')).not.toContain(mine.id);
    for (const person of ['author', 'foreign'] as const) {
      const visitor = await server.as(person);
      const refused = visitor.send('DELETE', `/api/llaves/${mine.id}`);
      expect((await problemIn(refused)).code).toBe('no-encontrado');
    }
    expect((await mine.send('GET', tenders)).status).toBe(200);
    const admin = await server.as('admin');
    await admin.client.keys.revoke({ params: { id: mine.id } });
    expect((await mine.send('GET', tenders)).status).toBe(401);
    const again = admin.send('DELETE', `/api/llaves/${mine.id}`);
    expect((await problemIn(again)).code).toBe('no-encontrado');
    const { datos } = await admin.client.keys.list();
    expect(datos.find(({ id }) => id === mine.id)?.estado).toBe('revocada');
  });

  it('has at most twenty in use', async () => {
    const visitor = await server.as('both', 2);
    const json = { nombre: 'X', alcances: ['licitaciones:leer'], vence: 30 };
    const make = () => visitor.send('POST', '/api/llaves', { json });
    const answers = await Promise.all(Array.from({ length: mostKeys + 2 }, make));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    const { datos } = await visitor.client.keys.list();
    await visitor.client.keys.revoke({ params: { id: datos[0]?.id ?? 0 } });
    expect((await make()).status).toBe(201);
  });
});

describeServer('the calls of a key', (server) => {
  it('are counted by the minute, and refused beyond the limit until it is over', async () => {
    server.setNow('2026-11-20T15:00:20Z');
    const [program, other] = [
      await programOf(server, 'editor', ['licitaciones:leer']),
      await programOf(server, 'editor', ['licitaciones:leer']),
    ];
    const path = '/api/licitaciones/tasas';
    // What is refused for its scope counts too.
    expect((await program.send('GET', '/api/etiquetas')).status).toBe(403);
    const calls = Array.from({ length: callsPerMinute - 1 }, () => program.send('GET', path));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const left = answers.map(({ headers }) =>
      Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]),
    );
    expect(left.sort((a, b) => a - b)).toEqual(left.map((_, index) => index));
    const refused = await program.send('GET', path);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect(refused.headers.get('ratelimit')).toBe('"minuto";r=0;t=40');
    expect(refused.headers.get('ratelimit-policy')).toBe(`"minuto";q=${callsPerMinute};w=60`);
    expect((await problemIn(refused)).motivo).toEqual(
      createMessage('limite-de-la-clave', { max: callsPerMinute, count: 40 }),
    );
    expect((await other.send('GET', path)).status).toBe(200);
    server.setNow('2026-11-20T15:01:00Z');
    const next = await program.send('GET', path);
    expect([next.status, next.headers.get('ratelimit')]).toEqual([
      200,
      `"minuto";r=${callsPerMinute - 1};t=60`,
    ]);
    server.setNow(fixtureNow);
  });
});

describeServer('the end of a key', (server) => {
  it('ends with a password that is chosen by mail, in every company, which the mail and the audit say', async () => {
    const keys = [
      await programOf(server, 'both', ['licitaciones:leer']),
      await programOf(server, 'both', ['etiquetas:leer']),
    ];
    const token = await askForReset(server, people.both.email);
    const json = { token, password: otherPassword };
    await server.stranger.send('POST', '/api/auth/reset-password', { json });
    for (const key of keys) expect((await key.send('GET', tenders)).status).toBe(401);
    await server.mails();
    const { text } = server.mailer.last('contrasena-cambiada', people.both.email);
    expect(text).toContain('se revocaron tus 2 claves de API');
    const { client } = await server.as('admin');
    const { datos } = await client.audit.list({ query: { persona: [people.both.id] } });
    const revoked = datos.filter(({ accion }) => accion === 'llave-revocada');
    expect(revoked.map(({ quien }) => quien?.id)).toEqual([people.both.id, people.both.id]);
  });

  it('rests while its owner is suspended, and ends when they are removed', async () => {
    const program = await programOf(server, 'subscriber', ['licitaciones:leer']);
    const status = async () => (await program.send('GET', tenders)).status;
    const { client } = await server.as('admin');
    const params = { id: people.subscriber.id };
    const version = async () =>
      [
        ...(await client.users.list({ query: {} })).datos,
        ...(await client.users.list({ query: {} })).quitadas,
      ].find(({ id }) => id === params.id)?.version ?? 0;
    const change = async (to: 'active' | 'inactive') =>
      client.users.update({ params, body: { status: to, version: await version() } });
    await change('inactive');
    expect(await status()).toBe(401);
    await change('active');
    expect(await status()).toBe(200);
    await client.users.remove({ params, body: { reasignarA: null } });
    await change('active');
    expect(await status()).toBe(401);
  });
});
