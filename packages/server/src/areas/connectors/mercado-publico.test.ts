import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { activeConnector, later, runToRest, ticket } from '#server/testing/connector-run.ts';
import {
  FakeMercadoPublico,
  type Trouble,
  troubles,
} from '#server/testing/fake-mercado-publico.ts';
import { expectAll, forget } from '#server/testing/live-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { nobody } from './interest-queries.ts';

const host = 'api.mercadopublico.cl';
/** A Thursday noon in Santiago. */
const noon = '2026-11-19T15:00:00.000Z';

describeServer('Mercado Público, read live', (server) => {
  let service: FakeMercadoPublico;

  beforeEach(async () => {
    server.setNow(noon);
    await forget(server);
    service = new FakeMercadoPublico(ticket, () => server.now());
    server.outside.services.set(host, service.answer);
  });

  it('makes no request until it is activated', async () => {
    const { client } = await server.as('admin');
    const body = { tipo: 'mercado-publico', nombre: 'Portal', ticket } as const;
    const { id, estado } = await client.connectors.create({ body });
    await runToRest(server, id);
    expect({ estado, calls: service.calls }).toEqual({ estado: 'pausado', calls: [] });
  });

  it('reads the lists, then a detail of each, one request at a time', async () => {
    service.publish(40);
    const id = await activeConnector(server, 'mercado-publico');
    await runToRest(server, id);
    await expectAll(server, service);
    expect(service.calls.slice(0, 2).map(({ asked }) => asked)).toEqual(['activas', '19112026']);
    expect(service.calls.length).toBe(2 + 1 + 40);
    expect(service.simultaneous).toBe(0);
    expect(service.shortestGap()).toBeGreaterThanOrEqual(2_000);
    const { client } = await server.as('admin');
    const { datos } = await client.connectors.runs({ params: { id } });
    expect(datos.map(({ estado, llamadas, conteo }) => [estado, llamadas, conteo])).toEqual([
      [
        'terminada',
        43,
        {
          leidas: 43 + 43 + 40,
          nuevas: 40,
          cambiadas: 40,
          sinCambios: 46,
          rechazadas: 0,
          reparadas: 0,
        },
      ],
    ]);
    // The list of imports would be full of its rounds within a day.
    expect((await client.sources.runs({ query: {} })).datos).toEqual([]);
  });

  it('requests again only what changed', async () => {
    const [first] = service.publish(5);
    const id = await activeConnector(server, 'mercado-publico');
    await runToRest(server, id);
    const before = service.calls.length;
    await runToRest(server, id, { until: later(server, 31) });
    expect(service.calls.slice(before).map(({ asked }) => asked)).toEqual(['activas', '19112026']);
    if (first !== undefined) first.state = 6;
    const then = service.calls.length;
    await runToRest(server, id, { until: later(server, 31) });
    expect(service.calls.slice(then).map(({ asked }) => asked)).toEqual([
      'activas',
      '19112026',
      first?.code,
    ]);
  });

  it('takes an empty list for a sign of life', async () => {
    service.publish(2);
    const id = await activeConnector(server, 'mercado-publico');
    await runToRest(server, id);
    service.tenders.clear();
    await runToRest(server, id, { until: later(server, 60 * 30) });
    const { client } = await server.as('admin');
    const sources = (await client.sources.list()).datos;
    const portal = sources.find(({ fuente }) => fuente === 'mercado-publico');
    expect(portal?.retrasoMinutos).toBeLessThanOrEqual(60);
  });

  it('requests first what users follow, then what closes soon', async () => {
    const [followed] = service.publish(1, { closesAt: null, state: 6 });
    service.publish(3);
    const [soon] = service.publish(1, { closesAt: '2026-11-20T15:00:00' });
    const [earlier] = service.publish(1, { closesAt: '2026-11-20T12:00:00' });
    const id = await activeConnector(server, 'mercado-publico');
    // Known and followed before its first detail.
    service.ahead.push(null, null, null, 'http-500');
    await runToRest(server, id);
    await server.database.transaction({ companyId: 1, userId: nobody }, (tx) =>
      tx.execute(sql`insert into tender_work (company_id, tender_id, version, updated_at)
        select 1, id, 1, now() from visible_tenders where code = ${followed?.code}`),
    );
    await server.database.asOwner('delete from connector_queue');
    for (const tender of service.tenders.values()) tender.title = `${tender.title} modificado`;
    const changed = service.calls.length;
    for (const tender of service.tenders.values())
      tender.closesAt = tender.closesAt?.replace(':00:00', ':30:00') ?? null;
    if (followed !== undefined) followed.state = 8;
    await runToRest(server, id, { until: later(server, 40) });
    const asked = service.calls.slice(changed).map((call) => call.asked);
    expect(asked.filter((code) => code.startsWith('3401')).slice(0, 3)).toEqual([
      followed?.code,
      earlier?.code,
      soon?.code,
    ]);
  });

  // A 429 lasts until midnight, and an echo changes the data: both have separate tests.
  it.each(troubles.filter((one) => one !== 'http-429' && one !== 'echo'))(
    'loses nothing to %s',
    async (trouble: Trouble) => {
      service.publish(6);
      const id = await activeConnector(server, 'mercado-publico');
      // Once on each list, and now and then on a detail.
      service.ahead.push(trouble, null, trouble, null, null, trouble, trouble);
      await runToRest(server, id, { until: later(server, 90) });
      await expectAll(server, service);
      expect(service.simultaneous).toBe(0);
      expect(service.shortestGap()).toBeGreaterThanOrEqual(2_000);
    },
  );

  it('makes no request until midnight in Santiago after a 429', async () => {
    service.publish(2);
    const id = await activeConnector(server, 'mercado-publico');
    service.ahead.push(null, 'http-429');
    await runToRest(server, id, { until: later(server, 11 * 60) });
    expect(service.calls.length).toBe(2);
    const { client } = await server.as('admin');
    const { cuota, proxima } = await client.connectors.get({ params: { id } });
    expect(cuota?.bloqueadaHasta).toBe('2026-11-20T03:00:00.000Z');
    expect(proxima).toBe('2026-11-20T03:00:00.000Z');
    await runToRest(server, id, { until: new Date('2026-11-20T03:40:00.000Z') });
    await expectAll(server, service);
  });

  it('goes on where storing failed, at whichever batch that was', async () => {
    service.publish(9);
    const id = await activeConnector(server, 'mercado-publico');
    for (let dies = 1; dies <= 12; dies += 1) {
      let asked = 0;
      const failing = {
        ...server.connectors,
        // Between the request and its storage: the worst moment.
        hasRoom: async () => {
          asked += 1;
          if (asked === (dies % 3) + 1) throw new Error('killed');
          return true;
        },
      };
      await runToRest(server, id, { dependencies: failing });
      server.setNow(later(server, 10).toISOString());
    }
    server.logged.splice(0);
    await runToRest(server, id, { until: later(server, 60) });
    await expectAll(server, service);
  });

  it('goes on where a process died in the middle of a request', async () => {
    service.publish(5);
    const id = await activeConnector(server, 'mercado-publico');
    for (const dies of [1, 2, 5]) {
      const died = new Promise<void>((resolve) => {
        service.onCall = () => {
          if (service.calls.length < dies) return;
          resolve();
          return new Promise(() => {});
        };
      });
      const dependencies = { ...server.connectors, process: `proceso ${dies}` };
      await Promise.race([runToRest(server, id, { dependencies }), died]);
      // No other process may take what the dead one holds before its lease ends.
      const before = service.calls.length;
      await runToRest(server, id);
      expect(service.calls.length).toBe(before);
      server.setNow(later(server, 6).toISOString());
      const [again, { tenders }] = [new FakeMercadoPublico(ticket, () => server.now()), service];
      for (const tender of tenders.values()) again.tenders.set(tender.code, tender);
      service = again;
      server.outside.services.set(host, service.answer);
    }
    await runToRest(server, id, { until: later(server, 60) });
    await expectAll(server, service);
  });
});
