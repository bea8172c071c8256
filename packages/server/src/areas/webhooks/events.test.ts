import { readFileSync } from 'node:fs';
import { ingestBatch } from '#server/areas/sources/ingest.ts';
import { hashed } from '#server/areas/sources/fold-batch.ts';
import { watchAll } from '#server/areas/work/watch/watch-commands.ts';
import { detailElement, type TenderDraft } from '#server/testing/a-tender.ts';
import { fixtureCompanies, people } from '#server/testing/fixture.ts';
import { fixtureNow } from '#server/testing/fixture-tenders.ts';
import { describeServer } from '#server/testing/test-server.ts';
import { isFromPliego } from '#server/testing/verify-webhook.ts';
import {
  aWebhook,
  deliveriesOf,
  isGenuine,
  later,
  move,
  receiver,
  remove,
  run,
} from '#server/testing/webhook-calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const dayMs = 86_400_000;

beforeAll(() => receiver.open());
beforeEach(() => receiver.reset());
afterAll(() => receiver.close());

describe('the code that the documentation gives to receivers', () => {
  const docs = new URL('../../../../../docs/webhooks.md', import.meta.url);
  const sample = new URL('../../testing/verify-webhook.ts', import.meta.url);

  it('is the code that these tests verify with', () => {
    expect(readFileSync(docs, 'utf8')).toContain(readFileSync(sample, 'utf8'));
  });

  it('takes what the standard signs, and nothing that is old, altered or unsigned', () => {
    // The example of the standard's own specification.
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const body = '{"test": 2432232314}';
    const now = new Date(1_614_265_330_000);
    const headers = (signature: string) =>
      new Headers({
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': signature,
      });
    const right = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
    expect(isFromPliego(secret, headers(right), body, now)).toBe(true);
    expect(isFromPliego(secret, headers(`v1,bm8= ${right}`), body, now)).toBe(true);
    expect(isFromPliego(secret, headers(right), `${body} `, now)).toBe(false);
    expect(isFromPliego(secret, headers(right.replace('v1', 'v2')), body, now)).toBe(false);
    expect(isFromPliego(secret, headers(''), body, now)).toBe(false);
    const late = new Date(now.getTime() + 5 * 60_000 + 1);
    expect(isFromPliego(secret, headers(right), body, late)).toBe(false);
    expect(isFromPliego(secret, new Headers(), body, now)).toBe(false);
  });
});

