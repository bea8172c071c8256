import type { Observation } from '@pliego/sources/notice';
import { beforeAll, expect, it } from 'vitest';
import { buyersTask, type BuyerEvent } from '#server/operator/same-buyers.ts';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';
import { hashed } from './fold-batch.ts';
import { ingestBatch } from './ingest.ts';
import { linkBuyers } from './same-buyer-commands.ts';

const context = { runId: null, companyId: null, readAt: fixtureNow };
const town = { name: 'I MUNICIPALIDAD DE PRUEBA', taxId: '69.141.400-0' };
const title = 'Comprador repetido';

/** A tender whose row of a table names the buyer and no more. */
function named(code: string, name: string, region: string, rut = ''): Observation {
  const payload = {
    codigo: code,
    nombre: title,
    institucion_nombre: name,
    institucion_rut: rut,
    region,
  };
  const observedAt = '2026-11-01T12:00:00.000Z';
  return { source: 'mercado-publico', code, format: 'mp-csv', observedAt, payload };
}

const nuble = 'Región del Ñuble';
const told = [
  aTender({ code: '940-1-LE26', title, buyer: town }),
  // The same RUT in another register.
  { ...aTender({ code: '941-1-COT26', title, buyer: town }), source: 'compra-agil' as const },
  // No RUT: the same name in the region, another name of the same unit, and the same name elsewhere.
  named('942-1-LE26', 'I. Municipalidad de Prueba', nuble),
  named('943-1-LE26', 'I Municipalidad  de PRUEBA', nuble),
  named('940-2-LE26', 'MUNICIPALIDAD PRUEBA, DAEM', nuble),
  named('944-1-LE26', town.name, 'Región del Biobío'),
];

async function operate(server: TestServer, work: Parameters<typeof buyersTask.run>[1]) {
  const rows: BuyerEvent[] = [];
  // Of what the operator's work stands on, this needs the database alone.
  const dependencies = { database: server.database } as Parameters<typeof buyersTask.run>[0];
  await buyersTask.run(dependencies, work, (row) => rows.push(row));
  return rows;
}

describeServer('one institution under several names', (server) => {
  beforeAll(async () => {
    // One by one and the other way round, so that links are made in either order.
    for (const one of told.toReversed()) await ingestBatch(server.database, [hashed(one)], context);
    await linkBuyers(server.database);
  });

  const facets = async () => {
    const { client } = await server.as('editor');
    const { comprador } = await client.tenders.facets({ query: { q: `"${title}"` } });
    return comprador.map(({ nombre, rut, cantidad }) => [nombre, rut, cantidad]);
  };
  const codes = async (comprador: number) => {
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.list({
      query: { comprador: [comprador], q: `"${title}"`, limit: 200 },
    });
    return datos.map(({ codigo }) => codigo).sort();
  };

  it('is listed once, with its RUT and all its tenders', async () => {
    const [first, ...others] = await facets();
    expect(first?.slice(1)).toEqual(['69.141.400-0', 5]);
    expect(others).toEqual([[town.name, null, 1]]);
  });

  it('is found by its RUT and filtered as one, whichever of its numbers is asked for', async () => {
    const { client } = await server.as('editor');
    const { datos } = await client.tenders.buyers({ query: { q: '69141400-0' } });
    expect(datos).toHaveLength(1);
    const all = ['940-1-LE26', '940-2-LE26', '941-1-COT26', '942-1-LE26', '943-1-LE26'];
    expect(await codes(datos[0]?.id ?? 0)).toEqual(all);
    const rows = await operate(server, { accion: 'buscar', texto: 'daem' });
    expect(rows).toMatchObject([{ taxId: null, sameBy: 'unidad' }]);
    expect(await codes(rows[0]?.id ?? 0)).toEqual(all);
  });

  it('can be merged and split by an operator, whose reason is kept', async () => {
    const [daem] = await operate(server, { accion: 'buscar', texto: 'daem' });
    const id = daem?.id ?? 0;
    const [alone] = await operate(server, { accion: 'separar', id, motivo: 'Tiene RUT propio' });
    expect(alone).toMatchObject({ sameAs: null, sameBy: 'operador', reason: 'Tiene RUT propio' });
    expect(await codes(id)).toEqual(['940-2-LE26']);
    // What sources say later leaves the decision alone.
    await ingestBatch(
      server.database,
      [hashed(named('940-3-LE26', 'MUNICIPALIDAD PRUEBA, DAEM', nuble))],
      context,
    );
    await linkBuyers(server.database);
    expect(await codes(id)).toEqual(['940-2-LE26', '940-3-LE26']);
    const con = daem?.sameAs ?? 0;
    await operate(server, { accion: 'unir', id, con, motivo: 'Es su departamento' });
    expect(await codes(id)).toHaveLength(6);
    await expect(operate(server, { accion: 'unir', id, con, motivo: 'Otra vez' })).rejects.toThrow(
      'Ya son el mismo comprador.',
    );
  });
});
