import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { activeConnector, later, runToRest, ticket } from '#server/testing/connector-run.ts';
import { FakeCompraAgil } from '#server/testing/fake-compra-agil.ts';
import { FakeOcds, type OcdsTrouble } from '#server/testing/fake-ocds.ts';
import { FakePlacsp } from '#server/testing/fake-placsp.ts';
import { describeServer, type TestServer } from '#server/testing/test-server.ts';

const noon = '2026-11-19T15:00:00.000Z';

/** Tenders of a source, and how many observations there are of them. */
async function stored(server: TestServer, source: string) {
  const [row] = await server.database.read('system', (tx) =>
    rowsOf<{ tenders: number; observations: number }>(
      tx,
      sql`select count(distinct t.id)::int as tenders, count(*)::int as observations
        from tenders t join tender_observations o on o.tender_id = t.id where t.source = ${source}`,
    ),
  );
  return row;
}

async function forget(server: TestServer): Promise<void> {
  const { client } = await server.as('admin');
  for (const { id } of (await client.connectors.list()).datos) {
    await client.connectors.remove({ params: { id } });
  }
  const others = "(select id from tenders where source in ('compra-agil', 'ocds', 'placsp'))";
  await server.database.asOwner(`delete from source_lanes;
    delete from tender_sightings where id in ${others};
    delete from tender_observations where tender_id in ${others};
    delete from tenders where source in ('compra-agil', 'ocds', 'placsp')`);
}

describeServer('Compra Ágil, read live', (server) => {
  let service: FakeCompraAgil;

  beforeEach(async () => {
    server.setNow(noon);
    await forget(server);
    service = new FakeCompraAgil(ticket, () => server.now());
    server.outside.services.set('api2.mercadopublico.cl', service.answer);
  });

  it('reads what changed in small pages, and then only what changed since', async () => {
    service.publish(40, '2026-11-19T08:00:00');
    const id = await activeConnector(server, 'compra-agil');
    await runToRest(server, id);
    expect(await stored(server, 'compra-agil')).toEqual({ tenders: 40, observations: 40 });
    expect(service.calls.map(({ page, size }) => [page, size])).toEqual([
      [1, 15],
      [2, 15],
      [3, 15],
    ]);
    service.publish(2, '2026-11-19T12:10:00');
    await runToRest(server, id, { until: later(server, 31) });
    expect(await stored(server, 'compra-agil')).toEqual({ tenders: 42, observations: 42 });
    expect(service.calls).toHaveLength(4);
  });

  it('requests smaller pages after a gateway timeout, and loses nothing to its errors', async () => {
    service.publish(33, '2026-11-19T08:00:00');
    const id = await activeConnector(server, 'compra-agil');
    service.ahead.push(504, 200, 500, 299, 200, 504);
    await runToRest(server, id, { until: later(server, 30) });
    expect(await stored(server, 'compra-agil')).toEqual({ tenders: 33, observations: 33 });
    expect(service.calls.slice(0, 2).map(({ size }) => size)).toEqual([15, 10]);
  });

  it('misses nothing when what was read leaves the window and the rest moves up', async () => {
    service.publish(31, '2026-11-19T08:00:00');
    const id = await activeConnector(server, 'compra-agil');
    service.onCall = (page) => {
      // Two of the first page change again while the second is loading.
      if (page !== 2 || service.calls.length !== 1) return;
      for (const purchase of service.purchases.slice(0, 2))
        purchase.changedAt = '2026-11-19T12:05:00';
    };
    await runToRest(server, id);
    expect((await stored(server, 'compra-agil'))?.tenders).toBe(31);
    await runToRest(server, id, { until: later(server, 31) });
    expect(await stored(server, 'compra-agil')).toEqual({ tenders: 31, observations: 33 });
  });

  it('makes no request until midnight after a 429', async () => {
    service.publish(40, '2026-11-19T08:00:00');
    const id = await activeConnector(server, 'compra-agil');
    service.ahead.push(200, 429);
    await runToRest(server, id, { until: new Date('2026-11-20T02:59:00Z') });
    expect(service.calls).toHaveLength(2);
    await runToRest(server, id, { until: new Date('2026-11-20T03:20:00Z') });
    expect((await stored(server, 'compra-agil'))?.tenders).toBe(40);
  });

  it('reads days long gone, and one purchase by itself', async () => {
    service.publish(17, '2026-06-01T10:00:00');
    service.publish(3, '2026-06-03T23:59:00');
    const id = await activeConnector(server, 'compra-agil');
    const { client } = await server.as('admin');
    await client.connectors.backfill({
      params: { id },
      body: { desde: '2026-06-01', hasta: '2026-06-03' },
    });
    await runToRest(server, id);
    expect((await stored(server, 'compra-agil'))?.tenders).toBe(20);
    const [done] = (await client.connectors.backfills({ params: { id } })).datos;
    expect(done).toMatchObject({ estado: 'terminado', llamadas: 4 });
    const [purchase] = (await client.tenders.list({ query: { q: '5120-18-COT26' } })).datos;
    const refreshed = await client.connectors.refresh({ params: { id: purchase?.id ?? 0 } });
    expect(refreshed.resultado).toMatch(/actualizada|sin-cambios/);
  });
});

