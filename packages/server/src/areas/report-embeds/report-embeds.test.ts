import type { EmbedSettings } from '@pliego/contract/areas/report-embeds';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FakeDashboards } from '#server/testing/fake-dashboards.ts';
import { aDashboard } from '#server/testing/a-dashboard.ts';
import { describeServer, problemIn, publicUrl, type Visitor } from '#server/testing/test-server.ts';

describeServer('a dashboard of another service', (server) => {
  const outside = new FakeDashboards(() => server.now());
  let admin: Visitor;
  const { clientSecret, signingKey, password } = outside.known;

  beforeAll(async () => {
    await outside.open();
    admin = await server.as('admin');
  });
  afterAll(() => outside.close());
  beforeEach(async () => {
    server.embeds.allowsPrivate = true;
    server.embeds.powerBi = outside.powerBi;
    outside.instead = null;
    outside.pageHeaders = {};
    await admin.client.reportEmbeds.setSites({ body: { sitios: [outside.url] } });
  });

  const made = async (configuracion: EmbedSettings, secreto?: string) => {
    const body = { nombre: 'Ventas', configuracion, ...(secreto === undefined ? {} : { secreto }) };
    return (await admin.client.reportEmbeds.create({ body })).id;
  };
  const look = async (id: number, person: 'admin' | 'subscriber' = 'subscriber') =>
    (await server.as(person)).client.reportEmbeds.token({ params: { id } });
  const failure = async (id: number) => (await look(id)).falla?.code;

  it('is set up by administrators and looked at by who reads reports, who learn no setting', async () => {
    const id = await made(outside.settings.metabase, signingKey);
    const { client } = await server.as('maintainer');
    const listed = (await client.reportEmbeds.list()).datos.find((one) => one.id === id);
    expect(listed).toMatchObject({ nombre: 'Ventas', tipo: 'metabase', configuracion: null });
    const maintainer = await server.as('maintainer');
    for (const [method, path, json] of [
      ['POST', '/api/incrustados', aDashboard],
      ['PATCH', `/api/incrustados/${id}`, { nombre: 'Otro' }],
      ['DELETE', `/api/incrustados/${id}`, undefined],
      ['GET', '/api/incrustados/sitios', undefined],
      ['PATCH', '/api/incrustados/sitios', { sitios: [] }],
    ] as const) {
      const problem = await problemIn(maintainer.send(method, path, json && { json }));
      expect(problem.code).toBe('sin-permiso');
    }
    expect((await look(id)).permiso).not.toBeNull();
  });

  it('of Power BI is opened by a token for that report alone', async () => {
    const id = await made(outside.settings.powerbi, clientSecret);
    expect(await look(id)).toEqual({
      falla: null,
      permiso: {
        tipo: 'powerbi',
        direccion: `${outside.url}/reportEmbed?reportId=${outside.known.reporte}&groupId=${outside.known.area}`,
        reporte: outside.known.reporte,
        token: 'de-power-bi',
        vence: new Date(server.now().getTime() + 15 * 60_000).toISOString(),
      },
    });
  });

  it('of Metabase has an address that its key signs, for half an hour', async () => {
    const id = await made(outside.settings.metabase, signingKey);
    const { permiso } = await look(id);
    expect(outside.shown).toEqual({ resource: { dashboard: 7 }, params: { de: '1' }, query: {} });
    const direccion = permiso?.direccion ?? '';
    expect((await fetch(direccion)).status).toBe(200);
    expect((await fetch(`${direccion}x`)).status).toBe(400);
    const later = new Date(server.now().getTime() + 31 * 60_000);
    const before = server.now();
    server.setNow(later.toISOString());
    expect((await fetch(direccion)).status).toBe(400);
    server.setNow(before.toISOString());
  });

  it('of Superset is opened as a guest who sees that dashboard alone', async () => {
    const id = await made(outside.settings.superset, password);
    expect((await look(id)).permiso).toMatchObject({
      tipo: 'superset',
      direccion: `${outside.url}/embedded/${outside.known.tablero}`,
      vence: new Date(server.now().getTime() + 5 * 60_000).toISOString(),
    });
    expect(outside.shown).toEqual({
      resources: [{ type: 'dashboard', id: outside.known.tablero }],
      rls: [{ clause: 'empresa = 1' }],
    });
  });

  it('of a site is shown for as long as the company allows the site', async () => {
    const id = await made(outside.settings.web);
    const { direccion } = outside.settings.web;
    expect((await look(id)).permiso).toEqual({ tipo: 'web', direccion });
    await admin.client.reportEmbeds.setSites({ body: { sitios: [] } });
    expect(await failure(id)).toBe('tablero-sitio-no-permitido');
    const json = { nombre: 'Otra', configuracion: outside.settings.web };
    const problem = await problemIn(admin.send('POST', '/api/incrustados', { json }));
    expect(problem.fieldErrors?.['configuracion.direccion']?.code).toBe(
      'tablero-sitio-no-permitido',
    );
  });

  it('says why it cannot be seen', async () => {
    const web = await made(outside.settings.web);
    outside.pageHeaders = { 'x-frame-options': 'SAMEORIGIN' };
    expect(await failure(web)).toBe('tablero-no-se-enmarca');
    outside.pageHeaders = { 'content-security-policy': `frame-ancestors ${publicUrl}` };
    expect(await failure(web)).toBeUndefined();
    outside.instead = (response) =>
      response.writeHead(302, { location: 'https://otro.test/' }).end();
    expect(await failure(web)).toBe('tablero-redirige');
    outside.instead = (response) => response.writeHead(502).end();
    expect(await failure(web)).toBe('tablero-con-error');
    outside.instead = (response) => response.destroy();
    expect(await failure(web)).toBe('tablero-caido');
    outside.instead = null;
    expect(await failure(await made(outside.settings.powerbi, 'otro secreto'))).toBe(
      'tablero-rechaza-clave',
    );
    expect(await failure(await made(outside.settings.superset, 'otra'))).toBe(
      'tablero-rechaza-clave',
    );
    const gone = { ...outside.settings.powerbi, reporte: outside.known.tablero };
    expect(await failure(await made(gone, clientSecret))).toBe('tablero-no-encontrado');
  });

  it('is neither in a private network nor a page of ours', async () => {
    const held = await made(outside.settings.metabase, signingKey);
    server.embeds.allowsPrivate = false;
    const asked = outside.asked.length;
    for (const servidor of [
      'http://127.0.0.1:9',
      'https://10.0.0.1',
      'https://169.254.169.254',
      publicUrl,
    ]) {
      const json = { ...aDashboard, configuracion: { ...aDashboard.configuracion, servidor } };
      const problem = await problemIn(admin.send('POST', '/api/incrustados', { json }));
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual(['configuracion.servidor']);
    }
    // Nor is one that was set up before.
    expect(await failure(held)).toBe('direccion-sin-https');
    expect(outside.asked).toHaveLength(asked);
  });

  it('has a frame that opens to its site, and that no other site frames', async () => {
    const id = await made(outside.settings.metabase, signingKey);
    const reader = await server.as('subscriber');
    const { headers, status } = await reader.send('GET', `/api/incrustados/${id}/marco`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-src ${outside.url};`);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    const other = await reader.send('GET', '/api/incrustados/999999/marco');
    expect(other.status).toBe(404);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('shows its secret to nobody, and asks for it again where it would go elsewhere', async () => {
    const id = await made(outside.settings.superset, password);
    const params = { id };
    const elsewhere = { ...outside.settings.superset, servidor: 'http://127.0.0.1:9' };
    const problem = await problemIn(
      admin.send('PATCH', `/api/incrustados/${id}`, { json: { configuracion: elsewhere } }),
    );
    expect(problem.fieldErrors?.['secreto']?.code).toBe('tablero-pide-secreto');
    const named = { configuracion: { ...outside.settings.superset, regla: '' }, nombre: 'Nuevo' };
    const changed = await admin.client.reportEmbeds.update({ params, body: named, ifVersion: 1 });
    expect(changed).toMatchObject({ nombre: 'Nuevo', version: 2 });
    expect((await look(id)).falla).toBeNull();
    const stale = { json: { nombre: 'Viejo' }, headers: { 'if-match': '"1"' } };
    const conflict = await problemIn(admin.send('PATCH', `/api/incrustados/${id}`, stale));
    expect(conflict.code).toBe('version-antigua');
    const written = JSON.stringify([changed, await admin.client.reportEmbeds.list(), server.log]);
    for (const secret of [password, clientSecret, signingKey, 'de-power-bi', 'de-superset']) {
      expect(written).not.toContain(secret);
    }
    await admin.client.reportEmbeds.remove({ params });
    expect((await problemIn(admin.send('POST', `/api/incrustados/${id}/token`))).code).toBe(
      'no-encontrado',
    );
  });
});
