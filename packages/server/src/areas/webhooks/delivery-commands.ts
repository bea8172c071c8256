import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { WebhookSentKind } from '@pliego/contract/areas/webhook-events';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import { endPending } from './commands.ts';
import type { Outcome } from './post-event.ts';
import { unknownWebhook } from './queries.ts';
import type { SealedSecrets } from './secret-commands.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long after each failed try the next one is; after the last it is given up. */
export const retryAfterMs = [
  10 * secondMs,
  minuteMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  8 * hourMs,
  24 * hourMs,
] as const;

/** A webhook at which nothing arrived for so long is switched off. */
export const failingMs = 5 * dayMs;
/** Deliveries are kept for so long. */
const keptMs = 30 * dayMs;
/** Longer than a try may take, with writing down how it ended. */
export const leaseMs = minuteMs;

/** A delivery that this process sends, and where. */
export interface HeldDelivery extends SealedSecrets {
  id: number;
  webhookId: number;
  url: string;
  eventId: string;
  kind: WebhookSentKind;
  payload: string;
  /** Which try it is. */
  attempts: number;
}

const isUnheld = (now: Date) =>
  or(isNull(webhookDeliveries.heldUntil), lte(webhookDeliveries.heldUntil, now));

const heldColumns = {
  id: webhookDeliveries.id,
  companyId: webhookDeliveries.companyId,
  webhookId: webhookDeliveries.webhookId,
  eventId: webhookDeliveries.eventId,
  kind: webhookDeliveries.kind,
  payload: webhookDeliveries.payload,
  attempts: webhookDeliveries.attempts,
  url: webhooks.url,
  sealedSecret: webhooks.sealedSecret,
  sealedFormerSecret: webhooks.sealedFormerSecret,
  formerUntil: webhooks.formerUntil,
};

/** The delivery of each webhook that is due first, unless one of the webhook is being sent: who hangs delays itself alone. */
const firstOfEach = (now: Date) => sql`select distinct on (d.webhook_id) d.id
  from webhook_deliveries d join webhooks w on w.id = d.webhook_id
  where w.is_active and d.status = 'pendiente' and d.next_attempt_at <= ${now.toISOString()}::timestamptz
    and not exists (select from webhook_deliveries h where h.webhook_id = d.webhook_id
      and h.status = 'pendiente' and h.held_until > ${now.toISOString()}::timestamptz)
  order by d.webhook_id, d.next_attempt_at, d.id`;

/** Whether any delivery is due, for those who look often: nothing is locked or changed to know it. */
export async function isAnyDue(tx: Tx, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ isDue: boolean }>(
    tx,
    sql`select exists (${firstOfEach(now)}) as "isDue"`,
  );
  return row?.isDue === true;
}

/**
 * Takes deliveries that are due, and counts their tries before they are made. Another process takes none of them
 * until the lease is over.
 */
export async function takeDue(tx: Tx, now: Date, most: number): Promise<HeldDelivery[]> {
  const rows = await tx
    .select(heldColumns)
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .where(
      and(
        sql`${webhookDeliveries.id} in (${firstOfEach(now)})`,
        // Of the row itself, for which they hold also once it is locked.
        eq(webhookDeliveries.status, 'pendiente'),
        lte(webhookDeliveries.nextAttemptAt, now),
        isUnheld(now),
      ),
    )
    .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.id)
    .limit(most)
    .for('update', { of: webhookDeliveries, skipLocked: true });
  const taken: HeldDelivery[] = [];
  for (const row of rows) {
    await countAttempt(tx, row.id, now);
    taken.push({ ...row, attempts: row.attempts + 1 });
  }
  return taken;
}

async function countAttempt(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      attemptedAt: now,
      heldUntil: new Date(now.getTime() + leaseMs),
    })
    .where(eq(webhookDeliveries.id, id));
}

/** An event as it is sent when a person asks for it. */
export interface AskedDelivery {
  companyId: number;
  webhookId: number;
  eventId: string;
  kind: WebhookSentKind;
  payload: string;
  replayOf: number | null;
}

