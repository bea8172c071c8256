import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#server/db/database.ts';
import { activeConnector, later, runToRest, ticket } from '#server/testing/connector-run.ts';
import { FakeMercadoPublico } from '#server/testing/fake-mercado-publico.ts';
import { forget } from '#server/testing/live-tenders.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { endOf } from './backfill-progress.ts';
import { silenceOf } from './queries.ts';

const portal = { tipo: 'mercado-publico', nombre: 'Portal', ticket } as const;

describeServer('the connectors of a company', (server) => {
  it('are made paused, with the address of the service and the end of the ticket', async () => {
    const { client } = await server.as('admin');
    const made = await client.connectors.create({ body: portal });
    expect(made).toMatchObject({
      estado: 'pausado',
      url: 'https://api.mercadopublico.cl/servicios/v1/publico',
      ticketFinal: '7788',
      cadaMinutos: 30,
      proxima: null,
      silencioDesde: null,
      cuota: { usadas: 0, limite: 10_000, reservadas: 2_000, bloqueadaHasta: null },
    });
    const subscriber = await server.as('subscriber');
    expect((await subscriber.client.connectors.list()).datos).toEqual([made]);
  });

  it.each([
    ['no ticket', { tipo: 'mercado-publico', nombre: 'Portal' }, 'ticket'],
    ['a ticket with spaces', { ...portal, ticket: 'esto no es un ticket' }, 'ticket'],
    ['no address', { tipo: 'ocds', nombre: 'Publicador' }, 'url'],
    ['plain http', { tipo: 'ocds', nombre: 'P', url: 'http://datos.test/' }, 'url'],
    ['a private network', { tipo: 'placsp', nombre: 'P', url: 'https://192.168.1.1/' }, 'url'],
    ['too often', { ...portal, cadaMinutos: 5 }, 'cadaMinutos'],
    ['no name', { ...portal, nombre: ' ' }, 'nombre'],
  ])('are not made with %s', async (_, json, field) => {
    const admin = await server.as('admin');
    const problem = await problemIn(admin.send('POST', '/api/fuentes/conectores', { json }));
    expect(problem).toMatchObject({ status: 422, code: 'datos-invalidos' });
    expect(Object.keys(problem.fieldErrors ?? {})).toContain(field);
  });

  it('send a stored ticket to no other address than before', async () => {
    const admin = await server.as('admin');
    const { id } = await admin.client.connectors.create({ body: portal });
    const path = `/api/fuentes/conectores/${id}`;
    const url = 'https://espejo.andes.test/v1';
    const problem = await problemIn(admin.send('PATCH', path, { json: { url } }));
    expect(problem).toMatchObject({ code: 'datos-invalidos', fieldErrors: {} });
    expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['ticket']);
    const moved = await admin.client.connectors.update({
      params: { id },
      body: { url, ticket: 'OTRO-TICKET-9911' },
    });
    expect(moved).toMatchObject({ url, ticketFinal: '9911' });
  });

  it('stay as they are when nothing about them changes', async () => {
    const { client } = await server.as('admin');
    const before = await client.connectors.create({ body: portal });
    for (const body of [{}, { url: before.url }]) {
      expect(await client.connectors.update({ params: { id: before.id }, body })).toEqual(before);
    }
  });

  it('are run by hand only while they are active', async () => {
    const admin = await server.as('admin');
    const { client } = admin;
    const { id } = await client.connectors.create({ body: portal });
    const path = `/api/fuentes/conectores/${id}/ejecutar`;
    expect((await problemIn(admin.send('POST', path, { json: {} }))).code).toBe('datos-invalidos');
    await client.connectors.start({ params: { id } });
    const before = server.woken.length;
    expect((await client.connectors.run({ params: { id } })).proxima).not.toBeNull();
    expect(server.woken.slice(before)).toEqual([id]);
    expect((await client.connectors.pause({ params: { id } })).proxima).toBeNull();
  });

  it('are of their company alone', async () => {
    const { client } = await server.as('admin');
    const { id } = await client.connectors.create({ body: portal });
    const body = { desde: '2026-10-01', hasta: '2026-10-02' };
    const backfill = await client.connectors.backfill({ params: { id }, body });
    const foreign = await server.as('foreign');
    const attempts = [
      ['GET', `/api/fuentes/conectores/${id}`],
      ['PATCH', `/api/fuentes/conectores/${id}`, { nombre: 'Robado' }],
      ['DELETE', `/api/fuentes/conectores/${id}`],
      ['POST', `/api/fuentes/conectores/${id}/activar`],
      ['POST', `/api/fuentes/conectores/${id}/pausar`],
      ['POST', `/api/fuentes/conectores/${id}/ejecutar`],
      ['GET', `/api/fuentes/conectores/${id}/ejecuciones`],
      ['POST', `/api/fuentes/conectores/${id}/historico`, body],
      ['GET', `/api/fuentes/conectores/${id}/historico`],
      ['POST', `/api/fuentes/historicos/${backfill.id}/cancelar`],
    ] as const;
    for (const [method, path, json = {}] of attempts) {
      const sent = method === 'GET' ? {} : { json };
      const { code } = await problemIn(foreign.send(method, path, sent));
      expect({ path, code }).toEqual({ path, code: 'no-encontrado' });
    }
    expect((await foreign.client.connectors.list()).datos).toEqual([]);
    const { historico } = await client.connectors.get({ params: { id } });
    expect(historico?.estado).toBe('en-cola');
    const cancelled = await client.connectors.cancelBackfill({ params: { id: backfill.id } });
    expect(cancelled.estado).toBe('cancelado');
  });
});

