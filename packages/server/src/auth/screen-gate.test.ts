import { whoHeader } from '@pliego/contract/screen-header';
import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

const { id } = people.both;
const drawnFor = (company: number, user: number = id) => ({
  headers: { [whoHeader]: `${user}.${company}` },
});

describeServer('a screen', (server) => {
  it('is answered while the session is the one it was drawn for', async () => {
    const visitor = await server.signIn('both', 1);
    expect((await visitor.send('GET', '/api/etiquetas', drawnFor(1))).status).toBe(200);
    expect((await visitor.send('GET', '/api/etiquetas')).status).toBe(200);
  });

  it.each([
    ['another company', drawnFor(1)],
    ['another person', drawnFor(2, people.admin.id)],
    ['nobody one could name', { headers: { [whoHeader]: 'x' } }],
  ])('that was drawn for %s reads nothing and changes nothing', async (_, screen) => {
    const visitor = await server.signIn('both', 1);
    await visitor.client.auth.switchCompany({ body: { empresa: 2 } });
    const before = await visitor.client.tenders.get({ params: { id: 1 } });
    const read = await visitor.send('GET', '/api/licitaciones', screen);
    expect(await problemIn(read)).toMatchObject({ status: 409, code: 'otra-sesion' });
    const write = await visitor.send('POST', '/licitaciones/editar/1/asignar', {
      ...screen,
      json: { asignado: id, version: before.version },
    });
    expect((await problemIn(write)).code).toBe('otra-sesion');
    expect(await visitor.client.tenders.get({ params: { id: 1 } })).toEqual(before);
  });

  it('can still read the session, and sign out', async () => {
    const visitor = await server.signIn('both', 1);
    await visitor.client.auth.switchCompany({ body: { empresa: 2 } });
    const session = await visitor.send('GET', '/api/auth/session', drawnFor(1));
    expect(await session.json()).toMatchObject({ empresa: 2 });
    const left = await visitor.send('POST', '/api/auth/logout', { ...drawnFor(1), json: {} });
    expect(left.status).toBeLessThan(300);
  });
});
