import type { DeliveryOutcome } from '@pliego/contract/areas/webhooks';
import { createMessage } from '@pliego/contract/message';
import { countCap } from '@pliego/contract/paging';
import { fieldProblem, ProblemError } from '@pliego/contract/problem';
import { and, asc, count, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';

export const unknownWebhook = () =>
  new ProblemError('no-encontrado', createMessage('webhook-desconocido'));
export const unknownDelivery = () =>
  new ProblemError('no-encontrado', createMessage('entrega-desconocida'));

/** Every column but the sealed secrets, which a company cannot read. */
const { sealedSecret: _, sealedFormerSecret: __, ...visible } = getTableColumns(webhooks);

export type WebhookRow = Awaited<ReturnType<typeof webhookRows>>[number];

export function webhookRows(tx: Tx, companyId: number) {
  return tx
    .select(visible)
    .from(webhooks)
    .where(eq(webhooks.companyId, companyId))
    .orderBy(asc(webhooks.id));
}

export async function webhookById(tx: Tx, companyId: number, id: number): Promise<WebhookRow> {
  const [row] = await tx
    .select(visible)
    .from(webhooks)
    .where(and(eq(webhooks.companyId, companyId), eq(webhooks.id, id)));
  if (row === undefined) throw unknownWebhook();
  return row;
}

/** How many deliveries of each webhook wait. */
export async function pendingDeliveries(tx: Tx, companyId: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ id: webhookDeliveries.webhookId, pending: count() })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.companyId, companyId), eq(webhookDeliveries.status, 'pendiente')),
    )
    .groupBy(webhookDeliveries.webhookId);
  return new Map(rows.map(({ id, pending }) => [id, pending]));
}

const { payload: ___, answer: ____, ...listed } = getTableColumns(webhookDeliveries);

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type ListedDelivery = Omit<DeliveryRow, 'payload' | 'answer'>;

interface Asked {
  webhookId: number;
  resultado?: DeliveryOutcome | undefined;
  cursor?: string | undefined;
  limit: number;
  exacto: boolean;
}

/** The number after which a page goes on. */
function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  if (/^[1-9]\d{0,9}$/.test(cursor) && Number(cursor) <= 2_147_483_647) return Number(cursor);
  throw fieldProblem('datos-invalidos', 'cursor', createMessage('cursor-ajeno'));
}

/** A page of the deliveries of a webhook, the latest first, and how many there are. */
export async function deliveryPage(tx: Tx, companyId: number, asked: Asked) {
  const { webhookId, resultado, limit, exacto } = asked;
  const after = readCursor(asked.cursor);
  const chosen = and(
    eq(webhookDeliveries.companyId, companyId),
    eq(webhookDeliveries.webhookId, webhookId),
    resultado === undefined ? undefined : eq(webhookDeliveries.status, resultado),
  );
  const rows: ListedDelivery[] = await tx
    .select(listed)
    .from(webhookDeliveries)
    .where(and(chosen, after === null ? undefined : lt(webhookDeliveries.id, after)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit + 1);
  const all = tx.select({ id: webhookDeliveries.id }).from(webhookDeliveries).where(chosen);
  const counted = exacto ? all.as('counted') : all.limit(countCap + 1).as('counted');
  const [known] = await tx.select({ total: count() }).from(counted);
  const total = known?.total ?? 0;
  const page = rows.slice(0, limit);
  return {
    rows: page,
    total: exacto ? total : Math.min(total, countCap),
    isExact: exacto || total <= countCap,
    next: rows.length > limit ? String(page.at(-1)?.id) : null,
  };
}

export async function deliveryById(tx: Tx, companyId: number, id: number): Promise<DeliveryRow> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.companyId, companyId), eq(webhookDeliveries.id, id)));
  if (row === undefined) throw unknownDelivery();
  return row;
}
