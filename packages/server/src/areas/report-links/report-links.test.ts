import type { ReportCell } from '@pliego/contract/areas/reports';
import { refreshSeconds } from '@pliego/contract/areas/report-links';
import type { AppEnv } from '@pliego/http/implement';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/companies.ts';
import { reportLinks } from '#server/db/schema/report-links.ts';
import { evidence, said, scope, stageIs } from '#server/testing/a-worked-tender.ts';
import { people, type PersonName } from '#server/testing/fixture.ts';
import {
  describeServer,
  fromHeader,
  problemIn,
  publicUrl,
  type TestServer,
} from '#server/testing/test-server.ts';
import { frameReports } from './frame-page.ts';

const results = { reporte: 'resultados' } as const;

async function won(server: TestServer, code: string, more: object = {}) {
  const id = await said(server, { code, title: code, closesAt: '2026-11-10T15:00:00' });
  const stageSince = new Date('2026-11-12T15:00:00Z');
  await stageIs(server, id, { stage: 'ganada', stageSince, ...evidence, ...more });
  return id;
}

async function share(server: TestServer, body: object = {}, person: PersonName = 'maintainer') {
  const { client } = await server.as(person);
  const link = { nombre: 'Pantalla de ventas', vence: 30, ...body } as const;
  const { url, ...made } = await client.reportLinks.create({ params: results, body: link });
  expect(url).toMatch(new RegExp(`^${publicUrl}/incrustado/[\\w-]{43}$`));
  return { ...made, page: url.slice(publicUrl.length), secret: url.split('/').at(-1) ?? '' };
}

const dataOf = (secret: string, query = '') => `/api/incrustado/${secret}${query}`;

