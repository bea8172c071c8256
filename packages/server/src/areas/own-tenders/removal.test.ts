import { createMessage } from '@pliego/contract/message';
import { beforeAll, expect, it } from 'vitest';
import { anOwnTender } from '#server/testing/an-own-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import type { PersonName } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

describeServer('a tender of the company that is deleted', (server) => {
  beforeAll(() => server.setNow(fixtureNow));
  const enter = async (who: PersonName = 'editor', change = {}) =>
    (await server.as(who)).client.ownTenders.create({
      body: { codigo: null, ...anOwnTender, ...change },
    });
  const later = (minutes: number) =>
    server.setNow(new Date(server.now().getTime() + minutes * 60_000).toISOString());
  const refused = async (who: PersonName, method: 'POST' | 'DELETE', path: string) =>
    (
      await problemIn(
        (await server.as(who)).send(method, path, method === 'POST' ? { json: {} } : {}),
      )
    ).status;

  it('says before what is lost, is gone for everybody, and comes back whole', async () => {
    const { id, codigo } = await enter('editor', { nombre: 'Zarzaparrilla para el casino' });
    const { client } = await server.as('editor');
    const params = { id };
    await client.comments.create({ params, body: { texto: 'Preguntar por el despacho' } });
    expect(await client.ownTenders.loss({ params })).toEqual({
      puede: true,
      tareas: 0,
      comentarios: 1,
      archivos: 0,
      siguen: 1,
    });
    const removed = await client.ownTenders.remove({ params });
    expect(removed).toMatchObject({ id, codigo });
    expect(Date.parse(removed.hasta)).toBe(server.now().getTime() + 10 * 60_000);
    for (const who of ['editor', 'admin', 'subscriber'] as const) {
      const seen = await server.as(who);
      expect((await problemIn(seen.send('GET', `/api/licitaciones/${id}`))).status).toBe(404);
      const found = await seen.client.tenders.list({ query: { q: 'zarzaparrilla' } });
      expect(found.total).toBe(0);
    }
    const changes = await client.followUp.list({ query: {} });
    expect(JSON.stringify(changes)).not.toContain('Zarzaparrilla');
    const followed = await client.tenders.list({ query: { siguiendo: 'yo' } });
    expect(followed.datos.map((row) => row.id)).not.toContain(id);

    later(9);
    await client.ownTenders.restore({ params });
    expect((await client.tenders.get({ params })).siguiendo).toBe(true);
    const { datos } = await client.comments.list({ params });
    expect(datos).toHaveLength(1);
    const admin = await server.as('admin');
    const audit = await admin.client.audit.list({ query: {} });
    expect(audit.datos.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(['licitacion-eliminada', 'licitacion-recuperada']),
    );
  });

  it('cannot be taken back after ten minutes', async () => {
    const { id } = await enter();
    const { client } = await server.as('editor');
    await client.ownTenders.remove({ params: { id } });
    later(11);
    expect(await refused('editor', 'POST', `/api/licitaciones/${id}/propia/recuperacion`)).toBe(
      422,
    );
    expect(await refused('editor', 'DELETE', `/api/licitaciones/${id}/propia`)).toBe(404);
  });

  it('was deleted by who entered it, or by who manages the company’s tenders', async () => {
    const { id } = await enter('admin');
    const editor = await server.as('editor');
    expect((await editor.client.ownTenders.loss({ params: { id } })).puede).toBe(false);
    expect(await refused('editor', 'DELETE', `/api/licitaciones/${id}/propia`)).toBe(403);
    expect(await refused('subscriber', 'DELETE', `/api/licitaciones/${id}/propia`)).toBe(403);
    expect(await refused('foreign', 'DELETE', `/api/licitaciones/${id}/propia`)).toBe(404);
    const { client } = await server.as('maintainer');
    await client.ownTenders.remove({ params: { id } });
    expect(await refused('editor', 'POST', `/api/licitaciones/${id}/propia/recuperacion`)).toBe(
      403,
    );
  });

  it('keeps its code, and says so to who enters it again', async () => {
    const codigo = 'INV-ZARZA-1';
    const { id } = await enter('editor', { codigo });
    const editor = await server.as('editor');
    await editor.client.ownTenders.remove({ params: { id } });
    const json = { ...anOwnTender, codigo: 'inv-zarza-1' };
    const { code, fieldErrors } = await problemIn(
      editor.send('POST', '/api/licitaciones/propias', { json }),
    );
    expect({ code, fieldErrors }).toEqual({
      code: 'ya-existe',
      fieldErrors: { codigo: createMessage('codigo-de-licitacion-eliminada') },
    });
    const { codigo: next } = await enter();
    expect(next).not.toBe(codigo);
  });

  it('never came from a source, nor has a code of a portal', async () => {
    const { client } = await server.as('admin');
    const [known] = (await client.tenders.list({ query: { limit: 1 } })).datos;
    expect(await refused('admin', 'DELETE', `/api/licitaciones/${known?.id}/propia`)).toBe(422);
    const { id: ofPortal } = await enter('editor', { codigo: '7799-3-LE26' });
    expect((await client.ownTenders.loss({ params: { id: ofPortal } })).puede).toBe(false);
    expect(await refused('admin', 'DELETE', `/api/licitaciones/${ofPortal}/propia`)).toBe(422);
    const { id } = await enter('editor', {});
    expect((await client.tenders.get({ params: { id } })).fuente).toBe('propia');
  });
});
