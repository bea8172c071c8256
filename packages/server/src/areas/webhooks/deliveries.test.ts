import { SecretBox } from '#server/auth/secret-box.ts';
import { upkeep } from '#server/jobs/maintenance.ts';
import { people } from '#server/testing/fixture.ts';
import { Receiver } from '#server/testing/receiver.ts';
import { describeServer } from '#server/testing/test-server.ts';
import {
  aWebhook,
  deliveriesOf,
  later,
  move,
  receiver,
  remove,
  run,
} from '#server/testing/webhook-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver } from './deliver.ts';
import { retryAfterMs, takeDue } from './delivery-commands.ts';
import { WebhookWorker } from './webhook-worker.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

beforeAll(() => receiver.open());
beforeEach(() => receiver.reset());
afterAll(() => receiver.close());

describeServer('a delivery that fails', (server) => {
  beforeAll(() => server.webhooks.open());

  it('is tried again, later each time, and given up after the last', async () => {
    const { id } = await aWebhook(server);
    receiver.answer = (response) => response.writeHead(500).end('no ahora');
    await move(server);
    await run(server);
    for (const [tried, delay] of retryAfterMs.entries()) {
      const [delivery] = await deliveriesOf(server, id);
      const next = new Date(server.now().getTime() + delay).toISOString();
      expect(delivery).toMatchObject({
        resultado: 'pendiente',
        intentos: tried + 1,
        estado: 500,
        proximo: next,
        error: { code: 'webhook-con-error', params: { estado: '500' } },
      });
      later(server, delay - 1);
      await run(server);
      expect(receiver.received).toHaveLength(tried + 1);
      later(server, 1);
      await run(server);
    }
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const [ended] = await deliveriesOf(server, id);
    expect(ended).toMatchObject({ resultado: 'fallida', intentos: 8, proximo: null });
    later(server, 30 * hourMs);
    await run(server);
    expect(receiver.received).toHaveLength(8);

    // By hand it is sent once more, as the same event.
    const { client } = await server.signIn('admin');
    receiver.reset();
    const again = await client.webhooks.replay({ params: { id: ended?.id ?? 0 } });
    expect(again).toMatchObject({
      resultado: 'entregada',
      reenvioDe: ended?.id,
      evento: ended?.evento,
      estado: 204,
    });
    expect(receiver.received[0]?.headers['webhook-id']).toBe(ended?.evento);
    expect(receiver.received[0]?.body).toBe(again.cuerpo);
    expect((await client.webhooks.list()).datos[0]).toMatchObject({ fallaDesde: null });
    await remove(server, { id });
  });

  it('does not keep others waiting while its receiver hangs', async () => {
    const hanging = await aWebhook(server);
    const { client } = await server.signIn('admin');
    const other = new Receiver();
    await other.open();
    const body = { url: other.url, eventos: ['expediente.etapa' as const] };
    const healthy = await client.webhooks.create({ body });
    const late = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      other.answer = (response) => {
        response.writeHead(200).end();
        if (other.received.length === 2) resolve();
      };
    });
    receiver.answer = () => undefined;
    await move(server);
    await move(server);
    const worker = new WebhookWorker({
      ...server.webhooks.dependencies,
      timeLimit: () => late.signal,
    });
    worker.look();
    await arrived;
    // Both are written down, and the hanging one still hangs.
    while ((await deliveriesOf(server, healthy.id)).some(({ proximo }) => proximo !== null));
    expect(receiver.received).toHaveLength(1);
    late.abort();
    await worker.idle();
    expect(await deliveriesOf(server, healthy.id)).toMatchObject([
      { resultado: 'entregada' },
      { resultado: 'entregada' },
    ]);
    const [, first] = await deliveriesOf(server, hanging.id);
    expect(first).toMatchObject({
      resultado: 'pendiente',
      estado: null,
      error: { code: 'webhook-sin-respuesta' },
    });
    other.close();
    await remove(server, hanging);
    await remove(server, healthy);
  });

  it('for five days switches its webhook off, and its administrators get a mail', async () => {
    const { id } = await aWebhook(server);
    receiver.answer = (response) => response.writeHead(503).end();
    await move(server);
    await run(server);
    const since = server.now().toISOString();
    later(server, 5 * dayMs - 1);
    await run(server);
    const { client } = await server.signIn('admin');
    expect((await client.webhooks.list()).datos[0]).toMatchObject({
      activo: true,
      fallaDesde: since,
      pendientes: 1,
    });
    await move(server);
    later(server, 1);
    await run(server);
    const [off] = (await client.webhooks.list()).datos;
    const at = server.now().toISOString();
    expect(off).toMatchObject({ activo: false, apagadoPorFallas: at, pendientes: 0 });
    expect((await deliveriesOf(server, id)).map(({ resultado }) => resultado)).toEqual([
      'fallida',
      'fallida',
    ]);
    await server.runNotices();
    const mails = (await server.mails()).filter(({ purpose }) => purpose === 'webhook-apagado');
    expect(mails.map(({ to }) => to)).toEqual([people.admin.email]);
    expect(mails[0]?.text).toContain(receiver.url);

    // Off it gets nothing; what is replayed is refused until it is on again.
    await move(server);
    expect(await deliveriesOf(server, id)).toHaveLength(2);
    const [{ id: old } = { id: 0 }] = await deliveriesOf(server, id);
    await expect(client.webhooks.replay({ params: { id: old } })).rejects.toMatchObject({
      problem: { motivo: { code: 'webhook-apagado' } },
    });
    const on = await client.webhooks.update({ params: { id }, body: { activo: true } });
    expect(on).toMatchObject({ activo: true, apagadoPorFallas: null, fallaDesde: null });
    receiver.reset();
    await move(server);
    await run(server);
    expect(receiver.received).toHaveLength(1);
    await remove(server, { id });
  });

  it('because its secret was sealed with another key says so', async () => {
    const { id } = await aWebhook(server);
    await move(server);
    const secrets = new SecretBox(Buffer.alloc(32, 8));
    await new WebhookWorker({ ...server.webhooks.dependencies, secrets }).run();
    expect(receiver.received).toEqual([]);
    const [delivery] = await deliveriesOf(server, id);
    expect(delivery).toMatchObject({ error: { code: 'webhook-secreto-ilegible' } });
    await remove(server, { id });
  });
});

