import type { Message } from '@pliego/contract/message';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { connectorBackfills, type ConnectorCursor } from '#server/db/schema/connectors.ts';

export type BackfillRow = typeof connectorBackfills.$inferSelect;

const isOpen = inArray(connectorBackfills.state, ['en-cola', 'en-curso']);

/** The range of days that a connector is to read. */
export async function openBackfill(tx: Tx, connectorId: number): Promise<BackfillRow | null> {
  const [row] = await tx
    .select()
    .from(connectorBackfills)
    .where(and(eq(connectorBackfills.connectorId, connectorId), isOpen));
  return row ?? null;
}

/** Stores the progress of a backfill. One that was cancelled meanwhile stays as it is. */
export async function advanceBackfill(
  tx: Tx,
  id: number,
  to: { nextDay?: string; cursor?: ConnectorCursor; requests: number },
): Promise<void> {
  const { requests, ...rest } = to;
  await tx
    .update(connectorBackfills)
    .set({
      ...rest,
      state: 'en-curso',
      requests: sql`${connectorBackfills.requests} + ${requests}`,
    })
    .where(and(eq(connectorBackfills.id, id), isOpen));
}

export async function endBackfill(
  tx: Tx,
  id: number,
  state: 'terminado' | 'con-error',
  now: Date,
  error: readonly Message[] | null = null,
): Promise<void> {
  await tx
    .update(connectorBackfills)
    .set({ state, error, finishedAt: now })
    .where(and(eq(connectorBackfills.id, id), isOpen));
}

/** The day after the last one of a range that was read. */
export function dayOf(backfill: BackfillRow): string {
  return backfill.nextDay ?? backfill.fromDay;
}

export const dayAfter = (day: string): string => addDays(day, 1);
