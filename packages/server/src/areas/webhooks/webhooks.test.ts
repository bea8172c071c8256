import { webhookEventKinds } from '@pliego/contract/areas/webhook-events';
import { people } from '#server/testing/fixture.ts';
import { describeServer, problemIn } from '#server/testing/test-server.ts';
import { aWebhook, later, receiver, remove, run } from '#server/testing/webhook-calls.ts';
import { textOf } from '#server/texts/text-of.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const hourMs = 3_600_000;

beforeAll(() => receiver.open());
beforeEach(() => receiver.reset());
afterAll(() => receiver.close());

describeServer('the webhooks of a company', (server) => {
  it('are made by its administrators, with a secret that is shown once', async () => {
    const { client } = await server.signIn('admin');
    const body = {
      url: 'https://erp.andes.test/pliego',
      descripcion: 'Nuestro ERP',
      eventos: ['expediente.etapa', 'licitacion.cierre', 'expediente.etapa'] as const,
    };
    const { secreto, ...made } = await client.webhooks.create({
      body: { ...body, eventos: [...body.eventos] },
    });
    expect(secreto).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(made).toMatchObject({
      url: body.url,
      descripcion: body.descripcion,
      eventos: ['expediente.etapa', 'licitacion.cierre'],
      activo: true,
      apagadoPorFallas: null,
      pendientes: 0,
      version: 1,
      creado: { por: { id: people.admin.id } },
    });
    const listed = await client.webhooks.list();
    expect(listed.datos).toEqual([made]);
    expect(JSON.stringify(listed)).not.toContain('whsec_');
    const foreign = await server.as('foreign');
    expect(await foreign.client.webhooks.list()).toEqual({ datos: [] });
    const path = `/api/webhooks/${made.id}`;
    for (const call of ['', '/probar', '/secreto']) {
      const method = call === '' ? 'DELETE' : 'POST';
      expect((await foreign.send(method, `${path}${call}`, { json: {} })).status).toBe(404);
    }
    expect((await foreign.send('GET', `${path}/entregas`)).status).toBe(404);
    expect((await (await server.as('maintainer')).send('GET', '/api/webhooks')).status).toBe(403);
    await remove(server, made);
  });

  it.each([
    [{ url: 'http://erp.andes.test/' }, 'url', 'direccion-sin-https'],
    [{ url: 'https://127.0.0.1/' }, 'url', 'direccion-privada'],
    [{ url: 'https://localhost/' }, 'url', 'direccion-local'],
    [{ url: 'https://169.254.169.254/' }, 'url', 'direccion-privada'],
    [{ url: 'https://a:b@erp.andes.test/' }, 'url', 'direccion-con-clave'],
    [{ url: 'erp' }, 'url', 'no-es-direccion'],
    [{ url: ' ' }, 'url', 'falta-direccion-de-webhook'],
    [{ url: `https://erp.andes.test/${'x'.repeat(500)}` }, 'url', 'texto-largo'],
    [{ eventos: [] }, 'eventos', 'falta-evento-de-webhook'],
    [{ eventos: ['prueba'] }, 'eventos.0', 'evento-de-lista'],
  ])('refuses %j', async (json, field, code) => {
    const good = { url: 'https://erp.andes.test/', eventos: ['expediente.etapa'] };
    const admin = await server.signIn('admin');
    const problem = await problemIn(
      admin.send('POST', '/api/webhooks', { json: { ...good, ...json } }),
    );
    expect(problem).toMatchObject({ status: 422, fieldErrors: { [field]: { code } } });
  });

  it('leave a line in the audit for each change, with no key that an address may hold', async () => {
    const { client } = await server.as('admin');
    const url = 'https://erp.andes.test/llave-secreta';
    const { id } = await client.webhooks.create({ body: { url, eventos: ['expediente.etapa'] } });
    const params = { id };
    await client.webhooks.update({ params, body: { activo: false } });
    await client.webhooks.update({ params, body: { activo: false } });
    await client.webhooks.rotateSecret({ params });
    await client.webhooks.remove({ params });
    const { datos } = await client.audit.list({ query: { clase: ['integraciones'] } });
    expect(datos.slice(0, 4).map(({ que }) => textOf(que))).toEqual([
      'eliminó el webhook hacia erp.andes.test',
      'cambió el secreto del webhook hacia erp.andes.test',
      'cambió el webhook hacia erp.andes.test',
      'agregó un webhook hacia erp.andes.test',
    ]);
    expect(JSON.stringify(datos)).not.toContain('llave-secreta');
  });

  it('are changed only with their current version, and are at most twenty', async () => {
    const { client } = await server.signIn('admin');
    const body = { url: 'https://erp.andes.test/', eventos: ['expediente.etapa' as const] };
    const made: { id: number }[] = [];
    for (let number = 0; number < 20; number += 1)
      made.push(await client.webhooks.create({ body }));
    await expect(client.webhooks.create({ body })).rejects.toMatchObject({
      problem: { code: 'datos-invalidos', motivo: { code: 'demasiados-webhooks' } },
    });
    const [{ id } = { id: 0 }] = made;
    const params = { id };
    const changed = await client.webhooks.update({
      params,
      ifVersion: 1,
      body: { eventos: [...webhookEventKinds], descripcion: 'Otro', activo: false },
    });
    expect(changed).toMatchObject({ version: 2, activo: false, descripcion: 'Otro' });
    expect(await client.webhooks.update({ params, body: { activo: false } })).toEqual(changed);
    await expect(
      client.webhooks.update({ params, ifVersion: 1, body: { activo: true } }),
    ).rejects.toMatchObject({ problem: { code: 'version-antigua', actual: { version: 2 } } });
    for (const one of made) await remove(server, one);
  });
});

