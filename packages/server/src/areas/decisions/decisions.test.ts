import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import {
  describeServer,
  problemIn,
  type TestServer,
  type Visitor,
} from '#server/testing/test-server.ts';

const path = (id: number) => `/api/licitaciones/${id}/decision`;

/** Two requirements and two criteria of the company. */
async function furnish(server: TestServer) {
  const { decisions } = (await server.as('maintainer')).client;
  const known = (await decisions.criteria()).datos;
  if (known.length > 0) return known.map(({ id }) => id);
  const ids: number[] = [];
  for (const [clase, nombre, peso] of [
    ['requisito', 'Hábil', 0],
    ['requisito', 'Experiencia', 0],
    ['criterio', 'Margen', 60],
    ['criterio', 'Riesgo', 40],
  ] as const) {
    ids.push((await decisions.createCriterion({ body: { clase, nombre, peso } })).id);
  }
  return ids;
}

const decide = (
  { client }: Visitor,
  id: number,
  body: Parameters<typeof client.decisions.answer>[0]['body'],
) => client.decisions.answer({ params: { id }, body });

const eventsOf = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos
    .filter(({ tipo }) => tipo === 'decision')
    .map(({ antes, despues, hechos }) => [antes, despues, hechos?.nota]);

describeServer('a decision', (server) => {
  it('asks for requirements first, and scores what is answered', async () => {
    const [able = 0, , margin = 0, risk = 0] = await furnish(server);
    const editor = await server.as('editor');
    expect(await editor.client.decisions.get({ params: { id: 31 } })).toMatchObject({
      requisitos: [
        { nombre: 'Hábil', respuesta: null },
        { nombre: 'Experiencia', respuesta: null },
      ],
      criterios: [
        { nombre: 'Margen', peso: 60, puntaje: null },
        { nombre: 'Riesgo', peso: 40, puntaje: null },
      ],
      puntaje: null,
      respondido: 0,
      veredicto: null,
      decidio: null,
    });
    const requisitos = [{ id: able, respuesta: 'no-verificable' as const }];
    const criterios = [{ id: margin, puntaje: 70 }];
    expect(await decide(editor, 31, { requisitos, criterios })).toMatchObject({
      requisitos: [{ respuesta: 'no-verificable' }, { respuesta: null }],
      puntaje: 70,
      respondido: 60,
    });
    expect(await decide(editor, 31, { criterios: [{ id: risk, puntaje: 20 }] })).toMatchObject({
      puntaje: 50,
      respondido: 100,
    });
    expect(await decide(editor, 31, { criterios: [{ id: margin, puntaje: null }] })).toMatchObject({
      puntaje: 20,
      respondido: 40,
    });
    expect(await eventsOf(editor, 31)).toEqual([]);
  });

  it('to go in spite of a requirement needs a reason', async () => {
    const [able = 0, experience = 0] = await furnish(server);
    const editor = await server.as('editor');
    const requisitos = [
      { id: able, respuesta: 'no-verificable' as const },
      { id: experience, respuesta: 'no-cumple' as const },
    ];
    await decide(editor, 32, { requisitos });
    for (const razon of [undefined, null, '  ']) {
      const json = { veredicto: 'vamos', razon };
      expect(await problemIn(editor.send('PATCH', path(32), { json }))).toMatchObject({
        status: 422,
        fieldErrors: { razon: { code: 'falta-razon-para-ir' } },
      });
    }
    expect(await decide(editor, 32, { veredicto: 'vamos', razon: 'Con un socio' })).toMatchObject({
      veredicto: 'vamos',
      razon: 'Con un socio',
      decidio: { por: { id: people.editor.id }, cuando: server.now().toISOString() },
    });
    // Nor is the reason taken away under it.
    const json = { razon: null };
    expect((await problemIn(editor.send('PATCH', path(32), { json }))).status).toBe(422);
    await decide(editor, 32, {
      requisitos: [{ id: experience, respuesta: 'cumple' }],
      razon: null,
    });
  });

  it('not to go discards nothing by itself, and is taken back', async () => {
    await furnish(server);
    const editor = await server.as('editor');
    await decide(editor, 33, { veredicto: 'no-vamos', razon: 'Sin margen' });
    await decide(editor, 33, { veredicto: 'no-vamos' });
    expect((await editor.client.tenders.get({ params: { id: 33 } })).etapa).toBe('detectada');
    expect(await decide(editor, 33, { veredicto: null })).toMatchObject({
      veredicto: null,
      razon: null,
      decidio: null,
    });
    expect(await eventsOf(editor, 33)).toEqual([
      [['no-vamos'], [], null],
      [[], ['no-vamos'], 'Sin margen'],
    ]);
  });

  it('goes by criteria that two people do not change over one another', async () => {
    const [, , margin = 0] = await furnish(server);
    const maintainer = await server.as('maintainer');
    const { decisions } = maintainer.client;
    const held = (await decisions.criteria()).datos.find(({ id }) => id === margin);
    const version = held?.version ?? 0;
    const params = { id: margin };
    const body = { peso: 55 };
    const weighed = await decisions.updateCriterion({ params, ifVersion: version, body });
    expect(weighed).toMatchObject({ peso: 55, version: version + 1 });
    const stale = maintainer.send('PATCH', `/api/criterios/${margin}`, {
      json: { peso: 70 },
      headers: { 'if-match': `"${version}"` },
    });
    expect(await problemIn(stale)).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: weighed,
    });
    const back = { params, ifVersion: weighed.version, body: { peso: held?.peso ?? 0 } };
    expect(await decisions.updateCriterion(back)).toMatchObject({ version: version + 2 });
  });

  it('keeps the criteria as they were when it was made', async () => {
    const { decisions } = (await server.as('maintainer')).client;
    const [, , margin = 0, risk = 0] = await furnish(server);
    const editor = await server.as('editor');
    const criterios = [
      { id: margin, puntaje: 100 },
      { id: risk, puntaje: 0 },
    ];
    await decide(editor, 34, { criterios, veredicto: 'vamos' });
    await decide(editor, 35, { criterios });
    await decisions.updateCriterion({
      params: { id: margin },
      body: { nombre: 'Utilidad', peso: 10 },
    });
    await decisions.removeCriterion({ params: { id: risk } });
    expect(await editor.client.decisions.get({ params: { id: 34 } })).toMatchObject({
      criterios: [{ nombre: 'Margen', peso: 60 }, { nombre: 'Riesgo' }],
      puntaje: 60,
    });
    expect(await editor.client.decisions.get({ params: { id: 35 } })).toMatchObject({
      criterios: [{ nombre: 'Utilidad', peso: 10, puntaje: 100 }],
      puntaje: 100,
    });
    const json = { criterios: [{ id: risk, puntaje: 50 }] };
    expect(await problemIn(editor.send('PATCH', path(35), { json }))).toMatchObject({
      status: 422,
      fieldErrors: { criterios: { code: 'criterio-desconocido' } },
    });
    // A retired name is free again.
    await decisions.createCriterion({ body: { clase: 'criterio', nombre: 'riesgo', peso: 40 } });
  });

  it('is made by who may work on the tender, and read by all of the company alone', async () => {
    const [author, foreign] = [await server.as('author'), await server.as('foreign')];
    const json = { veredicto: 'no-vamos' };
    expect(await problemIn(author.send('PATCH', path(36), { json }))).toMatchObject({
      motivo: { code: 'solo-asignadas' },
    });
    expect((await decide(author, 2, { veredicto: 'no-vamos' })).veredicto).toBe('no-vamos');
    const subscriber = await server.as('subscriber');
    expect((await subscriber.client.decisions.get({ params: { id: 2 } })).veredicto).toBe(
      'no-vamos',
    );
    expect(await foreign.client.decisions.get({ params: { id: 2 } })).toMatchObject({
      requisitos: [],
      veredicto: null,
    });
  });

  it('criteria are in the order that the company gives them, also where they are answered', async () => {
    const maintainer = await server.as('maintainer');
    await furnish(server);
    const { decisions } = maintainer.client;
    const idsOf = async () =>
      (await decisions.criteria()).datos.flatMap(({ id, clase }) =>
        clase === 'requisito' ? [id] : [],
      );
    const ids = (await idsOf()).toReversed();
    await decisions.orderCriteria({ body: { clase: 'requisito', ids } });
    expect(await idsOf()).toEqual(ids);
    const { requisitos } = await decisions.get({ params: { id: 37 } });
    expect(requisitos.map(({ id }) => id)).toEqual(ids);
    const json = { clase: 'requisito', ids: ids.slice(1) };
    const answer = maintainer.send('POST', '/api/empresa/criterios/orden', { json });
    expect(await problemIn(answer)).toMatchObject({
      status: 422,
      fieldErrors: { ids: { code: 'orden-incompleto' } },
    });
    await decisions.orderCriteria({ body: { clase: 'requisito', ids: ids.toReversed() } });
  });

  it('criteria have names of their own, and weights that count', async () => {
    const maintainer = await server.as('maintainer');
    const [able = 0] = await furnish(server);
    const post = (json: unknown) => maintainer.send('POST', '/api/criterios', { json });
    expect(await problemIn(post({ clase: 'requisito', nombre: 'HABIL', peso: 0 }))).toMatchObject({
      status: 409,
      fieldErrors: { nombre: { code: 'criterio-repetido' } },
    });
    for (const [json, code] of [
      [{ clase: 'criterio', nombre: 'Nada', peso: 0 }, 'criterio-con-peso'],
      [{ clase: 'requisito', nombre: 'Pesado', peso: 5 }, 'requisito-sin-peso'],
    ] as const) {
      expect((await problemIn(post(json))).fieldErrors).toEqual({ peso: { code } });
    }
    const editor = await server.as('editor');
    const refused = editor.send('PATCH', `/api/criterios/${able}`, { json: { nombre: 'Otro' } });
    expect((await problemIn(refused)).code).toBe('sin-permiso');
    const foreign = await server.as('foreign');
    const unseen = foreign.send('PATCH', `/api/criterios/${able}`, { json: { nombre: 'Otro' } });
    expect((await problemIn(unseen)).code).toBe('no-encontrado');
  });
});