describeServer('the night of a connector', (server) => {
  it('closes the day before, and requests all that is open again once', async () => {
    await forget(server);
    server.setNow('2026-11-19T22:00:00.000Z');
    const service = new FakeMercadoPublico(ticket, () => server.now());
    server.outside.services.set('api.mercadopublico.cl', service.answer);
    const [first] = service.publish(4);
    const id = await activeConnector(server, 'mercado-publico');
    await server.database.asOwner(
      `update tenders set state_class = 'cerrada' where code not like '3401-%'`,
    );
    await runToRest(server, id);
    // Not visible in any list: the closing of the detail moves while the list's stays.
    if (first !== undefined) first.title = 'Suministro con otras bases';
    const before = service.calls.length;
    await runToRest(server, id, { until: new Date('2026-11-20T05:50:00.000Z') });
    const night = service.calls.slice(before).map(({ asked }) => asked);
    expect(night.filter((asked) => asked === '19112026').length).toBeGreaterThan(1);
    const sixAmUtc = service.calls.filter(({ at }) => at >= Date.parse('2026-11-20T05:00:00Z'));
    expect(
      sixAmUtc
        .map(({ asked }) => asked)
        .filter((asked) => asked.startsWith('3401'))
        .sort(),
    ).toEqual([...service.tenders.keys()].sort());
    const repeats = await server.database.read('system', (tx) =>
      rowsOf(
        tx,
        sql`select 1 from tender_observations o join tenders t on t.id = o.tender_id
          where t.code like '3401-%' group by o.tender_id, o.hash having count(*) > 1`,
      ),
    );
    expect(repeats).toEqual([]);
    const again = service.calls.length;
    await runToRest(server, id, { until: later(server, 20) });
    expect(service.calls.slice(again).filter(({ asked }) => asked.startsWith('3401'))).toEqual([]);
  });
});

describe('when a range of days will end', () => {
  const now = new Date('2026-11-19T15:00:00Z');
  const pace = { kind: 'mercado-publico', waiting: 0, leftToday: 100, now } as const;

  it('counts three seconds a request while the day allows it', () => {
    expect(endOf(100, pace).toISOString()).toBe('2026-11-19T15:05:00.000Z');
  });

  it('goes on after midnight in Santiago with what a day allows', () => {
    expect(endOf(101, pace).toISOString()).toBe('2026-11-20T03:00:03.000Z');
    expect(endOf(8_101, pace).toISOString()).toBe('2026-11-21T03:00:03.000Z');
  });

  it('knows no midnight where there is no quota', () => {
    const open = { ...pace, kind: 'placsp', leftToday: null } as const;
    expect(endOf(43_200, open).toISOString()).toBe('2026-11-20T15:00:00.000Z');
  });
});

describe('the silence of a connector', () => {
  const started = new Date('2026-11-19T10:00:00Z');
  const heard = new Date('2026-11-19T12:00:00Z');
  const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);
  const row = { isActive: true, activeSince: started, lastSuccessAt: heard, everyMinutes: 30 };

  it.each([
    ['is none after two late rounds', row, '13:10', null],
    ['is since the last success after three', row, '13:31', heard],
    [
      'is since the start when nothing ever came',
      { ...row, lastSuccessAt: null },
      '11:31',
      started,
    ],
    ['is none for who was just started again', { ...row, activeSince: at('15:00') }, '15:20', null],
    ['is none while paused', { ...row, isActive: false }, '23:00', null],
  ])('%s', (_, connector, time, expected) => {
    expect(silenceOf(connector, at(time))).toEqual(expected);
  });
});