describeServer('a publisher of OCDS, read live', (server) => {
  let service: FakeOcds;

  beforeEach(async () => {
    server.setNow(noon);
    await forget(server);
    service = new FakeOcds();
    server.outside.services.set('datos.publicador.test', service.answer);
  });

  it.each([
    ['is of no office we know: for the company alone', [], 0],
    ['the operator trusts: for all', ['datos.publicador.test'], 3],
  ] as const)('counts what a publisher says who %s', async (_, trusted, others) => {
    service.publish(3);
    const id = await activeConnector(server, 'ocds');
    const dependencies = { ...server.connectors, trustedHosts: new Set<string>(trusted) };
    await runToRest(server, id, { dependencies });
    const seen = async (person: 'admin' | 'foreign') => {
      const { client } = await server.as(person);
      const { datos } = await client.tenders.list({ query: { limit: 200 } });
      return datos.filter(({ fuente }) => fuente === 'ocds').length;
    };
    expect([await seen('admin'), await seen('foreign')]).toEqual([3, others]);
    // Read again, it brings nothing new to either.
    await runToRest(server, id, { dependencies, until: later(server, 31) });
    expect(await stored(server, 'ocds')).toEqual({ tenders: 3, observations: 3 });
  });

  it.each([true, false])(
    'reads every page, then only news (newest first: %s)',
    async (newestFirst) => {
      service.newestFirst = newestFirst;
      service.publish(45);
      const id = await activeConnector(server, 'ocds');
      await runToRest(server, id);
      expect(await stored(server, 'ocds')).toEqual({ tenders: 45, observations: 45 });
      expect(service.calls).toEqual(['1', '2', '3', '4', '5']);
      service.publish(12);
      await runToRest(server, id, { until: later(server, 31) });
      expect(await stored(server, 'ocds')).toEqual({ tenders: 57, observations: 57 });
      const before = service.calls.length;
      await runToRest(server, id, { until: later(server, 31) });
      expect(service.calls.length - before).toBeLessThan(4);
    },
  );

  it.each<OcdsTrouble>(['http-500', 'error-200', 'cut-json', 'nul'])(
    'loses nothing to %s',
    async (trouble) => {
      service.publish(35);
      const id = await activeConnector(server, 'ocds');
      service.ahead.push(trouble, null, trouble, trouble);
      await runToRest(server, id, { until: later(server, 25) });
      expect(await stored(server, 'ocds')).toEqual({ tenders: 35, observations: 35 });
    },
  );

  it.each<OcdsTrouble>(['elsewhere', 'private', 'loop'])(
    'follows no link that leads %s, and says so',
    async (trouble) => {
      service.publish(25);
      const id = await activeConnector(server, 'ocds');
      service.ahead.push(null, trouble);
      await runToRest(server, id);
      expect(server.outside.strangers).toEqual([]);
      // A page under another address is known by what it links to.
      expect(service.calls).toEqual(trouble === 'loop' ? ['1', '2', '1'] : ['1', '2']);
      // What came with it was read.
      expect((await stored(server, 'ocds'))?.tenders).toBe(20);
      const { client } = await server.as('subscriber');
      const [notice] = (await client.connectors.notices()).datos;
      expect(notice?.tipo).toBe(
        trouble === 'loop' ? 'respuesta-ilegible' : 'direccion-no-permitida',
      );
    },
  );

  it('goes on with the page where it stopped', async () => {
    service.publish(45);
    const id = await activeConnector(server, 'ocds');
    service.ahead.push(null, null, 'http-500');
    await runToRest(server, id);
    expect((await stored(server, 'ocds'))?.tenders).toBe(20);
    await runToRest(server, id, { until: later(server, 10) });
    expect(service.calls).toEqual(['1', '2', '3', '3', '4', '5']);
    expect((await stored(server, 'ocds'))?.tenders).toBe(45);
  });
});

