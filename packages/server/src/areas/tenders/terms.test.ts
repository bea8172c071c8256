import type { JsonObject } from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { noteEmptyAsFolded, refoldAll } from '#server/areas/sources/refold-commands.ts';
import { foldState } from '#server/db/schema/tenders.ts';
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

async function upload(server: TestServer, terms: JsonObject, observedAt: string): Promise<void> {
  const { client } = await server.as('admin');
  const content = answerOf([{ ...detailElement({ code }), ...terms }], observedAt);
  await client.sources.upload({ query: { nombre: 'ficha.json' }, body: new Blob([content]) });
  await server.imports.idle();
}

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