/** Writes a delivery that this process sends at once; by the system role, which reads secrets. */
export async function takeAsked(tx: Tx, asked: AskedDelivery, now: Date): Promise<HeldDelivery> {
  const { companyId, webhookId } = asked;
  const [target] = await tx
    .select({
      url: webhooks.url,
      sealedSecret: webhooks.sealedSecret,
      sealedFormerSecret: webhooks.sealedFormerSecret,
      formerUntil: webhooks.formerUntil,
    })
    .from(webhooks)
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.id, webhookId)))
    .for('key share');
  if (target === undefined) throw unknownWebhook();
  const [row] = await tx
    .insert(webhookDeliveries)
    .values({
      ...asked,
      attempts: 1,
      nextAttemptAt: now,
      attemptedAt: now,
      heldUntil: new Date(now.getTime() + leaseMs),
      createdAt: now,
    })
    .returning({ id: webhookDeliveries.id });
  return { ...asked, ...target, id: row?.id ?? 0, attempts: 1 };
}

/** The very try; a process that was taken for dead writes nothing over what another did after it. */
const thisTry = ({ id, attempts }: HeldDelivery) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));

/** When it is tried again after a failure; null when it is given up. A trial is answered at once, and not repeated. */
function nextTry({ kind, attempts }: HeldDelivery, now: Date): Date | null {
  const delay = kind === 'prueba' ? undefined : retryAfterMs[attempts - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay);
}

async function noteArrival(tx: Tx, delivery: HeldDelivery, now: Date): Promise<void> {
  await tx
    .update(webhooks)
    .set({ failingSince: null, lastSuccessAt: now })
    .where(eq(webhooks.id, delivery.webhookId));
}

/** Notes that nothing arrived. Answers since when nothing does, where the webhook was switched off for it. */
async function noteFailure(
  tx: Tx,
  { webhookId, kind }: HeldDelivery,
  held: { isActive: boolean; failingSince: Date | null },
  now: Date,
): Promise<Date | null> {
  if (kind === 'prueba' || !held.isActive) return null;
  const since = held.failingSince ?? now;
  const isOver = now.getTime() - since.getTime() >= failingMs;
  await tx
    .update(webhooks)
    .set({
      failingSince: since,
      ...(isOver ? { isActive: false, failedAt: now, version: sql`${webhooks.version} + 1` } : {}),
    })
    .where(eq(webhooks.id, webhookId));
  if (!isOver) return null;
  await endPending(tx, webhookId);
  return since;
}

/** Writes down how a try ended. Answers since when nothing arrives, where the webhook was switched off for it. */
export async function noteOutcome(
  tx: Tx,
  delivery: HeldDelivery,
  { status, answer, error }: Outcome,
  { now, durationMs }: { now: Date; durationMs: number },
): Promise<Date | null> {
  // The webhook first, as everybody locks them who locks both.
  const [held] = await tx
    .select({ isActive: webhooks.isActive, failingSince: webhooks.failingSince })
    .from(webhooks)
    .where(eq(webhooks.id, delivery.webhookId))
    .for('no key update');
  if (held === undefined) return null;
  const proximo = error === null || !held.isActive ? null : nextTry(delivery, now);
  const ended = error === null ? 'entregada' : 'fallida';
  const noted = await tx
    .update(webhookDeliveries)
    .set({
      status: proximo === null ? ended : 'pendiente',
      nextAttemptAt: proximo,
      heldUntil: null,
      answerStatus: status,
      durationMs,
      answer,
      error,
    })
    .where(thisTry(delivery))
    .returning({ id: webhookDeliveries.id });
  if (noted.length === 0) return null;
  if (error !== null) return noteFailure(tx, delivery, held, now);
  await noteArrival(tx, delivery, now);
  return null;
}

/** Deletes deliveries that are older than they are kept. */
export async function sweepDeliveries(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await tx.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