describeServer('PLACSP, read live', (server) => {
  let service: FakePlacsp;

  beforeEach(async () => {
    server.setNow(noon);
    await forget(server);
    service = new FakePlacsp();
    server.outside.services.set('contratacion.test', service.answer);
  });

  const publish = (from: number, to: number, day: string): void => {
    for (let number = from; number <= to; number += 1) {
      const minute = String(number % 60).padStart(2, '0');
      service.publish(number, `${day}T10:${minute}:00.000+01:00`);
    }
  };

  it('reads the files of the last days, and then until what it knows', async () => {
    publish(1, 10, '2026-10-01');
    publish(11, 23, '2026-11-18');
    const id = await activeConnector(server, 'placsp');
    await runToRest(server, id);
    // The third file is the first that holds something older than three days.
    expect(service.calls).toEqual(['0', '1', '2']);
    expect((await stored(server, 'placsp'))?.tenders).toBe(15);
    publish(24, 25, '2026-11-19');
    service.publish(20, '2026-11-19T11:00:00.000+01:00', { title: 'Obra número 20, corregida' });
    service.publish(21, '2026-11-19T11:05:00.000+01:00', { deleted: true });
    await runToRest(server, id, { until: later(server, 31) });
    expect(service.calls.slice(3)).toEqual(['0']);
    const { client } = await server.as('admin');
    const [corrected] = (await client.tenders.list({ query: { q: '700020' } })).datos;
    expect(corrected?.nombre).toContain('corregida');
    expect((await stored(server, 'placsp'))?.tenders).toBe(17);
  });

  it('loses nothing when a file breaks off', async () => {
    publish(1, 12, '2026-11-18');
    const id = await activeConnector(server, 'placsp');
    service.ahead.push('cut', null, 'http-503', 'cut');
    await runToRest(server, id, { until: later(server, 25) });
    expect(await stored(server, 'placsp')).toEqual({ tenders: 12, observations: 12 });
  });

  it('reads back to a requested day', async () => {
    publish(1, 10, '2026-09-01');
    publish(11, 20, '2026-10-01');
    publish(21, 25, '2026-11-18');
    const id = await activeConnector(server, 'placsp');
    await runToRest(server, id);
    const { client } = await server.as('admin');
    await client.connectors.backfill({
      params: { id },
      body: { desde: '2026-09-20', hasta: '2026-11-19' },
    });
    await runToRest(server, id);
    expect((await stored(server, 'placsp'))?.tenders).toBe(20);
    const [done] = (await client.connectors.backfills({ params: { id } })).datos;
    expect(done).toMatchObject({ estado: 'terminado', llamadas: 4 });
  });
});
