import type { TaskAnchor } from '@pliego/contract/areas/tasks';
import { milestoneKinds } from '@pliego/contract/areas/tender-shapes';
import { beforeAll, expect, it } from 'vitest';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn, type Visitor } from '#server/testing/test-server.ts';
import { furnishCompanies } from './furnish-companies.ts';
import { starterTemplates } from './starter-templates.ts';

const beforeClosing: TaskAnchor = { hito: 'cierre', dias: -1, unidad: 'habiles' };

const create = (
  { client }: Visitor,
  id: number,
  titulo: string,
  more: { dia?: string; ancla?: TaskAnchor; responsable?: number } = {},
) => client.tasks.create({ params: { id }, body: { titulo, ...more } });

const eventsOf = async ({ client }: Visitor, id: number) =>
  (await client.tenders.events({ params: { id } })).datos
    .filter(({ tipo }) => tipo.startsWith('tarea'))
    .map(({ tipo, antes, despues }) => [tipo, antes, despues]);

describeServer('tasks', (server) => {
  // The Monday after Christmas at 15:00.
  beforeAll(() =>
    server.database.asOwner(
      `update tenders set milestones = '{"cierre": {"instante": "2026-12-28T18:00:00.000Z", "original": ""}}' where id between 31 and 37`,
    ),
  );

  it('have a day of their own, one that hangs on a milestone, or none', async () => {
    const editor = await server.as('editor');
    expect(await create(editor, 31, 'Pedir muestras', { dia: '2026-12-01' })).toMatchObject({
      licitacion: 31,
      dia: '2026-12-01',
      ancla: null,
      hecha: null,
      plantilla: null,
    });
    // Over Christmas and a weekend.
    const hung = await create(editor, 31, 'Subir la oferta', { ancla: beforeClosing });
    expect(hung).toMatchObject({ dia: '2026-12-24', ancla: beforeClosing });
    expect(await create(editor, 31, 'Algún día')).toMatchObject({ dia: null, ancla: null });
    const visit: TaskAnchor = { hito: 'visitaTerreno', dias: 0, unidad: 'corridos' };
    expect(await create(editor, 31, 'Visita', { ancla: visit })).toMatchObject({ dia: null });
    const json = { titulo: 'Dos', dia: '2026-12-01', ancla: beforeClosing };
    const refused = editor.send('POST', '/api/licitaciones/31/tareas', { json });
    expect(await problemIn(refused)).toMatchObject({
      status: 422,
      fieldErrors: { ancla: { code: 'tarea-con-dos-fechas' } },
    });
  });

  it('move with their milestone and with the holidays of the company', async () => {
    const editor = await server.as('editor');
    await create(editor, 32, 'Subir la oferta', { ancla: beforeClosing });
    const day = async () =>
      (await editor.client.tasks.list({ params: { id: 32 } })).datos.map(({ dia }) => dia);
    expect(await day()).toEqual(['2026-12-24']);
    await server.database.asOwner(
      `insert into company_holidays values (1, '2026-12-24', 'Cerrado', false)`,
    );
    expect(await day()).toEqual(['2026-12-23']);
    await server.database.asOwner(`delete from company_holidays where company_id = 1;
      update tenders set milestones = jsonb_set(milestones, '{cierre,instante}', '"2027-09-20T18:00:00.000Z"') where id = 32`);
    // Over the three holidays of September 2027.
    expect(await day()).toEqual(['2027-09-16']);
  });

  it('are changed, finished, reopened and removed, each with an event', async () => {
    const editor = await server.as('editor');
    const { id } = await create(editor, 33, 'Cotizar', { ancla: beforeClosing });
    const { update, remove } = editor.client.tasks;
    const change = (body: Parameters<typeof update>[0]['body']) => update({ params: { id }, body });
    expect(await change({ titulo: 'Cotizar flete', dia: '2026-12-02' })).toMatchObject({
      titulo: 'Cotizar flete',
      dia: '2026-12-02',
      ancla: null,
    });
    expect(await change({ ancla: beforeClosing })).toMatchObject({ dia: '2026-12-24' });
    expect(await change({ responsable: people.author.id })).toMatchObject({
      responsable: { id: people.author.id },
    });
    await change({});
    expect(await change({ hecha: true })).toMatchObject({
      hecha: { por: { id: people.editor.id }, cuando: server.now().toISOString() },
    });
    await change({ hecha: true });
    expect(await change({ hecha: false })).toMatchObject({ hecha: null });
    expect(await remove({ params: { id } })).toEqual({ id });
    expect((await editor.client.tasks.list({ params: { id: 33 } })).datos).toEqual([]);
    expect(await eventsOf(editor, 33)).toEqual([
      ['tarea-eliminada', ['Cotizar flete'], []],
      ['tarea-hecha', ['Cotizar flete'], []],
      ['tarea-hecha', [], ['Cotizar flete']],
      ['tarea', ['Cotizar flete'], ['Cotizar flete']],
      ['tarea', ['Cotizar flete'], ['Cotizar flete']],
      ['tarea', ['Cotizar'], ['Cotizar flete']],
      ['tarea', [], ['Cotizar']],
    ]);
    const gone = editor.send('PATCH', `/api/tareas/${id}`, { json: { hecha: true } });
    expect((await problemIn(gone)).code).toBe('no-encontrado');
  });

  it.each([
    ['subscriber', 'persona-sin-permiso-para-trabajar'],
    ['inactive', 'persona-no-activa'],
    ['foreign', 'persona-no-activa'],
  ] as const)('are not given to %s', async (name, code) => {
    const editor = await server.as('editor');
    const json = { titulo: 'Para otra persona', responsable: people[name].id };
    const refused = editor.send('POST', '/api/licitaciones/34/tareas', { json });
    expect(await problemIn(refused)).toMatchObject({
      status: 422,
      fieldErrors: { responsable: { code } },
    });
  });

  it('of a tender of somebody else an author only finishes, where they are theirs', async () => {
    const [editor, author] = [await server.as('editor'), await server.as('author')];
    const { id } = await create(editor, 35, 'Tuya', { responsable: people.author.id });
    const other = await create(editor, 35, 'Mía');
    const { update } = author.client.tasks;
    expect(await update({ params: { id }, body: { hecha: true } })).toMatchObject({
      hecha: { por: { id: people.author.id } },
    });
    for (const [path, method, json] of [
      [`/api/tareas/${id}`, 'PATCH', { titulo: 'Otra cosa' }],
      [`/api/tareas/${id}`, 'DELETE', {}],
      [`/api/tareas/${other.id}`, 'PATCH', { hecha: true }],
      ['/api/licitaciones/35/tareas', 'POST', { titulo: 'Nueva' }],
    ] as const) {
      expect(await problemIn(author.send(method, path, { json }))).toMatchObject({
        code: 'sin-permiso',
        motivo: { code: 'solo-asignadas' },
      });
    }
  });

  it('of a template are added once, by their titles', async () => {
    const maintainer = await server.as('maintainer');
    const { tasks } = maintainer.client;
    const tareas = [
      { titulo: 'Leer las bases', ancla: null },
      { titulo: 'Subir la oferta', ancla: beforeClosing },
      { titulo: 'SUBIR LA OFERTA', ancla: null },
    ];
    const template = await tasks.createTemplate({
      body: { nombre: 'Corta', tipos: ['le', 'LE'], tareas },
    });
    expect(template.tipos).toEqual(['LE']);
    await create(maintainer, 36, 'leer  las Básés');
    const add = () => tasks.addTemplate({ params: { id: 36 }, body: { plantilla: template.id } });
    expect((await add()).datos).toMatchObject([
      { titulo: 'Subir la oferta', dia: '2026-12-24', plantilla: 'Corta' },
    ]);
    expect((await add()).datos).toEqual([]);
    const json = { plantilla: 999_999 };
    const path = '/api/licitaciones/36/tareas/plantilla';
    expect(await problemIn(maintainer.send('POST', path, { json }))).toMatchObject({
      status: 422,
      fieldErrors: { plantilla: { code: 'plantilla-desconocida' } },
    });
    // What is there already stays as it is.
    await tasks.updateTemplate({ params: { id: template.id }, body: { nombre: 'Breve' } });
    await tasks.removeTemplate({ params: { id: template.id } });
    const { datos } = await tasks.list({ params: { id: 36 } });
    expect(datos.map(({ plantilla }) => plantilla)).toEqual([null, 'Corta']);
  });

  it('templates have names of their own, and only who manages the tags changes them', async () => {
    const [maintainer, editor] = [await server.as('maintainer'), await server.as('editor')];
    const body = { nombre: 'Única', tipos: [], tareas: [{ titulo: 'Una', ancla: null }] };
    const { id } = await maintainer.client.tasks.createTemplate({ body });
    const again = { json: { ...body, nombre: 'UNICA' } };
    expect(await problemIn(maintainer.send('POST', '/api/plantillas', again))).toMatchObject({
      status: 409,
      fieldErrors: { nombre: { code: 'plantilla-repetida' } },
    });
    for (const json of [
      { ...body, tareas: [] },
      { ...body, tareas: [{ titulo: 'x', ancla: { hito: 'nunca', dias: 1, unidad: 'habiles' } }] },
    ]) {
      const refused = await problemIn(maintainer.send('POST', '/api/plantillas', { json }));
      expect(refused.status).toBe(422);
    }
    for (const [method, path] of [
      ['POST', '/api/plantillas'],
      ['PATCH', `/api/plantillas/${id}`],
      ['DELETE', `/api/plantillas/${id}`],
    ] as const) {
      expect((await problemIn(editor.send(method, path, { json: body }))).code).toBe('sin-permiso');
    }
    expect((await editor.client.tasks.templates()).datos).toMatchObject([{ nombre: 'Única' }]);
  });

  it('a template that somebody else changed meanwhile is refused with its present state', async () => {
    const maintainer = await server.as('maintainer');
    const body = { nombre: 'De dos', tipos: [], tareas: [{ titulo: 'Una', ancla: null }] };
    const { id, version } = await maintainer.client.tasks.createTemplate({ body });
    const rename = { params: { id }, ifVersion: version, body: { nombre: 'De uno' } };
    const renamed = await maintainer.client.tasks.updateTemplate(rename);
    expect(renamed).toMatchObject({ nombre: 'De uno', version: version + 1 });
    const stale = maintainer.send('PATCH', `/api/plantillas/${id}`, {
      json: { nombre: 'De otro' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(await problemIn(stale)).toMatchObject({
      status: 409,
      code: 'version-antigua',
      actual: renamed,
    });
    const { datos } = await maintainer.client.tasks.templates();
    expect(datos).toContainEqual(renamed);
    await maintainer.client.tasks.removeTemplate({ params: { id } });
  });

  it('of a company are nothing to another', async () => {
    const [editor, foreign] = [await server.as('editor'), await server.as('foreign')];
    const { id } = await create(editor, 37, 'Nuestra');
    expect((await foreign.client.tasks.list({ params: { id: 37 } })).datos).toEqual([]);
    expect((await foreign.client.tasks.templates()).datos).toEqual([]);
    for (const method of ['PATCH', 'DELETE']) {
      const refused = foreign.send(method, `/api/tareas/${id}`, { json: { hecha: true } });
      expect((await problemIn(refused)).code).toBe('no-encontrado');
    }
  });
});

describeServer('a company that has no templates', (server) => {
  it('is given some at the start, with criteria, and keeps what it removes away', async () => {
    const { client } = await server.as('maintainer');
    await furnishCompanies(server.database);
    const { datos } = await client.tasks.templates();
    expect(datos.map(({ nombre }) => nombre).toSorted()).toEqual(
      starterTemplates.map(({ nombre }) => nombre).toSorted(),
    );
    const criteria = (await client.decisions.criteria()).datos;
    expect(criteria.reduce((sum, { peso }) => sum + peso, 0)).toBe(100);
    expect(criteria.filter(({ clase }) => clase === 'requisito')).toHaveLength(4);
    for (const { id } of datos) await client.tasks.removeTemplate({ params: { id } });
    for (const { id } of criteria) await client.decisions.removeCriterion({ params: { id } });
    await furnishCompanies(server.database);
    expect((await client.tasks.templates()).datos).toEqual([]);
    expect((await client.decisions.criteria()).datos).toEqual([]);
  });

  it('begins with one for each type, whose tasks hang on milestones', () => {
    const types = starterTemplates.flatMap(({ tipos }) => tipos);
    expect(types).toEqual(expect.arrayContaining(['L1', 'LE', 'LP', 'LR', 'COT']));
    expect(new Set(types).size).toBe(types.length);
    const asksForBond = starterTemplates.filter(({ tareas }) =>
      tareas.some(({ titulo }) => titulo.includes('seriedad')),
    );
    expect(asksForBond.flatMap(({ tipos }) => tipos)).toEqual(['LR']);
    for (const { tareas } of starterTemplates) {
      for (const { ancla } of tareas) expect(milestoneKinds).toContain(ancla?.hito);
      expect(new Set(tareas.map(({ titulo }) => titulo)).size).toBe(tareas.length);
    }
  });
});
