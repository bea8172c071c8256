import type { Observation } from '@pliego/sources/notice';
import { expect, it } from 'vitest';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

/** A call of Mexico, whose days end three hours after those of Chile. */
function mexican(number: number, endDate: string): Observation {
  const ocid = `ocds-07smqs-${number}`;
  const tender = {
    title: 'Obra sin hora',
    status: 'active',
    datePublished: '2026-11-03',
    tenderPeriod: { endDate },
  };
  return {
    source: 'ocds',
    code: ocid,
    format: 'ocds-release',
    observedAt: '2026-11-10T12:00:00.000Z',
    payload: { ocid, tag: ['tender'], date: '2026-11-10T12:00:00Z', tender },
  };
}

describeServer('dates without an hour', (server) => {
  it('are their days in the list and its filters, and count until the end of them', async () => {
    const told = [mexican(1, '2026-11-20'), mexican(2, '2026-11-23'), mexican(3, '2026-11-24')];
    const context = { runId: null, companyId: null, readAt: fixtureNow };
    await ingestBatch(server.database, told.map(hashed), context);
    const { client } = await server.as('editor');
    const found = async (query: object) => {
      const { datos } = await client.tenders.list({
        query: { q: '"obra sin hora"', sort: 'cierre', ...query },
      });
      return datos.map(({ codigo }) => Number(codigo.at(-1)));
    };
    const [first] = (await client.tenders.list({ query: { q: 'ocds-07smqs-1', limit: 1 } })).datos;
    expect(first).toMatchObject({
      publicacionDia: '2026-11-03',
      publicacion: '2026-11-03T03:00:00.000Z',
      cierreDia: '2026-11-20',
      cierre: '2026-11-21T05:59:59.000Z',
      cierreZona: 'America/Mexico_City',
    });
    expect(await found({ cierre: 'hoy' })).toEqual([1]);
    expect(await found({ cierre: '3d' })).toEqual([1, 2]);
    expect(await found({ cierreDesde: '2026-11-23', cierreHasta: '2026-11-23' })).toEqual([2]);
    expect(await found({ cierreDesde: '2026-11-21' })).toEqual([2, 3]);
    // The day is over in Chile, and not yet in Mexico.
    server.setNow('2026-11-21T05:00:00.000Z');
    expect(await found({ cierre: 'vencidas' })).toEqual([]);
    expect(await found({ cierre: 'hoy' })).toEqual([1]);
    server.setNow('2026-11-21T06:00:00.000Z');
    expect(await found({ cierre: 'vencidas' })).toEqual([1]);
  });
});
