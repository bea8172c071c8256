import { tellOfEvent } from '#server/areas/notices/event-notices.ts';
import { queueAct } from '#server/areas/webhooks/event-commands.ts';
import type { Tx } from '#server/db/database.ts';
import { events } from '#server/db/schema/work.ts';
import type { WorkEvent } from './work-event.ts';

/** Records what somebody did, and tells whom it concerns and webhooks, in the transaction that does it. */
export async function recordEvent(tx: Tx, event: WorkEvent): Promise<void> {
  const { companyId, tenderId, actorId, now, type, before = [], after = [], facts } = event;
  const values = { companyId, tenderId, actorId, type, before, after, at: now, facts };
  const [written] = await tx.insert(events).values(values).returning({ id: events.id });
  if (written === undefined) return;
  const act = { ...event, id: written.id };
  await tellOfEvent(tx, act);
  await queueAct(tx, act);
}
