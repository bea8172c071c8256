import type { Logger } from 'pino';
import { createMessage } from '@pliego/contract/message';
import { companyName } from '#server/areas/notices/mail-queries.ts';
import { activeMembers, addressIfMember } from '#server/areas/notices/recipient-queries.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { putInOutbox } from '#server/mail/database-outbox.ts';
import { messageOf } from '#server/mail/letter.ts';
import { type HeldDelivery, noteOutcome } from './delivery-commands.ts';
import { type Outcome, type PostEvent, timeLimitMs } from './post-event.ts';
import { signingSecrets } from './secret-commands.ts';
import { signedHeaders } from './signature.ts';
import { webhookOffLetter } from './webhook-letters.ts';

/** What webhooks run with. Clock, network and time limits are injected, as everywhere. */
export interface WebhookDependencies {
  database: Database;
  secrets: SecretBox;
  now: () => Date;
  baseUrl: () => string;
  post: PostEvent;
  /** Whether addresses of private networks are taken. */
  allowsPrivate: boolean;
  /** A signal that comes after so many milliseconds. */
  timeLimit: (ms: number) => AbortSignal;
  /** Aborts when the server stops. */
  closing: AbortSignal;
  log: Pick<Logger, 'error'>;
}

async function send(
  delivery: HeldDelivery,
  { secrets, now, post, timeLimit, closing }: WebhookDependencies,
): Promise<Outcome> {
  const at = now();
  const { url, eventId: id, payload: body } = delivery;
  const signing = signingSecrets(delivery, secrets, at);
  if (signing.length === 0) {
    return { status: null, answer: null, error: createMessage('webhook-secreto-ilegible') };
  }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Pliego-Webhooks',
    ...signedHeaders({ id, body, now: at }, signing),
  };
  const signal = AbortSignal.any([timeLimit(timeLimitMs), closing]);
  return post({ url, headers, body, signal });
}

/** Tells the administrators of a company that a webhook was switched off, with the transaction that does it. */
async function tellAdministrators(
  tx: Tx,
  { companyId, url }: HeldDelivery,
  { since, now }: { since: Date; now: Date },
  { secrets, baseUrl }: WebhookDependencies,
): Promise<void> {
  const company = await companyName(tx, companyId);
  for (const userId of await activeMembers(tx, companyId, ['admin'])) {
    const to = await addressIfMember(tx, { companyId, userId });
    if (to === null) continue;
    const letter = webhookOffLetter(to, { company, url, since, base: baseUrl() });
    await putInOutbox(tx, messageOf(letter, now), { secrets, now });
  }
}

/**
 * Makes one try of a delivery that is held, and writes down how it ended. A try that is cut off because the server
 * stops is written down by nobody: it is made again once its lease is over.
 */
export async function deliver(
  delivery: HeldDelivery,
  dependencies: WebhookDependencies,
): Promise<void> {
  const { database, now, closing } = dependencies;
  const begun = now().getTime();
  const outcome = await send(delivery, dependencies);
  if (closing.aborted && outcome.status === null) return;
  const at = now();
  const durationMs = Math.max(0, at.getTime() - begun);
  await database.transaction('system', async (tx) => {
    const since = await noteOutcome(tx, delivery, outcome, { now: at, durationMs });
    if (since !== null) await tellAdministrators(tx, delivery, { since, now: at }, dependencies);
  });
}
