import type { JsonObject } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noteEmptyAsFolded, refoldAll } from '#server/areas/sources/refold-commands.ts';
import { foldState } from '#server/db/schema/sources.ts';
import { answerOf, detailElement } from '#server/testing/a-tender.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

const code = '741-9-LP26';
const days = ['2026-11-10T12:00:00Z', '2026-11-12T12:00:00Z'] as const;

const first: JsonObject = {
  DireccionVisita: 'Camino a Yungay km 3, acceso sur',
  TiempoDuracionContrato: '12',
  UnidadTiempoDuracionContrato: 4,
  Modalidad: 1,
  Contrato: '0',
  FuenteFinanciamiento: 'FNDR',
  SubContratacion: '0',
  Estimacion: 1,
  NombreResponsablePago: 'PERSONA RESERVADA',
};
const second: JsonObject = { ...first, TiempoDuracionContrato: '24', DireccionVisita: '' };

async function uploadAnswer(
  server: TestServer,
  element: JsonObject,
  observedAt: string,
): Promise<void> {
  const { client } = await server.as('admin');
  const body = new Blob([answerOf([element], observedAt)]);
  await client.sources.upload({ query: { nombre: 'ficha.json' }, body });
  await server.imports.idle();
}

const upload = (server: TestServer, terms: JsonObject, observedAt: string) =>
  uploadAnswer(server, { ...detailElement({ code }), ...terms }, observedAt);

async function idOf(server: TestServer): Promise<number> {
  const { client } = await server.as('admin');
  const { datos } = await client.tenders.list({ query: { q: code } });
  return datos[0]?.id ?? 0;
}

const of = (cantidad: number) => ({ cantidad, unidad: 'meses', original: null });

describeServer('the terms of a tender', (server) => {
  it('are those that were stated last, and their changes are in its history', async () => {
    await upload(server, second, days[1]);
    await upload(server, first, days[0]);
    const { client } = await server.as('admin');
    const params = { id: await idOf(server) };
    const { condiciones } = await client.tenders.get({ params });
    expect(condiciones).toEqual({
      duracion: of(24),
      formaPago: { significado: '30-dias', codigo: '1' },
      contrato: { significado: null, codigo: '0' },
      financiamiento: 'FNDR',
      subcontratacion: false,
      estimacion: { significado: 'presupuesto', codigo: '1' },
    });
    const { datos } = await client.tenders.history({ params });
    const terms = datos.filter(({ campo }) => campo === 'condicion');
    expect(terms.map(({ detalle, antes, despues }) => ({ detalle, antes, despues }))).toEqual([
      {
        detalle: 'duracion',
        antes: { tipo: 'plazo', ...of(12) },
        despues: { tipo: 'plazo', ...of(24) },
      },
      {
        detalle: 'direccionVisita',
        antes: { tipo: 'texto', texto: first['DireccionVisita'] },
        despues: null,
      },
    ]);
  });

  it('are shown as they were known on a day', async () => {
    const { client } = await server.as('admin');
    const params = { id: await idOf(server) };
    const then = await client.tenders.get({ params, query: { en: '2026-11-11T12:00:00Z' } });
    expect(then.condiciones).toMatchObject({
      duracion: of(12),
      direccionVisita: first['DireccionVisita'],
    });
  });

  it('of tenders that an earlier version stored are read anew', async () => {
    const { client } = await server.as('admin');
    const params = { id: await idOf(server) };
    const { condiciones } = await client.tenders.get({ params });
    await server.database.transaction('system', async (tx) => {
      await tx.execute(sql`update tenders set terms = '{}'`);
      await tx.update(foldState).set({ version: 0 });
    });
    expect((await client.tenders.get({ params })).condiciones).toEqual({});
    await noteEmptyAsFolded(server.database);
    await refoldAll(server.database, new AbortController().signal);
    expect((await client.tenders.get({ params })).condiciones).toEqual(condiciones);
  });
});

describeServer('the second closing of a tender', (server) => {
  const state = (observedAt: string, closesAt: string, extension: 0 | 1 = 1) => {
    const element = { ...detailElement({ code, closesAt }), ExtensionPlazo: extension };
    return uploadAnswer(server, element, observedAt);
  };
  const second = async (en?: string) => {
    const { client } = await server.as('admin');
    const { segundoCierre } = await client.tenders.get({
      params: { id: await idOf(server) },
      query: { en },
    });
    return segundoCierre;
  };

  it('is two business days after the closing, at the same hour, where the buyer allows it', async () => {
    await state('2026-11-10T12:00:00Z', '2026-12-04T15:00:00', 0);
    expect(await second()).toBeNull();
    await state('2026-11-11T12:00:00Z', '2026-12-04T15:00:00');
    // The 8th is a holiday.
    expect(await second()).toEqual({ instante: '2026-12-09T18:00:00.000Z' });
  });

  it('is none once the closing moved by it, and is still told of the days before', async () => {
    await state('2026-11-12T12:00:00Z', '2026-12-09T15:00:00');
    expect(await second()).toBeNull();
    expect(await second('2026-11-11T18:00:00Z')).toEqual({ instante: '2026-12-09T18:00:00.000Z' });
  });
});