describeServer('a trial', (server) => {
  beforeAll(() => server.webhooks.open());

  it('is sent at once, answered with its outcome, and not repeated', async () => {
    const { id } = await aWebhook(server);
    const { client } = await server.signIn('admin');
    receiver.answer = (response) => response.writeHead(418).end('soy una tetera');
    const tried = await client.webhooks.test({ params: { id } });
    expect(tried).toMatchObject({
      tipo: 'prueba',
      resultado: 'fallida',
      estado: 418,
      respuesta: 'soy una tetera',
      proximo: null,
    });
    expect(JSON.parse(tried.cuerpo)).toMatchObject({ id: tried.evento, tipo: 'prueba' });
    later(server, hourMs);
    await run(server);
    expect(receiver.received).toHaveLength(1);
    expect((await client.webhooks.list()).datos[0]).toMatchObject({ fallaDesde: null });
    expect(await client.webhooks.delivery({ params: { id: tried.id } })).toEqual(tried);
    const foreign = await server.as('foreign');
    expect((await foreign.send('GET', `/api/webhooks/entregas/${tried.id}`)).status).toBe(404);
    await remove(server, { id });
  });

  it('cannot be used to bother somebody else: a while after thirty it is refused', async () => {
    const { id } = await aWebhook(server);
    const { client } = await server.signIn('admin');
    await client.webhooks.update({ params: { id }, body: { activo: false } });
    later(server, hourMs);
    for (let number = 0; number < 30; number += 1) await client.webhooks.test({ params: { id } });
    await expect(client.webhooks.test({ params: { id } })).rejects.toMatchObject({
      problem: { code: 'demasiados-intentos' },
    });
    expect(receiver.received).toHaveLength(30);
    await remove(server, { id });
  });

  it('is in the log, page by page, and is found by its outcome', async () => {
    later(server, hourMs);
    const { id } = await aWebhook(server);
    const { client } = await server.signIn('admin');
    for (let number = 0; number < 5; number += 1) {
      const status = number % 2 === 0 ? 200 : 500;
      receiver.answer = (response) => response.writeHead(status).end();
      await client.webhooks.test({ params: { id } });
    }
    const first = await client.webhooks.deliveries({ params: { id }, query: { limit: 3 } });
    expect(first).toMatchObject({ total: 5, totalExacto: true });
    const rest = await client.webhooks.deliveries({
      params: { id },
      query: { limit: 3, cursor: first.siguiente ?? '' },
    });
    expect(rest.siguiente).toBeNull();
    const states = [...first.datos, ...rest.datos].map(({ estado }) => estado);
    expect(states).toEqual([200, 500, 200, 500, 200]);
    const failed = await client.webhooks.deliveries({
      params: { id },
      query: { resultado: 'fallida' },
    });
    expect(failed.datos.map(({ estado }) => estado)).toEqual([500, 500]);
    const admin = await server.signIn('admin');
    const bad = await problemIn(admin.send('GET', `/api/webhooks/${id}/entregas?cursor=x`));
    expect(bad).toMatchObject({ fieldErrors: { cursor: { code: 'cursor-ajeno' } } });
    await remove(server, { id });
  });
});