describeServer('an event of the team', (server) => {
  beforeAll(() => server.webhooks.open());

  it('is sent signed, in the documented form, to the webhooks that chose its kind', async () => {
    const chosen = await aWebhook(server);
    const other = await aWebhook(server, ['expediente.tarea', 'licitacion.cierre']);
    const stage = await move(server);
    await run(server);
    expect(receiver.received).toHaveLength(1);
    const [received = { headers: {}, body: '' }] = receiver.received;
    const { headers, body } = received;
    expect(isGenuine(server, chosen.secreto, received)).toBe(true);
    expect(isGenuine(server, other.secreto, received)).toBe(false);
    expect(isGenuine(server, chosen.secreto, { headers, body: `${body} ` })).toBe(false);
    expect(headers['webhook-timestamp']).toBe(String(Math.floor(server.now().getTime() / 1000)));
    const event: unknown = JSON.parse(body);
    expect(event).toEqual({
      id: headers['webhook-id'],
      tipo: 'expediente.etapa',
      cuando: server.now().toISOString(),
      empresa: { id: 1, nombre: fixtureCompanies[0].name },
      datos: {
        licitacion: expect.objectContaining({ id: 1, ruta: '/licitaciones/1' }),
        expediente: {
          etapa: stage,
          responsable: { id: people.editor.id, nombre: people.editor.fullName },
        },
        hecho: {
          tipo: 'etapa',
          por: { id: people.admin.id, nombre: people.admin.fullName },
          antes: [],
          despues: [],
          de: 'detectada',
          a: stage,
          motivo: null,
          nota: null,
        },
      },
    });
    expect(await deliveriesOf(server, chosen.id)).toMatchObject([
      { resultado: 'entregada', intentos: 1, estado: 204, error: null, proximo: null },
    ]);
    expect(await deliveriesOf(server, other.id)).toEqual([]);
    await remove(server, chosen);
    await remove(server, other);
  });

  it('is not sent where what it tells of was rolled back, nor by another company', async () => {
    const hook = await aWebhook(server, ['expediente.responsable']);
    const { client } = await server.signIn('admin');
    const call = { params: { id: 1 }, body: { Usuario: people.subscriber.id } };
    await expect(client.tenders.assign(call)).rejects.toMatchObject({ name: 'ApiError' });
    const foreign = await server.as('foreign');
    await foreign.client.tenders.assign({ params: { id: 1 }, body: { Usuario: null } });
    expect(await deliveriesOf(server, hook.id)).toEqual([]);
    await remove(server, hook);
  });

  it('is signed with both secrets for a day after they changed', async () => {
    const { id, secreto: former } = await aWebhook(server);
    const { client } = await server.signIn('admin');
    const { secreto: present, ...rotated } = await client.webhooks.rotateSecret({ params: { id } });
    expect(present).not.toBe(former);
    const until = new Date(server.now().getTime() + dayMs).toISOString();
    expect(rotated).toMatchObject({ version: 2, secretoAnteriorHasta: until });
    const signedBy = async () => {
      receiver.reset();
      await client.webhooks.test({ params: { id } });
      const [received = { headers: {}, body: '' }] = receiver.received;
      return [present, former].map((secret) => isGenuine(server, secret, received));
    };
    expect(await signedBy()).toEqual([true, true]);
    later(server, dayMs - 1_000);
    expect(await signedBy()).toEqual([true, true]);
    later(server, 1_000);
    expect(await signedBy()).toEqual([true, false]);
    await remove(server, { id });
  });
});

describeServer('a change of the portal', (server) => {
  beforeAll(() => server.webhooks.open());
  let minute = 0;

  async function said(draft: TenderDraft): Promise<void> {
    minute += 1;
    const at = new Date(Date.parse(fixtureNow) + minute * 60_000).toISOString();
    const observation = { source: 'mercado-publico', format: 'mp-detalle' } as const;
    const payload = detailElement(draft);
    const batch = [hashed({ ...observation, code: draft.code, observedAt: at, payload })];
    await ingestBatch(server.database, batch, { runId: null, readAt: at, companyId: null });
  }

  it('is sent once for each kind of what changed in a tender that is followed', async () => {
    const hook = await aWebhook(server, ['licitacion.cierre', 'licitacion.cambio']);
    const { client } = await server.signIn('admin');
    const code = '9400-1-LE26';
    const closesAt = '2026-12-20T18:00:00';
    await said({ code, title: 'Compra de papel', closesAt });
    const [{ id } = { id: 0 }] = (await client.tenders.list({ query: { q: code } })).datos;
    await client.work.follow({ params: { id }, body: { siguiendo: true } });
    await watchAll(server.database, () => server.now());
    await said({ code, title: 'Compra de papel y tóner', closesAt: '2026-12-28T18:00:00' });
    await watchAll(server.database, () => server.now());
    await watchAll(server.database, () => server.now());
    await run(server);
    const events = receiver.received
      .map(({ body }) => JSON.parse(body))
      .toSorted((a, b) => (a.tipo < b.tipo ? -1 : 1));
    expect(events).toMatchObject([
      {
        tipo: 'licitacion.cambio',
        datos: { licitacion: { codigo: code }, cambios: [{ campo: 'nombre' }] },
      },
      {
        tipo: 'licitacion.cierre',
        datos: {
          licitacion: { codigo: code, nombre: 'Compra de papel y tóner' },
          cambios: [{ campo: 'fecha', detalle: 'cierre', gravedad: expect.any(String) }],
        },
      },
    ]);
    await remove(server, hook);
  });
});
