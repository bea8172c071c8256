import type { CallInput } from '@pliego/contract/endpoint';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

type UnitQuery = NonNullable<CallInput<(typeof tenderEndpoints)['units']>['query']>;

/** A tender of one of the units of a hospital. */
function boughtBy(code: string, unit: string, region = 'Región del Maule') {
  const tender = aTender({ code, region, title: 'De una unidad', stateCode: 5 });
  const Comprador = {
    CodigoOrganismo: '8301',
    NombreOrganismo: 'HOSPITAL DE LINARES',
    RutUnidad: '61.606.901-1',
    CodigoUnidad: code.split('-')[0] ?? '',
    NombreUnidad: unit,
    RegionUnidad: region,
  };
  return hashed({ ...tender, payload: { ...tender.payload, Comprador } });
}

describeServer('buying units', (server) => {
  beforeAll(async () => {
    const batch = [
      boughtBy('8301-1-LE26', 'Abastecimiento'),
      boughtBy('8301-2-LE26', 'Abastecimiento', 'Región del Biobío'),
      boughtBy('8302-1-LE26', 'Farmacia, Insumos y Ñandú'),
    ];
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    await ingestBatch(server.database, batch, context);
    const secret = boughtBy('8303-1-LE26', 'Unidad Secreta');
    await ingestBatch(server.database, [secret], { ...context, companyId: 1 });
  });

  const asked = async (query: UnitQuery, who: 'subscriber' | 'foreign' = 'subscriber') => {
    const { client } = await server.as(who);
    return (await client.tenders.units({ query: { q: '"de una unidad"', ...query } })).datos;
  };

  it('stand under their institution, with their tenders under the other filters', async () => {
    const comprador = 'HOSPITAL DE LINARES';
    expect(await asked({}, 'foreign')).toEqual([
      { unidad: 8301, nombre: 'Abastecimiento', comprador, cantidad: 2 },
      { unidad: 8302, nombre: 'Farmacia, Insumos y Ñandú', comprador, cantidad: 1 },
    ]);
    // Which units are chosen does not narrow what can be chosen.
    const inMaule = await asked({ region: [7], unidad: [8302] }, 'foreign');
    expect(inMaule.map(({ unidad, cantidad }) => [unidad, cantidad])).toEqual([
      [8301, 1],
      [8302, 1],
    ]);
    const { client } = await server.as('subscriber');
    const named = await client.tenders.unitNames({ query: { unidades: [8302, 999_999] } });
    expect(named.datos).toEqual([{ unidad: 8302, nombre: 'Farmacia, Insumos y Ñandú', comprador }]);
  });

  it.each([
    ['nandu farmacia', [8302]],
    ['8301', [8301]],
    ['linares', [8301, 8302]],
    ['%', []],
  ])('are found by «%s»', async (buscar, units) => {
    const found = await asked({ buscar }, 'foreign');
    expect(found.map(({ unidad }) => unidad)).toEqual(units);
  });

  it('filter the list', async () => {
    const { client } = await server.as('subscriber');
    const { datos } = await client.tenders.list({
      query: { q: '"de una unidad"', unidad: [8301, 8302], region: [7] },
    });
    expect(datos.map(({ codigo }) => codigo).toSorted()).toEqual(['8301-1-LE26', '8302-1-LE26']);
    const visitor = await server.as('subscriber');
    const problem = await problemIn(visitor.send('GET', '/api/licitaciones?unidad=abc'));
    expect(problem).toMatchObject({ status: 422 });
  });

  it('of a company are seen by that company alone', async () => {
    expect(await asked({ buscar: 'secreta' })).toHaveLength(1);
    expect(await asked({ buscar: 'secreta' }, 'foreign')).toEqual([]);
  });
});
