import { rutCheckDigit } from '@pliego/contract/rules/rut';
import type { JsonObject } from '@pliego/sources/notice';
import { beforeAll, expect, it } from 'vitest';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { detailElement } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

const rut = (body: number) => `${body.toLocaleString('es-CL')}-${rutCheckDigit(body)}`;
const [buyerRut, sellerRut] = [rut(65_432_109), rut(77_888_999)];

/** One tender whose parts all have different words. */
const element: JsonObject = {
  ...detailElement({
    code: '4455-6-LE26',
    title: 'Mantención de zarandas',
    description: 'Incluye traslado a quebradillas',
    buyer: { name: 'CORPORACION DE FOMENTO AUSTRALINO', taxId: buyerRut },
    items: ['Zaranda vibratoria', 'Repuesto de guantera/baulera'],
  }),
  Adjudicacion: { Fecha: '2026-11-18T10:00:00', Numero: 'R-1', NumeroOferentes: 2, UrlActa: null },
};
const lines = element['Items'] as unknown as { Listado: object[] };
const won = {
  Adjudicacion: {
    NombreProveedor: 'Metalmecánica Pircas Ltda.',
    RutProveedor: sellerRut,
    CantidadAdjudicada: 1,
    MontoUnitario: 100,
  },
};
for (const line of lines.Listado) Object.assign(line, won);

describeServer('a search of everything', (server) => {
  beforeAll(async () => {
    const observation = hashed({
      source: 'mercado-publico',
      code: '4455-6-LE26',
      format: 'mp-detalle',
      observedAt: '2026-11-19T12:00:00.000Z',
      payload: element,
    });
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    await ingestBatch(server.database, [observation], context);
  });
  const search = async (q: string) => {
    const { client } = await server.as('subscriber');
    return client.tenders.list({ query: { q } });
  };

  it.each([
    ['the RUT of the buyer', buyerRut],
    ['that RUT without dots', buyerRut.replaceAll('.', '')],
    ['that RUT without a check digit', buyerRut.slice(0, -2)],
    ['that RUT of digits alone', buyerRut.replaceAll(/\D/g, '')],
    ['the name of the supplier', 'metalmecanica pircas'],
    ['the RUT of the supplier', sellerRut],
    ['the code of a line', '44101701'],
    ['the second of two words with a slash between', 'bauleras'],
    ['the name of that code', 'papeleria guantera'],
    ['words of a line', '"repuesto de guantera"'],
    ['the description', 'quebradillas'],
  ])('finds %s', async (_, q) => {
    const { datos } = await search(q);
    expect(datos.map(({ codigo }) => codigo)).toEqual(['4455-6-LE26']);
  });

  it.each([
    ['zaranda', ['zarandas', 'zaranda'], []],
    [
      'guanteras',
      ['guantera'],
      [{ lugar: 'linea', numero: 2, texto: 'Repuesto de guantera/baulera' }],
    ],
    ['pircas', ['pircas'], [{ lugar: 'proveedor', texto: 'Metalmecánica Pircas Ltda.' }]],
    ['australino', ['australino'], []],
    ['quebradilla', ['quebradillas'], [{ lugar: 'descripcion' }]],
  ])('for %s says which words match and, out of the title, where', async (q, words, places) => {
    const { datos, resaltar, coincidencias } = await search(q);
    const id = datos[0]?.id ?? 0;
    expect(words).toEqual(expect.arrayContaining(resaltar));
    expect(resaltar.length).toBeGreaterThan(0);
    expect(Object.values(coincidencias)).toMatchObject(places);
    const { client } = await server.as('subscriber');
    const detail = await client.tenders.get({ params: { id }, query: { q } });
    expect(detail.resaltar).toEqual(expect.arrayContaining(resaltar));
  });

  it('ranks a match in the title before one in a line', async () => {
    const more = ['7001-1-LE26', '7001-2-LE26'].map((code, at) =>
      hashed({
        source: 'mercado-publico',
        code,
        format: 'mp-detalle',
        observedAt: '2026-11-19T12:00:00.000Z',
        payload: detailElement({
          code,
          title: at === 0 ? 'Compra de varios' : 'Compra de bombillas',
          items: at === 0 ? ['Bombillas'] : ['Varios'],
          publishedAt: `2026-11-0${9 - at}T09:00:00`,
        }),
      }),
    );
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    await ingestBatch(server.database, more, context);
    const codes = async (query: object) => {
      const { client } = await server.as('subscriber');
      const { datos } = await client.tenders.list({ query: { q: 'bombilla', ...query } });
      return datos.map(({ codigo }) => codigo);
    };
    expect(await codes({})).toEqual(['7001-2-LE26', '7001-1-LE26']);
    expect(await codes({ sort: '-publicacion' })).toEqual(['7001-1-LE26', '7001-2-LE26']);
  });
});
