import { printedRut } from '@pliego/contract/rules/rut';
import type { Observation } from '@pliego/sources/notice';
import { expect, it } from 'vitest';
import { aTender } from '#server/testing/a-tender.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { hashed } from './fold-batch.ts';
import { ingestBatch } from './ingest.ts';

const context = { runId: null, companyId: null, readAt: fixtureNow };

/** Each world has the same observations with its own codes and institution. */
const codesOf = (world: number): [string, string] => [`500-${world}-LE26`, `501-${world}-LE26`];

/** The complaints of one institution in two tenders; the row of the CSV has none. */
function complaintsOf(world: number): Observation[] {
  const buyer = { name: 'Servicio', taxId: printedRut(61_000_000 + world) };
  const day = (number: number) => `2026-11-0${number}T12:00:00.000Z`;
  const [a, b] = codesOf(world);
  const row = {
    codigo: b,
    nombre: 'Otra',
    institucion_nombre: 'Servicio renombrado',
    institucion_rut: buyer.taxId,
    fecha_final: '2026-10-20T15:00:00',
    estado: 'cerrada',
  };
  return [
    aTender({ code: a, buyer, complaints: 12, observedAt: day(1) }),
    aTender({ code: a, buyer, complaints: 7, observedAt: day(3) }),
    aTender({ code: a, buyer, observedAt: day(4) }),
    {
      source: 'mercado-publico',
      code: b,
      format: 'mp-csv',
      observedAt: day(5),
      payload: row,
    },
  ];
}

describeServer('the complaints against a buyer', (server) => {
  const known = async (world: number) => {
    const { client } = await server.as('editor');
    const [code] = codesOf(world);
    const { datos } = await client.tenders.list({ query: { q: code, limit: 1 } });
    const detail = await client.tenders.get({ params: { id: datos[0]?.id ?? 0 } });
    return [detail.compradorDetalle?.reclamos, detail.comprador?.nombre];
  };

  it('are those of the latest observation that has them, in any order of arrival', async () => {
    for (let world = 1; world <= 24; world += 1) {
      // Each of the 24 orders of four: the world's number, written in factorials.
      const left = complaintsOf(world);
      const order = [6, 2, 1, 1].flatMap((size, at) =>
        left.splice(Math.floor((world - 1) / size) % (4 - at), 1),
      );
      const together = world % 4;
      for (const part of [order.slice(0, together), order.slice(together)]) {
        await ingestBatch(server.database, part.map(hashed), context);
      }
      expect({ world, known: await known(world) }).toEqual({
        world,
        known: [7, 'Servicio renombrado'],
      });
    }
  });
});
