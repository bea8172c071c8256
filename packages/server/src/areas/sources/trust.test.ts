import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import type { JsonObject } from '@pliego/sources/notice';
import { ownMapping, ownTable } from '#server/testing/a-spreadsheet.ts';
import { answerOf, aTender, detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { people, tagIds } from '#server/testing/fixture.ts';
import { describeServer, type TestServer, type Visitor } from '#server/testing/test-server.ts';
import { hashed } from './fold-batch.ts';
import { ingestBatch } from './ingest.ts';
import { noteEmptyAsFolded, refoldAll } from './refold-commands.ts';

const code = '1030177-1-LP26';
const officialDay = '2026-11-18T12:00:00.000Z';
const ownDay = '2026-11-19T12:00:00Z';
const truth: TenderDraft = { code, title: 'Compra de reactivos', closesAt: '2026-12-15T15:00:00' };
const lie: TenderDraft = {
  code,
  title: 'Compra anulada',
  stateCode: 15,
  stateText: 'Revocada',
  closesAt: '2026-11-27T15:00:00',
};

/** Official observations: from a connector of an official host, or the operator. */
function official(server: TestServer, draft: TenderDraft, observedAt = officialDay) {
  return ingestBatch(server.database, [hashed(aTender({ ...draft, observedAt }))], {
    runId: null,
    companyId: null,
    readAt: server.now().toISOString(),
  });
}

/** A user's upload. */
async function upload(
  server: TestServer,
  { client }: Visitor,
  elements: JsonObject[],
  created = ownDay,
) {
  const body = new Blob([answerOf(elements, created)]);
  const { id } = await client.sources.upload({ query: { nombre: 'mio.json' }, body });
  await server.imports.idle();
  return client.sources.run({ params: { id } });
}

async function seenBy({ client }: Visitor, q = code) {
  const { datos } = await client.tenders.list({ query: { q } });
  expect(datos.length).toBeLessThanOrEqual(1);
  return datos[0];
}

describeServer('what a company uploads about a public tender', (server) => {
  it('counts for that company alone, and is marked so', async () => {
    await official(server, truth);
    const [ours, theirs] = [await server.as('admin'), await server.as('foreign')];
    const before = await seenBy(theirs);
    const run = await upload(server, ours, [detailElement(lie)]);
    expect(run).toMatchObject({ conteo: { cambiadas: 1, nuevas: 0 }, deshacible: true });

    expect(await seenBy(theirs)).toEqual(before);
    expect(before).toMatchObject({ nombre: 'Compra de reactivos', conDatosPropios: false });
    const own = await seenBy(ours);
    expect(own).toMatchObject({
      id: before?.id,
      nombre: 'Compra anulada',
      estado: { clase: 'revocada' },
      privada: false,
      conDatosPropios: true,
    });

    const params = { id: own?.id ?? 0 };
    const { datos, segunArchivos } = await ours.client.tenders.history({ params });
    expect(segunArchivos).toContainEqual({
      campo: 'nombre',
      detalle: null,
      oficial: { tipo: 'texto', texto: 'Compra de reactivos' },
      propio: { tipo: 'texto', texto: 'Compra anulada' },
    });
    expect(segunArchivos.map(({ campo, detalle }) => detalle ?? campo)).toEqual([
      'nombre',
      'estado',
      'cierre',
    ]);
    expect(datos.find(({ campo }) => campo === 'nombre')).toMatchObject({
      propio: true,
      archivo: 'mio.json',
      usuario: people.admin.fullName,
    });
    const told = await theirs.client.tenders.history({ params });
    expect(told.segunArchivos).toEqual([]);
    expect(JSON.stringify(told)).not.toContain('anulada');
    expect((await theirs.client.tenders.observations({ params })).datos).toHaveLength(1);
  });

  it('does not keep official sources from being heard afterwards', async () => {
    const [ours, theirs] = [await server.as('admin'), await server.as('foreign')];
    const later = { ...truth, title: 'Compra de reactivos y tubos' };
    await official(server, later, '2026-11-20T12:00:00.000Z');
    expect(await seenBy(theirs)).toMatchObject({ nombre: later.title });
    expect(await seenBy(ours)).toMatchObject({ nombre: later.title, conDatosPropios: true });
    expect((await ours.client.tenders.facets({ query: { q: code } })).estado).toEqual([
      { valor: 'publicada', cantidad: 1 },
    ]);
  });

  it('keeps its id and the work on it when official sources publish it', async () => {
    const [ours, theirs] = [await server.as('admin'), await server.as('foreign')];
    await upload(server, ours, [detailElement({ code: '77-1-LE26', title: 'Sólo nuestra' })]);
    const own = await seenBy(ours, '77-1-LE26');
    expect(own).toMatchObject({ privada: true, conDatosPropios: false });
    expect(await seenBy(theirs, '77-1-LE26')).toBeUndefined();
    const params = { id: own?.id ?? 0 };
    await ours.client.tenders.setTags({ params, body: [tagIds.urgente] });
    await official(server, { code: '77-1-LE26', title: 'De todos' }, '2026-11-20T12:00:00.000Z');
    expect(await seenBy(theirs, '77-1-LE26')).toMatchObject({ id: params.id, nombre: 'De todos' });
    expect(await seenBy(ours, '77-1-LE26')).toMatchObject({
      id: params.id,
      nombre: 'De todos',
      tags: String(tagIds.urgente),
      privada: false,
    });
  });

  it('is taken back whole, with the work on what is public left in place', async () => {
    const ours = await server.as('admin');
    await official(server, { code: '78-1-LE26', title: 'La oficial' });
    const elements = [
      detailElement({ code: '78-1-LE26', title: 'La nuestra' }),
      detailElement({ code: '78-2-LE26', title: 'Otra nuestra' }),
    ];
    const { id } = await upload(server, ours, elements);
    const params = { id: (await seenBy(ours, '78-1-LE26'))?.id ?? 0 };
    await ours.client.tenders.setTags({ params, body: [tagIds.urgente] });
    const undone = await ours.client.sources.undo({ params: { id } });
    expect(undone).toMatchObject({ quitadas: 1, restauradas: 1, conservadas: 0 });
    expect(await seenBy(ours, '78-1-LE26')).toMatchObject({
      id: params.id,
      nombre: 'La oficial',
      tags: String(tagIds.urgente),
      conDatosPropios: false,
    });
    expect(await seenBy(ours, '78-2-LE26')).toBeUndefined();
  });

  it('is rejected when dated in the future', async () => {
    const ours = await server.as('admin');
    const run = await upload(server, ours, [detailElement(lie)], '2099-01-01T12:00:00Z');
    expect(run.conteo).toMatchObject({ leidas: 1, rechazadas: 1, nuevas: 0, cambiadas: 0 });
    const told = await ours.client.sources.rejections({ params: { id: run.id } });
    expect(told).toContain('dice ser del 01-01-2099, un día que todavía no llega');
  });

  it('is folded the same anew', async () => {
    const ours = await server.as('admin');
    const all = async () => (await ours.client.tenders.list({ query: { limit: 200 } })).datos;
    const before = await all();
    const signal = new AbortController().signal;
    await noteEmptyAsFolded(server.database);
    expect(await refoldAll(server.database, signal)).toBeGreaterThan(0);
    expect(await all()).toEqual(before);
    expect(await refoldAll(server.database, signal)).toBe(0);
  });
});

describeServer('a table of a company with codes of public tenders', (server) => {
  it('refers to those tenders, and creates no others', async () => {
    const ours = await server.as('admin');
    await official(server, { code: '80-1-LE26', title: 'La oficial' }, '2026-11-10T12:00:00.000Z');
    const text = ownTable.replace('P-001', ' 80-1-le26').replace('P-002', '80-2-LE26');
    const body = new Blob([text]);
    const query = { nombre: 'p.csv' };
    const { id } = await ours.client.spreadsheets.upload({ query, body });
    const asked = { params: { id }, body: { mapeo: ownMapping } };
    const dryRun = await ours.client.spreadsheets.try(asked);
    expect(dryRun.conteo).toMatchObject({ leidas: 3, nuevas: 2, cambiadas: 1 });
    const run = await ours.client.spreadsheets.import(asked);
    await server.imports.idle();
    const { conteo } = await ours.client.sources.run({ params: { id: run.id } });
    expect(conteo).toEqual(dryRun.conteo);
    expect(await seenBy(ours, '80-1-LE26')).toMatchObject({
      fuente: 'mercado-publico',
      codigo: '80-1-LE26',
      conDatosPropios: true,
    });
    expect(await seenBy(ours, '80-2-LE26')).toMatchObject({
      fuente: 'mercado-publico',
      privada: true,
    });
    expect(await seenBy(ours, 'P-003')).toMatchObject({ fuente: 'planilla', privada: true });
    expect(await seenBy(await server.as('foreign'), '80-2-LE26')).toBeUndefined();
  });
});

describeServer('a table of a company with its own stages', (server) => {
  it('leaves the state of the public tenders, though the stage is mapped as a state', async () => {
    const ours = await server.as('admin');
    await official(server, { code: '81-1-LE26', title: 'Arriendo de grúas' });
    const text = [
      'Código;Nombre;Estado;Etapa;Responsable;Fecha de datos',
      '81-1-LE26;Arriendo de grúas;Postulando;Adjudicada;Ana;20/11/2026',
      '81-9-LE26;Arriendo de carpas;Ganada;Activa;Luz;20/11/2026',
    ].join('\n');
    const query = { nombre: 'nuestras.csv' };
    const { id, propuesta } = await ours.client.spreadsheets.upload({
      query,
      body: new Blob([text]),
    });
    const left = propuesta.columnas.filter(({ campo }) => campo === null);
    expect(left.map(({ columna, porque }) => [columna, porque])).toEqual([
      ['Estado', 'estados-ajenos'],
      ['Etapa', 'trabajo-propio'],
      ['Responsable', 'trabajo-propio'],
    ]);
    const { codigo = '', nombre = '', actualizacion = '' } = propuesta.mapeo.columnas;
    const columnas = { codigo, nombre, actualizacion, estado: 'Estado' };
    await ours.client.spreadsheets.import({
      params: { id },
      body: { mapeo: { ...propuesta.mapeo, columnas } },
    });
    await server.imports.idle();
    expect(await seenBy(ours, '81-1-LE26')).toMatchObject({
      conDatosPropios: true,
      estado: { clase: 'publicada' },
    });
    expect(await seenBy(ours, '81-9-LE26')).toMatchObject({
      estado: { clase: 'desconocida', texto: 'Ganada' },
    });
  });
});

describeServer('official and own observations', (server) => {
  const says = fc.record({
    who: fc.constantFrom('official', 'admin', 'foreign'),
    title: fc.constantFrom('Uno', 'Dos', 'Tres'),
    day: fc.integer({ min: 1, max: 19 }),
  });
  let tenders = 0;

  it('give the same versions in any order', async () => {
    const people = { admin: await server.as('admin'), foreign: await server.as('foreign') };
    const companies = { official: null, admin: 1, foreign: 2 };
    const versions = async (sayings: (typeof says extends fc.Arbitrary<infer T> ? T : never)[]) => {
      tenders += 1;
      const name = `${9_000 + tenders}-1-LE26`;
      for (const { who, title, day } of sayings) {
        const observedAt = `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`;
        const said = hashed(aTender({ code: name, title, observedAt }));
        const companyId = companies[who];
        const readAt = server.now().toISOString();
        await ingestBatch(server.database, [said], { runId: null, companyId, readAt });
      }
      const shown = [await seenBy(people.admin, name), await seenBy(people.foreign, name)];
      return shown.map((tender) =>
        tender === undefined
          ? null
          : [tender.nombre, tender.estado, tender.cierre, tender.privada, tender.conDatosPropios],
      );
    };
    await fc.assert(
      fc.asyncProperty(fc.array(says, { minLength: 1, maxLength: 5 }), async (sayings) => {
        expect(await versions(sayings.toReversed())).toEqual(await versions(sayings));
      }),
      { numRuns: 15 },
    );
  });
});
