import { beforeEach, expect, it } from 'vitest';
import { activeConnector, later, runToRest, ticket } from '#server/testing/connector-run.ts';
import { FakeMercadoPublico, troubles } from '#server/testing/fake-mercado-publico.ts';
import { expectAll, forget, stored } from '#server/testing/live-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';

const host = 'api.mercadopublico.cl';
/** A Thursday noon in Santiago. */
const noon = '2026-11-19T15:00:00.000Z';

describeServer('a connector', (server) => {
  let service: FakeMercadoPublico;

  beforeEach(async () => {
    server.setNow(noon);
    await forget(server);
    service = new FakeMercadoPublico(ticket, () => server.now());
    server.outside.services.set(host, service.answer);
  });

  it('keeps a fifth of the quota for people, and goes on after midnight', async () => {
    service.publish(20);
    const id = await activeConnector(server, 'mercado-publico');
    await runToRest(server, id, { until: new Date(0) });
    const { client } = await server.as('admin');
    await server.database.asOwner(
      "update source_lanes set used = 7990, used_by_hand = 0, day = '2026-11-19'",
    );
    await server.database.asOwner('delete from connector_queue');
    for (const tender of service.tenders.values()) tender.state = 6;
    const before = service.calls.length;
    await runToRest(server, id, { until: new Date('2026-11-19T23:00:00Z') });
    expect(service.calls.length - before).toBe(10);
    const [connector] = (await client.connectors.list()).datos;
    expect(connector?.cuota).toMatchObject({
      usadas: 8_000,
      limite: 10_000,
      reservadas: 2_000,
      aMano: 0,
    });
    const [tender] = (await client.tenders.list({ query: { q: '3401-3-LE26' } })).datos;
    const refreshed = await client.connectors.refresh({ params: { id: tender?.id ?? 0 } });
    expect(refreshed.resultado).toMatch(/actualizada|sin-cambios/);
    expect((await client.connectors.get({ params: { id } })).cuota).toMatchObject({
      usadas: 8_001,
      aMano: 1,
    });
    await server.database.asOwner('update source_lanes set used = 10000');
    const none = await client.connectors.refresh({ params: { id: tender?.id ?? 0 } });
    expect(none.resultado).toBe('sin-cuota');
    await runToRest(server, id, { until: new Date('2026-11-20T06:00:00Z') });
    expect(service.callsOn('2026-11-20')).toBeGreaterThan(10);
    await expect(stored(server)).resolves.toHaveLength(20);
  });

  it('shares the slot of a ticket with other connectors that have it', async () => {
    service.publish(6);
    const id = await activeConnector(server, 'mercado-publico');
    const foreign = await server.as('foreign');
    const other = await foreign.client.connectors.create({
      body: { tipo: 'mercado-publico', nombre: 'La otra', ticket },
    });
    await foreign.client.connectors.start({ params: { id: other.id } });
    // Waiting lets the other connector run, and advances the clock a little.
    const elsewhere = {
      ...server.connectors,
      process: 'otro',
      wait: () =>
        new Promise<boolean>((resolve) => {
          server.setNow(new Date(server.now().getTime() + 50).toISOString());
          setImmediate(resolve, true);
        }),
    };
    await Promise.all([
      runToRest(server, id, { until: later(server, 5) }),
      runToRest(server, other.id, { dependencies: elsewhere, until: later(server, 5) }),
    ]);
    expect(service.simultaneous).toBe(0);
    expect(service.shortestGap()).toBeGreaterThanOrEqual(2_000);
    await foreign.client.connectors.remove({ params: { id: other.id } });
  });

  it('makes no other request after it is paused', async () => {
    service.publish(20);
    const id = await activeConnector(server, 'mercado-publico');
    const { client } = await server.as('admin');
    service.onCall = async () => {
      if (service.calls.length === 7) await client.connectors.pause({ params: { id } });
    };
    await runToRest(server, id, { until: later(server, 60) });
    expect(service.calls.length).toBe(7);
    expect((await stored(server)).filter(({ details }) => details > 0)).toHaveLength(4);
    service.onCall = undefined;
    await client.connectors.start({ params: { id } });
    await runToRest(server, id, { until: later(server, 60) });
    await expectAll(server, service);
  });

  it('blames no service for a request that the server broke off when it stopped', async () => {
    service.publish(3);
    const id = await activeConnector(server, 'mercado-publico');
    const closing = new AbortController();
    service.onCall = () => closing.abort();
    service.ahead.push('hang-up');
    const { signal } = closing;
    await runToRest(server, id, {
      signal,
      dependencies: { ...server.connectors, closing: signal },
    });
    const { client } = await server.as('admin');
    const { ultimoFallo, corriendo } = await client.connectors.get({ params: { id } });
    expect({ ultimoFallo, corriendo, calls: service.calls.length }).toEqual({
      ultimoFallo: null,
      corriendo: false,
      calls: 1,
    });
    service.onCall = undefined;
    await runToRest(server, id, { until: later(server, 5) });
    await expectAll(server, service);
  });

  it('raises one notice for a source that fails, and closes it when that is over', async () => {
    service.publish(3);
    const id = await activeConnector(server, 'mercado-publico');
    const { client } = await server.as('subscriber');
    service.ahead.push(...Array.from({ length: 30 }, () => 'http-500' as const));
    await runToRest(server, id, { until: later(server, 240) });
    const [open, ...others] = (await client.connectors.notices()).datos;
    expect(others).toEqual([]);
    expect(open).toMatchObject({ conector: id, tipo: 'error-del-servicio', cerrado: null });
    expect(open?.veces).toBeGreaterThan(5);
    const silent = await client.connectors.get({ params: { id } });
    expect(silent.silencioDesde).not.toBeNull();
    service.ahead.splice(0);
    await runToRest(server, id, { until: later(server, 120) });
    const after = (await client.connectors.notices()).datos;
    expect(after.map(({ id: notice, cerrado }) => [notice, cerrado !== null])).toEqual([
      [open?.id, true],
    ]);
    expect((await client.connectors.get({ params: { id } })).silencioDesde).toBeNull();
    await expectAll(server, service);
  });

  it('reads a range of days again, estimates its end, and can be cancelled', async () => {
    service.publish(4, { state: 8, days: ['2026-10-01'], closesAt: '2026-10-01T15:00:00' });
    service.publish(4, { state: 8, days: ['2026-10-03'], closesAt: '2026-10-01T15:00:00' });
    const id = await activeConnector(server, 'mercado-publico');
    await runToRest(server, id);
    const { client } = await server.as('admin');
    const asked = { params: { id }, body: { desde: '2026-10-01', hasta: '2026-10-04' } };
    const begun = await client.connectors.backfill(asked);
    expect(begun).toMatchObject({ estado: 'en-cola', avance: 0, llamadasPendientes: 4 });
    await expect(client.connectors.backfill(asked)).rejects.toMatchObject({
      problem: { code: 'ya-existe', motivo: { code: 'rango-en-curso' } },
    });
    service.onCall = async (what) => {
      if (what !== '02102026') return;
      const { historico } = await client.connectors.get({ params: { id } });
      expect(historico?.avance).toBeGreaterThan(0);
      expect(Date.parse(historico?.terminaAprox ?? '')).toBeGreaterThan(server.now().getTime());
    };
    await runToRest(server, id);
    const [done] = (await client.connectors.backfills({ params: { id } })).datos;
    expect(done).toMatchObject({
      estado: 'terminado',
      avance: 1,
      llamadas: 12,
      terminaAprox: null,
    });
    await expectAll(server, service);
    const again = await client.connectors.backfill(asked);
    await client.connectors.cancelBackfill({ params: { id: again.id } });
    const before = service.calls.length;
    await runToRest(server, id);
    expect(service.calls.length).toBe(before);
  });

  it('sends its ticket to the service alone', async () => {
    service.publish(4);
    const id = await activeConnector(server, 'mercado-publico');
    const visitor = await server.as('admin');
    service.ahead.push(...troubles.flatMap((trouble) => [trouble, null]));
    await runToRest(server, id, { until: later(server, 20 * 60) });
    server.logged.splice(0);
    await visitor.client.connectors.run({ params: { id } });
    const [tender] = (await visitor.client.tenders.list({ query: { q: '3401-1-LE26' } })).datos;
    service.ahead.push('echo');
    await visitor.client.connectors.refresh({ params: { id: tender?.id ?? 0 } });
    const paths = [
      '/api/fuentes',
      '/api/fuentes/avisos',
      '/api/fuentes/conectores',
      `/api/fuentes/conectores/${id}`,
      `/api/fuentes/conectores/${id}/ejecuciones`,
      '/api/fuentes/importaciones',
      `/api/licitaciones/${tender?.id}`,
      `/api/licitaciones/${tender?.id}/observaciones`,
    ];
    const answers = await Promise.all(
      paths.map(async (path) => (await visitor.send('GET', path)).text()),
    );
    const { datos } = await visitor.client.connectors.runs({ params: { id } });
    for (const run of datos) {
      const path = `/api/fuentes/importaciones/${run.id}/rechazos`;
      answers.push(await (await visitor.send('GET', path)).text());
    }
    const everything = [...answers, ...server.log].join('\n');
    expect(service.calls.length).toBeGreaterThan(10);
    expect(everything).toContain('7788');
    expect(everything).not.toContain(ticket);
    expect(everything).not.toContain(ticket.slice(0, 12));
    const dump = await server.database.asOwner('select * from connectors, source_lanes');
    expect(JSON.stringify(dump.rows)).not.toContain(ticket);
  });
});