describeServer('a process that sends', (server) => {
  beforeAll(() => server.webhooks.open());
  const take = (most = 10) =>
    server.database.transaction('system', (tx) => takeDue(tx, server.now(), most));

  it('may die between taking a delivery and writing down how it ended: another sends it again', async () => {
    const { id } = await aWebhook(server);
    await move(server);
    expect(await take()).toHaveLength(1);
    // It is dead, but nobody knows it yet.
    await run(server);
    expect(receiver.received).toEqual([]);
    later(server, 60_000);
    await run(server);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveriesOf(server, id)).toMatchObject([{ resultado: 'entregada', intentos: 2 }]);
    await remove(server, { id });
  });

  it('writes nothing over what another did after it was taken for dead', async () => {
    const { id } = await aWebhook(server);
    await move(server);
    const [stale] = await take();
    later(server, 60_000);
    await run(server);
    receiver.answer = (response) => response.writeHead(500).end();
    if (stale !== undefined) await deliver(stale, server.webhooks.dependencies);
    expect(await deliveriesOf(server, id)).toMatchObject([
      { resultado: 'entregada', intentos: 2, estado: 204 },
    ]);
    await remove(server, { id });
  });

  it('sends nothing that another is sending', async () => {
    const hooks = [];
    for (let number = 0; number < 6; number += 1) hooks.push(await aWebhook(server));
    for (let number = 0; number < 5; number += 1) await move(server);
    const workers = Array.from(
      { length: 4 },
      () => new WebhookWorker(server.webhooks.dependencies),
    );
    await Promise.all(workers.map((worker) => worker.run()));
    const sent = receiver.received.map(({ headers }) =>
      [headers['webhook-id'], headers['webhook-signature']].join(' '),
    );
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
    for (const hook of hooks) {
      const deliveries = await deliveriesOf(server, hook.id);
      expect(deliveries.map(({ intentos }) => intentos)).toEqual([1, 1, 1, 1, 1]);
      await remove(server, hook);
    }
  });

  it('keeps deliveries for thirty days', async () => {
    const { id } = await aWebhook(server);
    const { client } = await server.signIn('admin');
    await client.webhooks.test({ params: { id } });
    later(server, 30 * dayMs);
    await upkeep(server.database, server.now(), server.uploadsDir);
    expect(await deliveriesOf(server, id)).toHaveLength(1);
    later(server, 1);
    await upkeep(server.database, server.now(), server.uploadsDir);
    expect(await deliveriesOf(server, id)).toEqual([]);
    await remove(server, { id });
  });
});