describeServer('a report that is shared by its address', (server) => {
  beforeAll(async () => {
    await won(server, '9311-1-LE26');
    await won(server, '9311-2-LE26', { isRestricted: true, assigneeId: people.maintainer.id });
  });

  const read = async (secret: string) => {
    const query = {};
    return server.stranger.client.reportLinks.read({ params: { secreto: secret }, query });
  };
  /** Of the page itself, which the files of the web are. */
  const pageStatus = async (path: string) => {
    const app = new Hono<AppEnv>();
    frameReports(app, { database: server.database, now: () => server.now() });
    app.get('*', (context) => context.html('<p>Pliego</p>'));
    return (await app.request(path)).status;
  };
  const list = async () => {
    const { client } = await server.as('admin');
    return (await client.reportLinks.list({ params: results })).datos;
  };

  it('answers without a session, without ways out of it, and without what is kept to a team', async () => {
    const { secret } = await share(server);
    const { empresa, reporte } = await read(secret);
    expect(empresa).toBe('Comercial Andes SpA');
    const cells: ReportCell[] = [...reporte.filas.flat(), ...reporte.totales];
    const counts = cells.filter((cell) => cell.clase === 'cuenta');
    expect(counts.length).toBeGreaterThan(0);
    for (const { lista } of counts) expect(lista).toBeNull();
    expect(reporte.totales[1]).toMatchObject({ clase: 'cuenta', valor: 1 });
    // Who made it sees both.
    const { client } = await server.as('maintainer');
    const own = await client.reports.get({ params: results });
    expect(own.totales[1]).toMatchObject({ clase: 'cuenta', valor: 2 });
  });

  it('keeps the secret nowhere, and shows it once', async () => {
    const { secret, id } = await share(server);
    expect(JSON.stringify(await list())).not.toContain(secret);
    const rows = await server.database.read(scope, (tx) =>
      tx.select().from(reportLinks).where(eq(reportLinks.id, id)),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    await read(secret);
    await server.stranger.send('GET', `/incrustado/${secret}`);
    expect(server.log.join('\n')).not.toContain(secret);
  });

  it('is framed by its sites alone', async () => {
    const framed = await share(server, {
      sitios: ['https://intranet.andes.cl/', 'https://*.x.cl'],
    });
    const alone = await share(server);
    const headersOf = async (page: string) => {
      const { headers } = await server.answer(new Request(publicUrl + page));
      const policy = headers.get('content-security-policy') ?? '';
      return [/frame-ancestors [^;]+/.exec(policy)?.[0], headers.get('x-frame-options')];
    };
    expect(await headersOf(framed.page)).toEqual([
      'frame-ancestors https://intranet.andes.cl https://*.x.cl',
      null,
    ]);
    const refusing = ["frame-ancestors 'none'", 'DENY'];
    expect(await headersOf(alone.page)).toEqual(refusing);
    expect(await headersOf(dataOf(framed.secret))).toEqual(refusing);
    expect(await headersOf('/licitaciones')).toEqual(refusing);
  });

  it.each(['https://x.cl; script-src *', "'self'", '*', 'https://x.cl/a', 'javascript:1', 'x.cl'])(
    'refuses the site %s',
    async (site) => {
      const maintainer = await server.as('maintainer');
      const json = { nombre: 'x', vence: 30, sitios: [site] };
      const path = '/api/reportes/resultados/enlaces';
      const problem = await problemIn(maintainer.send('POST', path, { json }));
      expect(problem).toMatchObject({
        status: 422,
        fieldErrors: { 'sitios.0': { code: 'sitio-que-enmarca' } },
      });
    },
  );

  it('counts how often its page was opened, not how often that asked again', async () => {
    const { id, page, secret } = await share(server);
    const opened = async () => {
      const link = (await list()).find((one) => one.id === id);
      return [link?.aperturas, link?.abierta];
    };
    expect(await opened()).toEqual([0, null]);
    await server.stranger.send('GET', page);
    await read(secret);
    await read(secret);
    await server.stranger.send('GET', page);
    expect(await pageStatus('/incrustado/x')).toBe(404);
    expect(await opened()).toEqual([2, server.now().toISOString()]);
    expect(refreshSeconds).toBeGreaterThanOrEqual(60);
  });

  it('lets change what was left open, and nothing else', async () => {
    const { secret, ...link } = await share(server, { abiertos: ['por', 'tipo'], periodo: 'mes' });
    expect(link).toMatchObject({ abiertos: ['por', 'tipo'], periodo: 'mes' });
    const shown = await server.stranger.client.reportLinks.read({
      params: { secreto: secret },
      query: { por: 'tipo' },
    });
    expect(shown.filtro).toEqual({ periodo: 'mes', por: 'tipo' });
    expect(shown.reporte.periodo).toEqual({ desde: '2026-10-22', hasta: '2026-11-20' });
    for (const query of ['?region=13', '?periodo=ano', '?persona=1', '?desde=2026-01-01']) {
      const problem = await problemIn(server.stranger.send('GET', dataOf(secret, query)));
      expect({ query, status: problem.status }).toEqual({ query, status: 422 });
    }
  });

  it('moves along with the days, unless they were chosen', async () => {
    const filtro = { desde: '2026-11-01', hasta: '2026-11-15' };
    const fixed = await share(server, { filtro, periodo: 'fijo' });
    const moving = await share(server, { filtro, periodo: 'este-ano' });
    expect((await read(fixed.secret)).reporte.periodo).toEqual(filtro);
    const days = { desde: '2026-01-01', hasta: '2026-11-20' };
    expect((await read(moving.secret)).reporte.periodo).toEqual(days);
  });

  it('is made, seen and revoked by those who manage reports, and written down', async () => {
    const { id, page, secret } = await share(server, { nombre: 'Directorio' });
    for (const person of ['editor', 'author', 'subscriber'] as const) {
      const visitor = await server.as(person);
      const path = '/api/reportes/resultados/enlaces';
      const json = { nombre: 'x', vence: 30 };
      expect((await visitor.send('POST', path, { json })).status).toBe(403);
      expect((await visitor.send('GET', path)).status).toBe(403);
      expect((await visitor.send('DELETE', `/api/enlaces-de-reportes/${id}`)).status).toBe(403);
    }
    const foreign = await server.as('foreign');
    expect((await foreign.send('DELETE', `/api/enlaces-de-reportes/${id}`)).status).toBe(404);
    const admin = await server.as('admin');
    await admin.client.reportLinks.revoke({ params: { id } });
    expect((await list()).find((one) => one.id === id)?.estado).toBe('revocado');
    expect(await problemIn(server.stranger.send('GET', dataOf(secret)))).toMatchObject({
      status: 410,
      motivo: { code: 'enlace-de-reporte-revocado' },
    });
    expect(await pageStatus(page)).toBe(410);
    expect((await admin.send('DELETE', `/api/enlaces-de-reportes/${id}`)).status).toBe(404);
    const { datos } = await admin.client.audit.list({ query: { clase: ['integraciones'] } });
    expect(datos.slice(0, 2).map(({ que }) => que)).toMatchObject([
      { code: 'auditoria-enlace-de-reporte-revocado', params: { nombre: 'Directorio' } },
      { code: 'auditoria-enlace-de-reporte-creado', params: { nombre: 'Directorio' } },
    ]);
  });

  it.each(['x', 'a'.repeat(43), 'a'.repeat(44), '%27--'])('is not there at %s', async (secret) => {
    expect((await problemIn(server.stranger.send('GET', dataOf(secret)))).status).toBe(404);
    expect(await pageStatus(`/incrustado/${secret}`)).toBe(404);
  });

  it('limits the rate of wrong addresses, not of right ones', async () => {
    const { secret } = await share(server);
    const headers = { [fromHeader]: '198.51.100.8' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 52; tries += 1) {
      statuses.push((await server.stranger.send('GET', dataOf('x'), { headers })).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    expect((await server.stranger.send('GET', dataOf(secret), { headers })).status).toBe(200);
  });

  it('opens for as long as who made it could make it again', async () => {
    const { id, page, secret } = await share(server);
    const status = (is: 'active' | 'inactive') =>
      server.database.transaction('system', (tx) =>
        tx.update(users).set({ status: is }).where(eq(users.id, people.maintainer.id)),
      );
    await status('inactive');
    const problem = await problemIn(server.stranger.send('GET', dataOf(secret)));
    expect(problem).toMatchObject({
      status: 410,
      motivo: { code: 'enlace-de-reporte-sin-acceso' },
    });
    expect(await pageStatus(page)).toBe(410);
    expect((await list()).find((one) => one.id === id)?.estado).toBe('sin-acceso');
    await status('active');
    expect((await read(secret)).nombre).toBe('Pantalla de ventas');
  });

  it('expires', async () => {
    const { page, secret } = await share(server, {}, 'admin');
    const before = server.now().toISOString();
    server.setNow('2026-12-21T12:00:00Z');
    expect(await problemIn(server.stranger.send('GET', dataOf(secret)))).toMatchObject({
      status: 410,
      motivo: { code: 'enlace-de-reporte-vencido' },
    });
    expect(await pageStatus(page)).toBe(410);
    server.setNow(before);
  });
});
