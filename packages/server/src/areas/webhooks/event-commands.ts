import type { WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import type { ChangedTender } from '#server/areas/notices/change-notices.ts';
import { audienceOf } from '#server/areas/work/team-queries.ts';
import type { WorkEvent } from '#server/areas/work/work-event.ts';
import type { Tx } from '#server/db/database.ts';
import { webhookDeliveries } from '#server/db/schema/webhooks.ts';
import { webhookKindOfAct, webhookKindOfChange } from './event-kinds.ts';
import { companyPart, toldOfTender, type ToldOfTender, webhooksFor } from './event-queries.ts';
import { actData, changeData, payloadText } from './payload.ts';

/** Something that happened to a tender, as it is sent. */
interface Happening {
  eventId: string;
  kind: WebhookEventKind;
  data: (told: ToldOfTender) => Record<string, unknown>;
}

interface Where {
  companyId: number;
  tenderId: number;
  actorId: number | null;
  now: Date;
}

/** Writes what happened for every webhook that is told of it, in the transaction in which it happens. */
async function queue(tx: Tx, where: Where, happenings: readonly Happening[]): Promise<void> {
  const { companyId, tenderId, actorId, now } = where;
  const kinds = [...new Set(happenings.map(({ kind }) => kind))];
  // A receiver is in no team: of a tender that is kept to its team only those are told for which an administrator chose so.
  const isRestricted = (await audienceOf(tx, { companyId, tenderId })) !== null;
  const listeners = (await webhooksFor(tx, companyId, kinds)).filter(
    ({ tellsRestricted }) => tellsRestricted || !isRestricted,
  );
  if (listeners.length === 0) return;
  const told = await toldOfTender(tx, companyId, tenderId, actorId);
  if (told === null) return;
  const empresa = await companyPart(tx, companyId);
  const rows = happenings.flatMap(({ eventId, kind, data }) => {
    const event = { id: eventId, tipo: kind, cuando: now, empresa, datos: data(told) };
    const payload = payloadText(event);
    return listeners
      .filter(({ events }) => events.includes(kind))
      .map(({ id: webhookId }) => ({
        companyId,
        webhookId,
        eventId,
        kind,
        payload,
        nextAttemptAt: now,
        createdAt: now,
      }));
  });
  await tx.insert(webhookDeliveries).values(rows).onConflictDoNothing();
}

/** Queues an act of the team, with the number under which it is recorded. */
export async function queueAct(tx: Tx, act: WorkEvent & { id: number }): Promise<void> {
  const kind = webhookKindOfAct(act.type);
  if (kind === null) return;
  const eventId = `equipo-${act.companyId}-${act.id}`;
  await queue(tx, act, [{ eventId, kind, data: (told) => actData(told, act) }]);
}

/** Queues what sources changed in a tender: what is of one kind as one event. */
export async function queueChanges(tx: Tx, changed: ChangedTender): Promise<void> {
  const { companyId, tenderId, now } = changed;
  // That a tender is known for the first time is no change of it.
  const changes = changed.changes.filter(({ field }) => field !== 'licitacion');
  const kinds = [...new Set(changes.map(webhookKindOfChange))];
  if (kinds.length === 0) return;
  const happenings = kinds.map((kind): Happening => {
    const own = changes.filter((change) => webhookKindOfChange(change) === kind);
    const newest = Math.max(...own.map(({ id }) => id));
    const eventId = `portal-${companyId}-${newest}`;
    return { eventId, kind, data: (told) => changeData(told, own) };
  });
  await queue(tx, { companyId, tenderId, actorId: null, now }, happenings);
}
