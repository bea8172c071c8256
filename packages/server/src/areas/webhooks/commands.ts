import type { WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, count, eq, sql } from 'drizzle-orm';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import { unknownWebhook, webhookById, type WebhookRow } from './queries.ts';

/** So many a company needs at most: each is a request more for every event. */
const mostWebhooks = 20;

const own = (companyId: number, id: number) =>
  and(eq(webhooks.companyId, companyId), eq(webhooks.id, id));

/** The kinds that were chosen, each once. */
const chosen = (events: readonly WebhookEventKind[]) => [...new Set(events)];

/** A webhook as it is made: its address is checked, its secret sealed. */
export interface NewWebhook {
  url: string;
  descripcion?: string | null | undefined;
  eventos: readonly WebhookEventKind[];
  restringidas?: boolean | undefined;
  sealedSecret: string;
}

export async function createWebhook(
  tx: Tx,
  { companyId, userId }: CompanyScope,
  { url, descripcion = null, eventos, restringidas = false, sealedSecret }: NewWebhook,
  now: Date,
): Promise<number> {
  // Of two that are made at once one waits, so that together they are not more than there may be.
  await tx.select().from(companies).where(eq(companies.id, companyId)).for('update');
  const [known] = await tx
    .select({ made: count() })
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId));
  if ((known?.made ?? 0) >= mostWebhooks) {
    throw new ProblemError(
      'datos-invalidos',
      createMessage('demasiados-webhooks', { max: mostWebhooks }),
    );
  }
  const [row] = await tx
    .insert(webhooks)
    .values({
      companyId,
      url,
      description: descripcion,
      events: chosen(eventos),
      tellsRestricted: restringidas,
      sealedSecret,
      createdBy: userId,
      createdAt: now,
    })
    .returning({ id: webhooks.id });
  return row?.id ?? 0;
}

/** What a person changes; the address is checked. */
export interface WebhookChange {
  url?: string | undefined;
  descripcion?: string | null | undefined;
  eventos?: readonly WebhookEventKind[] | undefined;
  restringidas?: boolean | undefined;
  activo?: boolean | undefined;
}

/** What of a change is new, by column. Switched on again, it begins without failures. */
function newValues(held: WebhookRow, change: WebhookChange) {
  const { url, descripcion, eventos, restringidas, activo } = change;
  const events = eventos === undefined ? undefined : chosen(eventos);
  const isSame = events?.toSorted().join() === held.events.toSorted().join();
  return {
    ...(url === undefined || url === held.url ? {} : { url }),
    ...(descripcion === undefined || descripcion === held.description
      ? {}
      : { description: descripcion }),
    ...(events === undefined || isSame ? {} : { events }),
    ...(restringidas === undefined || restringidas === held.tellsRestricted
      ? {}
      : { tellsRestricted: restringidas }),
    ...(activo === undefined || activo === held.isActive
      ? {}
      : { isActive: activo, failingSince: null, failedAt: null }),
  };
}

/** The webhook as it is, and nobody else changes it until the transaction ends. */
async function holdWebhook(
  tx: Tx,
  companyId: number,
  id: number,
  ifVersion: number | undefined,
  present: (row: WebhookRow) => unknown,
): Promise<WebhookRow> {
  await tx
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(own(companyId, id))
    .for('no key update');
  const held = await webhookById(tx, companyId, id);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: present(held) });
  }
  return held;
}

/**
 * Changes a webhook. Answers whether anything was new.
 *
 * @param present How the current state is presented in a version conflict.
 */
export async function changeWebhook(
  tx: Tx,
  { companyId, id, ifVersion }: { companyId: number; id: number; ifVersion: number | undefined },
  change: WebhookChange,
  present: (row: WebhookRow) => unknown,
): Promise<boolean> {
  const held = await holdWebhook(tx, companyId, id, ifVersion, present);
  const values = newValues(held, change);
  if (Object.keys(values).length === 0) return false;
  await tx
    .update(webhooks)
    .set({ ...values, version: held.version + 1 })
    .where(own(companyId, id));
  if (values.isActive === false) await endPending(tx, id);
  return true;
}

/**
 * What waits of a tender that is kept to its team from now on is not sent to those that are not told of such ones. It was written
 * while the whole company saw it, and says no more than that; but it would leave only now.
 */
export async function keepFromWebhooks(
  tx: Tx,
  { companyId, tenderId }: { companyId: number; tenderId: number },
): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      status: 'fallida',
      nextAttemptAt: null,
      heldUntil: null,
      error: createMessage('webhook-sin-restringidas'),
    })
    .where(
      and(
        eq(webhookDeliveries.companyId, companyId),
        eq(webhookDeliveries.status, 'pendiente'),
        sql`${webhookDeliveries.payload}::jsonb #>> '{datos,licitacion,id}' = ${String(tenderId)}`,
        sql`not exists (select from ${webhooks} told where told.company_id = ${companyId}
          and told.id = ${webhookDeliveries.webhookId} and told.tells_restricted)`,
      ),
    );
}

/** What waits is not sent any more: switched on again later, it would arrive long after. It can be sent again by hand. */
export async function endPending(tx: Tx, webhookId: number): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({
      status: 'fallida',
      nextAttemptAt: null,
      heldUntil: null,
      error: createMessage('webhook-se-apago'),
    })
    .where(
      and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.status, 'pendiente')),
    );
}

/** Answers where it led. */
export async function removeWebhook(tx: Tx, companyId: number, id: number): Promise<string> {
  const [removed] = await tx
    .delete(webhooks)
    .where(own(companyId, id))
    .returning({ url: webhooks.url });
  if (removed === undefined) throw unknownWebhook();
  return removed.url;
}
