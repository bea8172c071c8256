import type { CallInput } from '@pliego/contract/endpoint';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { JsonObject } from '@pliego/sources/notice';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

type RubroQuery = NonNullable<CallInput<(typeof tenderEndpoints)['rubros']>['query']>;

const medical = 'Equipamiento y suministros médicos';
const lines = {
  gloves: [42_132_203, `${medical} / Telas y vestuario médico / Guantes`, 'Guantes de examen'],
  masks: [42_131_707, `${medical} / Telas y vestuario médico / Mascarillas`, 'Mascarillas'],
  cats: [10_101_501, 'Plantas y animales / Animales vivos / Animales domésticos', 'Gatos'],
  works: ['721315001', 'Obras', 'Obra mayor'],
} as const;

function buying(code: string, bought: readonly (keyof typeof lines)[], region: string) {
  const tender = aTender({ code, region });
  const Listado = bought.map((name, at): JsonObject => {
    const [CodigoProducto, Categoria, NombreProducto] = lines[name];
    return { Correlativo: at + 1, CodigoProducto, Categoria, NombreProducto };
  });
  const payload = { ...tender.payload, Items: { Cantidad: Listado.length, Listado } };
  return hashed({ ...tender, payload });
}

describeServer('rubros', (server) => {
  beforeAll(async () => {
    const cpv = hashed({
      source: 'ted',
      code: 'ocds-x-42',
      format: 'ocds-release',
      observedAt: '2026-11-18T12:00:00.000Z',
      payload: {
        ocid: 'ocds-x-42',
        id: '1',
        date: '2026-11-18T12:00:00Z',
        tag: ['tender'],
        tender: {
          id: '1',
          title: 'Con código de otra clasificación',
          items: [{ id: '1', classification: { scheme: 'CPV', id: '42130000' } }],
        },
      },
    });
    const batch = [
      buying('8101-1-LE26', ['gloves', 'masks'], 'Región del Maule'),
      buying('8101-2-LE26', ['gloves'], 'Región del Biobío'),
      buying('8101-3-LE26', ['cats', 'works'], 'Región del Biobío'),
      cpv,
    ];
    await ingestBatch(server.database, batch, { runId: null, readAt: fixtureNow, companyId: null });
  });
  const listed = async (rubro: string[]) => {
    const { client } = await server.as('subscriber');
    const { datos } = await client.tenders.list({ query: { rubro } });
    return datos.map(({ codigo }) => codigo).sort();
  };
  const tree = async (query: RubroQuery) => {
    const { client } = await server.as('subscriber');
    const { datos } = await client.tenders.rubros({ query });
    return datos.map(({ codigo, nombre, cantidad }) => [codigo, nombre, cantidad]);
  };

  it.each([
    ['a segment', ['42'], ['8101-1-LE26', '8101-2-LE26']],
    ['a family', ['4213'], ['8101-1-LE26', '8101-2-LE26']],
    ['a class', ['421317'], ['8101-1-LE26']],
    ['a product', ['42131707'], ['8101-1-LE26']],
    ['either of two', ['421317', '10'], ['8101-1-LE26', '8101-3-LE26']],
    ['one that nobody buys', ['95'], []],
  ])('keep what buys something of %s, and no code of another scheme', async (_, rubro, codes) => {
    expect(await listed(rubro)).toEqual(codes);
  });

  it('are counted a level at a time, with their names', async () => {
    const segments = await tree({ fuente: ['mercado-publico'] });
    expect(segments).toContainEqual(['42', 'Equipos y suministros médicos', 2]);
    expect(segments).toContainEqual(['10', 'Plantas y animales vivos', 1]);
    expect(await tree({ bajo: '42' })).toEqual([['4213', 'Telas y vestuario médico', 2]]);
    expect(await tree({ bajo: '4213' })).toEqual([
      ['421322', 'Guantes', 2],
      ['421317', 'Mascarillas', 1],
    ]);
    expect(await tree({ bajo: '421322' })).toEqual([['42132203', 'Guantes de examen', 2]]);
  });

  it('are counted under the other filters and not under themselves', async () => {
    expect(await tree({ bajo: '42', region: [7], rubro: ['10'] })).toEqual([
      ['4213', 'Telas y vestuario médico', 1],
    ]);
  });

  it.each([
    ['guante', ['421322', '42132203']],
    ['EXAMEN guantes', ['42132203']],
    ['medicos', ['42']],
    ['421317', ['421317', '42131707']],
    ['unicornios', []],
    ['100%', []],
  ])('are found by %s', async (buscar, codes) => {
    expect((await tree({ buscar })).map(([code]) => code)).toEqual(codes);
  });

  it('have names, where these are known', async () => {
    const { client } = await server.as('subscriber');
    const { datos } = await client.tenders.rubroNames({ query: { codigos: ['42', '4213', '99'] } });
    expect(datos).toEqual([
      { codigo: '42', nombre: 'Equipos y suministros médicos' },
      { codigo: '4213', nombre: 'Telas y vestuario médico' },
      { codigo: '99', nombre: null },
    ]);
  });

  it.each(['421', 'x', '4213220301'])('refuse %s, which is none', async (rubro) => {
    const visitor = await server.as('subscriber');
    const problem = await problemIn(visitor.send('GET', `/api/licitaciones?rubro=${rubro}`));
    expect(problem).toMatchObject({ status: 422 });
  });
});
