import type { AlertRhythm } from '@pliego/contract/areas/views';
import { createMessage } from '@pliego/contract/message';
import { fieldProblem } from '@pliego/contract/problem';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { viewAlerts, viewHits } from '#server/db/schema/views.ts';
import { filterOfState } from './alert-filter.ts';
import { type AlertRow, newestTender } from './alert-queries.ts';
import { viewOf } from './queries.ts';

const hourMs = 3_600_000;

/** Lets a view tell the person of what is new in it from now on, or changes how often it does. */
export async function startAlert(
  tx: Tx,
  caller: Caller,
  { id, rhythm, now }: { id: number; rhythm: AlertRhythm; now: Date },
): Promise<void> {
  const view = await viewOf(tx, caller, id);
  // Of what happens to a tender the notices tell already.
  if (view.pagina !== 'licitaciones' || filterOfState(view.estado) === null) {
    throw fieldProblem('datos-invalidos', 'ritmo', createMessage('vista-sin-alerta'));
  }
  const newest = await newestTender(tx);
  await tx
    .insert(viewAlerts)
    .values({
      companyId: caller.companyId,
      userId: caller.userId,
      viewId: id,
      rhythm,
      createdAt: now,
      afterId: newest,
      nextId: newest,
      markedAt: now,
      lookedAt: now,
    })
    .onConflictDoUpdate({
      target: [viewAlerts.companyId, viewAlerts.userId, viewAlerts.viewId],
      set: { rhythm },
    });
}

/** Whether the alert is as it was found, and nobody else looks: another process, or the person who changes it. */
export async function holdAlert(tx: Tx, alert: AlertRow): Promise<boolean> {
  const rows = await tx
    .select({ lookedAt: viewAlerts.lookedAt })
    .from(viewAlerts)
    .where(
      and(
        eq(viewAlerts.companyId, alert.companyId),
        eq(viewAlerts.userId, alert.userId),
        eq(viewAlerts.viewId, alert.viewId),
      ),
    )
    .for('update', { skipLocked: true });
  return rows.some(({ lookedAt }) => lookedAt.getTime() === alert.lookedAt.getTime());
}

/** Remembers that an alert looked. Its mark follows an hour behind, for tenders that were still being read. */
export async function noteLook(tx: Tx, alert: AlertRow, now: Date): Promise<void> {
  const isHourOld = now.getTime() - alert.markedAt.getTime() >= hourMs;
  const mark = isHourOld
    ? { afterId: alert.nextId, nextId: await newestTender(tx), markedAt: now }
    : {};
  await tx
    .update(viewAlerts)
    .set({ lookedAt: now, ...mark })
    .where(
      and(
        eq(viewAlerts.companyId, alert.companyId),
        eq(viewAlerts.userId, alert.userId),
        eq(viewAlerts.viewId, alert.viewId),
      ),
    );
}

export async function keepHits(
  tx: Tx,
  { companyId, userId, viewId }: AlertRow,
  tenderIds: readonly number[],
  now: Date,
): Promise<void> {
  if (tenderIds.length === 0) return;
  await tx
    .insert(viewHits)
    .values(tenderIds.map((tenderId) => ({ companyId, userId, viewId, tenderId, toldAt: now })))
    .onConflictDoNothing();
}
