import type { CallInput } from '@pliego/contract/endpoint';
import type { tenderEndpoints } from '@pliego/contract/areas/tenders';
import type { JsonObject } from '@pliego/sources/notice';
import { beforeAll, expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';

type SupplierQuery = NonNullable<CallInput<(typeof tenderEndpoints)['suppliers']>['query']>;
type Winner = [name: string, rut: string | null];

function wonBy(code: string, winners: readonly Winner[], region = 'Región del Maule') {
  const tender = aTender({ code, region, title: 'Ganada por alguien', stateCode: 8 });
  const Listado = winners.map(([NombreProveedor, RutProveedor], at): JsonObject => ({
    Correlativo: at + 1,
    CodigoProducto: 44_101_700,
    NombreProducto: 'Papel',
    Adjudicacion: { NombreProveedor, RutProveedor, Cantidad: 1, MontoUnitario: 10 },
  }));
  const payload = { ...tender.payload, Items: { Cantidad: Listado.length, Listado } };
  return hashed({ ...tender, payload });
}

const andino = 'rut:76123456-0';
const nandu = 'nombre:ferreteria nandu ltda';

describeServer('suppliers', (server) => {
  beforeAll(async () => {
    const batch = [
      wonBy('8201-1-LE26', [
        ['Aseo Andino SpA', '76.123.456-0'],
        ['Ferretería Ñandú Limitada', null],
      ]),
      wonBy('8201-2-LE26', [['ASEO ANDINO S.P.A.', '761234560']], 'Región del Biobío'),
      wonBy('8201-3-LE26', [['FERRETERIA ÑANDU LTDA.', '']]),
    ];
    const context = { runId: null, readAt: fixtureNow, companyId: null };
    await ingestBatch(server.database, batch, context);
    const secret = wonBy('8201-4-LE26', [['Proveedor Secreto SpA', '77.000.001-7']]);
    await ingestBatch(server.database, [secret], { ...context, companyId: 1 });
  });

  const asked = async (query: SupplierQuery, who: 'subscriber' | 'foreign' = 'subscriber') => {
    const { client } = await server.as(who);
    const { datos } = await client.tenders.suppliers({
      query: { q: '"ganada por alguien"', ...query },
    });
    return datos.map(({ clave, cantidad }) => [clave, cantidad]);
  };

  it('are one however their RUT and name are written', async () => {
    expect(await asked({ vista: 'todas' })).toEqual(
      expect.arrayContaining([
        [andino, 2],
        [nandu, 2],
      ]),
    );
    const { client } = await server.as('subscriber');
    const names = await client.tenders.supplierNames({ query: { claves: [andino, nandu] } });
    expect(names.datos).toEqual([
      { clave: andino, nombre: 'Aseo Andino SpA', rut: '76.123.456-0' },
      { clave: nandu, nombre: 'Ferretería Ñandú Limitada', rut: null },
    ]);
  });

  it('filter the list', async () => {
    const { client } = await server.as('subscriber');
    const codes = async (...proveedor: string[]) => {
      const { datos } = await client.tenders.list({ query: { proveedor, sort: 'nombre' } });
      return datos.map(({ codigo }) => codigo).toSorted();
    };
    expect(await codes(andino)).toEqual(['8201-1-LE26', '8201-2-LE26']);
    expect(await codes(andino, nandu)).toEqual(['8201-1-LE26', '8201-2-LE26', '8201-3-LE26']);
    expect(await codes('rut:1-9')).toEqual([]);
  });

  it('are found by words of their name and by RUT, and counted under the other filters', async () => {
    expect(await asked({ buscar: 'ñandú' })).toEqual([[nandu, 2]]);
    expect(await asked({ buscar: '76123456-0' })).toEqual([[andino, 2]]);
    expect(await asked({ buscar: 'andino', region: [8] })).toEqual([[andino, 1]]);
    expect(await asked({ buscar: 'ninguno' })).toEqual([]);
    // Not by itself: the others that could be chosen stay.
    expect(await asked({ buscar: 'andino', proveedor: [nandu] })).toEqual([[andino, 2]]);
  });

  it('of what a company imported are seen by that company alone', async () => {
    expect(await asked({ buscar: 'secreto' })).toEqual([['rut:77000001-7', 1]]);
    expect(await asked({ buscar: 'secreto' }, 'foreign')).toEqual([]);
  });

  it('refuse what is no key', async () => {
    const visitor = await server.as('subscriber');
    const problem = await problemIn(visitor.send('GET', '/api/licitaciones?proveedor=x'));
    expect(problem).toMatchObject({ status: 422 });
  });
});
