import { beforeAll, expect, it } from 'vitest';
import { audienceOf } from '#server/areas/work/team-queries.ts';
import { watchAll } from '#server/areas/work/watch/watch-commands.ts';
import {
  aRestrictedTender,
  marker,
  outsiders,
  type Restricted,
  saidMore,
  team,
} from '#server/testing/a-restricted-tender.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import { LivePage } from '#server/testing/live-page.ts';
import { describeServer, problemIn, type TestServer } from '#server/testing/test-server.ts';
import { mailsTo, told } from '#server/testing/told.ts';
import { onWork } from '#server/testing/work-calls.ts';

const expediente = async (server: TestServer, person: PersonName, id: number, json: unknown) =>
  onWork(await server.as(person), id, 'expediente', json);

const sees = async (server: TestServer, person: PersonName, id: number) => {
  const visitor = await server.as(person);
  return (await visitor.send('GET', `/api/licitaciones/${id}`)).status === 200;
};

describeServer('who keeps a tender to its team', (server) => {
  // The fixture has the editor responsible for it.
  const id = 26;

  it.each(['subscriber', 'author'] as const)('is not the %s', async (person) => {
    const refused = await expediente(server, person, id, { restringida: true });
    expect(refused.status).toBe(403);
    expect(await sees(server, 'maintainer', id)).toBe(true);
  });

  it('is no editor who is not responsible', async () => {
    const refused = await expediente(server, 'editor', 25, { restringida: true });
    expect(await problemIn(refused)).toMatchObject({
      code: 'sin-permiso',
      motivo: { code: 'solo-responsable-restringe' },
    });
  });

  it('is the responsible person, and the log says so', async () => {
    const kept = await expediente(server, 'editor', id, { restringida: true });
    expect(await kept.json()).toMatchObject({ restringida: true, colaboradores: [] });
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.events({ params: { id } });
    expect(datos[0]).toMatchObject({
      tipo: 'expediente',
      hechos: { campo: 'restringida' },
      antes: ['Toda la empresa'],
      despues: ['Sólo el equipo'],
    });
    expect(await sees(server, 'maintainer', id)).toBe(false);
  });

  it('and opens it again', async () => {
    await expediente(server, 'editor', id, { restringida: false });
    expect(await sees(server, 'maintainer', id)).toBe(true);
  });

  it('is a user who manages tenders, who becomes part of the team', async () => {
    const kept = await expediente(server, 'maintainer', id, { restringida: true });
    const { colaboradores } = (await kept.json()) as { colaboradores: { id: number }[] };
    expect(colaboradores.map((person) => person.id)).toEqual([people.maintainer.id]);
    expect(await sees(server, 'maintainer', id)).toBe(true);
    expect(await sees(server, 'both', id)).toBe(false);
  });

  it('shuts nobody out by their own hand', async () => {
    const left = await expediente(server, 'maintainer', id, { colaboradores: [] });
    expect(await problemIn(left)).toMatchObject({
      fieldErrors: { colaboradores: { code: 'no-te-quites-del-equipo' } },
    });
    // Who hands it over stays in the team.
    const { client } = await server.as('editor');
    await client.tenders.assign({ params: { id }, body: { Usuario: people.author.id } });
    const { colaboradores } = await client.work.get({ params: { id } });
    expect(colaboradores.map((person) => person.id).toSorted((one, other) => one - other)).toEqual([
      people.maintainer.id,
      people.editor.id,
    ]);
  });

  it('may take others out of the team, who see it no more from the next request on', async () => {
    await expediente(server, 'admin', id, { colaboradores: [] });
    expect(await sees(server, 'maintainer', id)).toBe(false);
    expect(await sees(server, 'editor', id)).toBe(false);
    expect(await sees(server, 'author', id)).toBe(true);
    expect(await sees(server, 'admin', id)).toBe(true);
  });

  it('lets a change of other fields be made with it', async () => {
    await expediente(server, 'admin', id, {
      colaboradores: [people.editor.id],
      restringida: false,
      prioridad: 'alta',
    });
    const { client } = await server.as('maintainer');
    expect(await client.work.get({ params: { id } })).toMatchObject({
      restringida: false,
      prioridad: 'alta',
    });
  });

  it('is written down in the audit when somebody opens it, once an hour', async () => {
    await sees(server, 'admin', id);
    await sees(server, 'admin', id);
    const { client } = await server.as('admin');
    const { datos } = await client.audit.list({ query: { clase: ['reservadas'] } });
    const own = datos.filter(({ quien }) => quien?.id === people.admin.id);
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({ accion: 'reservada-leida' });
  });

  it('is found by the filter, by who may see it', async () => {
    await expediente(server, 'admin', id, { restringida: true });
    const found = async (person: PersonName) => {
      const { client } = await server.as(person);
      const { datos } = await client.tenders.list({ query: { restringida: 'si' } });
      return datos.map(({ id: one, restringida }) => [one, restringida]);
    };
    expect(await found('editor')).toEqual([[id, true]]);
    expect(await found('subscriber')).toEqual([]);
  });
});

