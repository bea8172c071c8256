import type { WebhookWorker } from '#server/areas/webhooks/webhook-worker.ts';

/** Soon after an event; one look into an index. */
const everyMs = 2_000;

/** Sends to webhooks what is due, by this process or another; answers how to stop it. */
export function startWebhooks(worker: WebhookWorker): () => void {
  const timer = setInterval(() => worker.look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
