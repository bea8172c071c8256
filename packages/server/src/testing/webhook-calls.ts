import type { Delivery, WebhookWithSecret } from '@pliego/contract/areas/webhooks';
import { WebhookWorker } from '#server/areas/webhooks/webhook-worker.ts';
import { type Received, Receiver } from './receiver.ts';
import type { TestServer } from './test-server.ts';
import { isFromPliego } from './verify-webhook.ts';

/** The receiver of the webhooks of a file, which opens it before its tests. */
export const receiver = new Receiver();

/** As a receiver does it, by the code of the documentation. */
export function isGenuine(
  server: TestServer,
  secret: string,
  { headers, body }: Pick<Received, 'headers' | 'body'>,
): boolean {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers)) sent.set(name, String(value));
  return isFromPliego(secret, sent, body, server.now());
}

/** Lets the clock of the server go on. */
export const later = (server: TestServer, ms: number) =>
  server.setNow(new Date(server.now().getTime() + ms).toISOString());

/** Sends what is due now. */
export const run = (server: TestServer) => new WebhookWorker(server.webhooks.dependencies).run();

/** Leads to the receiver. */
export async function aWebhook(
  server: TestServer,
  eventos: WebhookWithSecret['eventos'] = ['expediente.etapa'],
): Promise<WebhookWithSecret> {
  const { client } = await server.signIn('admin');
  return client.webhooks.create({ body: { url: receiver.url, eventos } });
}

/** Goes away with everything that waits for it. */
export async function remove(server: TestServer, { id }: { id: number }): Promise<void> {
  const { client } = await server.signIn('admin');
  await client.webhooks.remove({ params: { id } });
}

/** The log of a webhook, the latest first. */
export async function deliveriesOf(server: TestServer, id: number): Promise<Delivery[]> {
  const { client } = await server.signIn('admin');
  return (await client.webhooks.deliveries({ params: { id } })).datos;
}

let stage: 'en-analisis' | 'en-preparacion' = 'en-analisis';
/** Moves a tender on and back, which is an event each time. Answers the stage it is in now. */
export async function move(server: TestServer): Promise<string> {
  stage = stage === 'en-analisis' ? 'en-preparacion' : 'en-analisis';
  const { client } = await server.signIn('admin');
  await client.work.move({ params: { id: 1 }, body: { etapa: stage } });
  return stage;
}