describeServer('what is told of a tender that is kept to its team', (server) => {
  let restricted: Restricted;
  const hears = async (person: PersonName) =>
    (await mailsTo(server, person)).filter(({ text, subject }) =>
      `${subject} ${text}`.includes(marker),
    ).length;
  beforeAll(async () => {
    await watchAll(server.database, () => server.now());
    restricted = await aRestrictedTender(server);
  });

  it('was told before and is told no more: notices are gone with it, and no mail leaves', async () => {
    for (const person of outsiders) {
      const { datos, sinLeer } = await told(server, person);
      expect({ person, datos, sinLeer }).toEqual({ person, datos: [], sinLeer: 0 });
    }
    await server.runNotices();
    expect(await hears('maintainer')).toBe(0);
  });

  it('is told to the team alone: comments, changes of the portal, what the clock brings, digests', async () => {
    const { client } = await server.as('editor');
    const params = { id: restricted.tender };
    const texto = `Otra vez ${marker} @[${people.maintainer.id}] @[${people.author.id}]`;
    await client.comments.create({ params, body: { texto } });
    await saidMore(server, 3_000_000, '2026-11-20T12:00:00.000Z');
    await watchAll(server.database, () => server.now());
    for (const instant of ['2026-11-20T20:00:00Z', '2026-11-23T12:00:00Z']) {
      server.setNow(instant);
      await server.runNotices();
    }
    const kinds = new Set((await told(server, 'author')).datos.map(({ tipo }) => tipo));
    expect(kinds).toEqual(new Set(['mencion', 'comentario', 'cambio', 'cierre-cerca']));
    expect(await hears('author')).toBeGreaterThan(1);
    for (const person of outsiders) {
      expect([person, (await told(server, person)).datos]).toEqual([person, []]);
      expect([person, await hears(person)]).toEqual([person, 0]);
    }
  });

  it('is sent to no webhook but to those for which an administrator chose so', async () => {
    const { client } = await server.as('admin');
    const url = 'https://receptor.test/pliego';
    const eventos = ['expediente.datos' as const];
    const plain = await client.webhooks.create({ body: { url, eventos } });
    const trusted = await client.webhooks.create({ body: { url, eventos, restringidas: true } });
    expect([plain.restringidas, trusted.restringidas]).toEqual([false, true]);
    const change = (id: number, prioridad: 'alta' | 'media') =>
      client.work.update({ params: { id }, body: { prioridad } });
    const sentTo = async ({ id }: { id: number }) =>
      (await client.webhooks.deliveries({ params: { id } })).datos.map(
        ({ resultado }) => resultado,
      );
    await change(restricted.tender, 'alta');
    expect([await sentTo(plain), await sentTo(trusted)]).toEqual([[], ['pendiente']]);
    await client.webhooks.update({ params: { id: trusted.id }, body: { restringidas: false } });
    await change(restricted.tender, 'media');
    expect(await sentTo(trusted)).toEqual(['pendiente']);
    await change(3, 'media');
    expect([await sentTo(plain), await sentTo(trusted)]).toEqual([
      ['pendiente'],
      ['pendiente', 'pendiente'],
    ]);
  });

  it('takes along what waits for a webhook that is not told of such ones', async () => {
    const { client } = await server.as('admin');
    const url = 'https://receptor.test/pliego';
    const eventos = ['expediente.etapa' as const];
    const plain = await client.webhooks.create({ body: { url, eventos } });
    const trusted = await client.webhooks.create({ body: { url, eventos, restringidas: true } });
    await client.work.move({ params: { id: 12 }, body: { etapa: 'en-analisis' } });
    await client.work.update({ params: { id: 12 }, body: { restringida: true } });
    const last = async ({ id }: { id: number }) =>
      (await client.webhooks.deliveries({ params: { id } })).datos[0];
    expect(await last(plain)).toMatchObject({
      resultado: 'fallida',
      error: { code: 'webhook-sin-restringidas' },
    });
    expect(await last(trusted)).toMatchObject({ resultado: 'pendiente' });
    await client.work.update({ params: { id: 12 }, body: { restringida: false } });
  });

  it('is told no more to who was taken out of the team', async () => {
    const { client } = await server.as('editor');
    const params = { id: restricted.tender };
    await client.work.update({ params, body: { colaboradores: [] } });
    const before = await hears('author');
    await client.comments.create({ params, body: { texto: `${marker} @[${people.author.id}]` } });
    await server.runNotices();
    expect(await hears('author')).toBe(before);
    expect((await told(server, 'author')).datos).toEqual([]);
  });

  it('reaches the open pages of the team alone', async () => {
    const outside = await LivePage.open(await server.signIn('maintainer'));
    const inside = await LivePage.open(await server.signIn('editor'));
    const { client } = await server.as('admin');
    const params = { id: restricted.tender };
    await client.work.update({ params, body: { prioridad: 'alta' } });
    expect(await inside.next()).toEqual({ tipo: 'licitacion', id: restricted.tender });
    // The first that an outsider hears is of another tender.
    await client.work.update({ params: { id: 3 }, body: { prioridad: 'alta' } });
    expect(await outside.next()).toEqual({ tipo: 'licitacion', id: 3 });
    await outside.leave();
    await inside.leave();
  });

  it('is seen again by all, with what they had been told, once it is open again', async () => {
    const { client } = await server.as('admin');
    await client.work.update({ params: { id: restricted.tender }, body: { restringida: false } });
    const { datos } = await told(server, 'maintainer');
    expect(datos.map(({ tipo }) => tipo)).toEqual(expect.arrayContaining(['mencion']));
  });
});

describeServer('the words of a tender that is kept to its team', (server) => {
  // In the restricted tender alone; one letter is wrong.
  const typed = 'reservadisina';
  let restricted: Restricted;
  beforeAll(async () => {
    restricted = await aRestrictedTender(server);
  });

  it('are for the people of the team, by their numbers', async () => {
    const audience = (tenderId: number) =>
      server.database.read({ companyId: 1, userId: people.admin.id }, (tx) =>
        audienceOf(tx, { companyId: 1, tenderId }),
      );
    const numbers = team.map((person) => people[person].id).toSorted((one, other) => one - other);
    expect(await audience(restricted.tender)).toEqual(numbers);
    expect(await audience(3)).toBeNull();
  });

  const suggestion = async (person: PersonName) => {
    const { client } = await server.as(person);
    return (await client.tenders.aids({ query: { q: typed } })).escritura?.q ?? null;
  };

  it('are suggested to its team alone', async () => {
    expect(await suggestion('editor')).toBe('reservadisima');
    for (const person of outsiders)
      expect([person, await suggestion(person)]).toEqual([person, null]);
  });
});
