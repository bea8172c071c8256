import type { Webhook } from '@pliego/contract/areas/webhooks';

/** What a webhook is called: as it was described, or by its host. */
export function webhookName({ descripcion, url }: Pick<Webhook, 'descripcion' | 'url'>): string {
  return descripcion ?? new URL(url).host;
}
