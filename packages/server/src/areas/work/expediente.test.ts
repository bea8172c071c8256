import { expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';
import { onWork } from '#server/testing/work-calls.ts';

let untouched = 10;
const nextTender = (): number => {
  untouched += 1;
  return untouched;
};

const eventsOf = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos.map(
    ({ tipo, antes, despues, hechos }) => ({ tipo, antes, despues, campo: hechos?.campo }),
  );

describeServer('the fields of the expediente', (server) => {
  it('change one by one, each with an event that reads well', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const changed = await editor.client.work.update({
      params: { id },
      body: {
        prioridad: 'alta',
        probabilidad: 70,
        montoOferta: 1_250_000.5,
        proximaAccion: ' Pedir muestras ',
        proximaAccionDia: '2026-02-02',
      },
    });
    expect(changed).toMatchObject({
      version: 1,
      prioridad: 'alta',
      probabilidad: 70,
      montoOferta: 1_250_000.5,
      monedaOferta: 'CLP',
      proximaAccion: 'Pedir muestras',
      proximaAccionDia: '2026-02-02',
    });
    await editor.client.work.update({ params: { id }, body: { prioridad: null } });
    const events = await eventsOf(editor, id);
    expect(events).toHaveLength(7);
    expect(events).toContainEqual({
      tipo: 'expediente',
      antes: ['alta'],
      despues: [],
      campo: 'prioridad',
    });
    expect(events).toContainEqual({
      tipo: 'expediente',
      antes: [],
      despues: ['1.250.000,5'],
      campo: 'montoOferta',
    });
    expect(events).toContainEqual({
      tipo: 'expediente',
      antes: [],
      despues: ['70 %'],
      campo: 'probabilidad',
    });
  });

  it('that stay as they are leave no event and no version', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    const body = { prioridad: 'media', colaboradores: [people.author.id] } as const;
    await editor.client.work.update({ params: { id }, body: { ...body, colaboradores: [4] } });
    const again = await editor.client.work.update({
      params: { id },
      body: { ...body, colaboradores: [4] },
    });
    expect(again.version).toBe(1);
    await editor.client.work.update({ params: { id }, body: {} });
    expect(await eventsOf(editor, id)).toHaveLength(2);
  });

  it('have collaborators follow, but not who has stopped following', async () => {
    const editor = await server.as('editor');
    const author = await server.as('author');
    const id = nextTender();
    await author.client.work.follow({ params: { id }, body: { siguiendo: true } });
    await author.client.work.follow({ params: { id }, body: { siguiendo: false } });
    const colaboradores = [people.author.id, people.both.id];
    const { seguidores, colaboradores: now } = await editor.client.work.update({
      params: { id },
      body: { colaboradores },
    });
    expect(now.map(({ fullName }) => fullName)).toEqual([
      people.author.fullName,
      people.both.fullName,
    ]);
    expect(seguidores.map((person) => person.id)).toEqual([people.both.id]);
    await editor.client.work.update({ params: { id }, body: { colaboradores: [people.both.id] } });
    expect((await eventsOf(editor, id))[0]).toEqual({
      tipo: 'colaboradores',
      antes: [people.author.fullName, people.both.fullName],
      despues: [people.both.fullName],
      campo: undefined,
    });
  });

  it.each([
    ['a reader', people.subscriber.id],
    ['an inactive person', people.inactive.id],
    ['a person of another company', people.foreign.id],
    ['nobody known', 999],
  ])('take no collaborator who is %s', async (_, person) => {
    const editor = await server.as('editor');
    const json = { colaboradores: [people.author.id, person], prioridad: 'alta' };
    expect(await problemIn(onWork(editor, 9, 'expediente', json))).toMatchObject({
      status: 422,
      fieldErrors: { colaboradores: { code: 'persona-no-puede-trabajar' } },
    });
    expect(await editor.client.work.get({ params: { id: 9 } })).toMatchObject({
      prioridad: null,
      colaboradores: [],
    });
  });

  it.each([
    [{ probabilidad: 101 }],
    [{ probabilidad: 1.5 }],
    [{ prioridad: 'urgente' }],
    [{ montoOferta: -1 }],
    [{ monedaOferta: 'ARS' }],
    [{ proximaAccionDia: '2026-02-30' }],
    [{ proximaAccion: 'x'.repeat(201) }],
    [{ etapa: 'ganada' }],
  ])('refuse %j', async (json) => {
    const editor = await server.as('editor');
    expect(await problemIn(onWork(editor, 9, 'expediente', json))).toMatchObject({ status: 422 });
  });

  it('refuse an old version with the present fields, and who may not work on it', async () => {
    const editor = await server.as('editor');
    const id = nextTender();
    await onWork(editor, id, 'expediente', { probabilidad: 10 }, 0);
    const old = onWork(editor, id, 'expediente', { probabilidad: 20 }, 0);
    expect(await problemIn(old)).toMatchObject({
      status: 409,
      actual: { probabilidad: 10, version: 1 },
    });
    for (const person of ['author', 'subscriber'] as const) {
      const visitor = await server.as(person);
      const refused = onWork(visitor, id, 'expediente', { probabilidad: 1 });
      expect(await problemIn(refused)).toMatchObject({ code: 'sin-permiso' });
    }
  });
});

describeServer('following a tender', (server) => {
  it('is for everybody who reads, and leaves an event only when it changes', async () => {
    const reader = await server.as('subscriber');
    const id = nextTender();
    const follow = (siguiendo: boolean) =>
      reader.client.work.follow({ params: { id }, body: { siguiendo } });
    expect(await follow(false)).toEqual({ id, siguiendo: false, seguidores: 0 });
    expect(await follow(true)).toEqual({ id, siguiendo: true, seguidores: 1 });
    expect(await follow(true)).toEqual({ id, siguiendo: true, seguidores: 1 });
    expect(await reader.client.work.get({ params: { id } })).toMatchObject({ siguiendo: true });
    const editor = await server.as('editor');
    expect(await editor.client.work.get({ params: { id } })).toMatchObject({
      siguiendo: false,
      seguidores: [{ id: people.subscriber.id }],
    });
    expect(await follow(false)).toMatchObject({ seguidores: 0 });
    const name = people.subscriber.fullName;
    expect(await eventsOf(reader, id)).toEqual([
      { tipo: 'seguir', antes: [name], despues: [], campo: undefined },
      { tipo: 'seguir', antes: [], despues: [name], campo: undefined },
    ]);
    const foreign = await server.as('foreign');
    expect(await foreign.client.work.get({ params: { id } })).toMatchObject({ seguidores: [] });
  });

  it('refuses what is not there and what is no yes or no', async () => {
    const reader = await server.as('subscriber');
    expect(await problemIn(onWork(reader, 999, 'seguir', { siguiendo: true }))).toMatchObject({
      code: 'no-encontrado',
    });
    expect(await problemIn(onWork(reader, 9, 'seguir', { siguiendo: 'sí' }))).toMatchObject({
      status: 422,
    });
  });
});
