import type { Message } from '@pliego/contract/message';
import type { NoticeKind } from '@pliego/contract/areas/connector-shapes';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { sourceNotices } from '#server/db/schema/connectors.ts';

/** A source that fails again so soon after it recovered has not recovered: it is the same notice. */
const sameTroubleMs = 3_600_000;

/** Opens the notice of a connector, or counts one more failure in the one that is open. */
export async function raiseNotice(
  tx: Tx,
  { id: connectorId, companyId }: { id: number; companyId: number },
  { kind, messages }: { kind: NoticeKind; messages: readonly Message[] },
  now: Date,
): Promise<void> {
  const recent = new Date(now.getTime() - sameTroubleMs);
  const [row] = await tx
    .select({ id: sourceNotices.id })
    .from(sourceNotices)
    .where(
      and(
        eq(sourceNotices.connectorId, connectorId),
        or(isNull(sourceNotices.closedAt), gt(sourceNotices.closedAt, recent)),
      ),
    )
    .orderBy(sql`${sourceNotices.closedAt} is not null`, desc(sourceNotices.id))
    .limit(1)
    .for('update');
  if (row === undefined) {
    await tx.insert(sourceNotices).values({
      companyId,
      connectorId,
      kind,
      messages,
      times: 1,
      firstAt: now,
      lastAt: now,
    });
    return;
  }
  await tx
    .update(sourceNotices)
    .set({ kind, messages, times: sql`${sourceNotices.times} + 1`, lastAt: now, closedAt: null })
    .where(eq(sourceNotices.id, row.id));
}

export async function closeNotices(tx: Tx, connectorId: number, now: Date): Promise<void> {
  await tx
    .update(sourceNotices)
    .set({ closedAt: now })
    .where(and(eq(sourceNotices.connectorId, connectorId), isNull(sourceNotices.closedAt)));
}
