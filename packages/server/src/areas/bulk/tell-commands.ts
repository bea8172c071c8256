import type { EventFacts, EventType } from '@pliego/contract/areas/tender-log';
import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import { createMessage, type Message } from '@pliego/contract/message';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { tellAll, tellTender } from '#server/areas/notices/live-commands.ts';
import { tell } from '#server/areas/notices/notice-commands.ts';
import { activeMembers, nameOf } from '#server/areas/notices/recipient-queries.ts';
import { queueAct } from '#server/areas/webhooks/event-commands.ts';
import { webhookKindOfAct } from '#server/areas/webhooks/event-kinds.ts';
import { webhooksFor } from '#server/areas/webhooks/event-queries.ts';
import { recordEvent } from '#server/areas/work/event-commands.ts';
import { idList } from '#server/db/bulk.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { notices } from '#server/db/schema/notices.ts';
import { events } from '#server/db/schema/work.ts';

/** What was done to one of many tenders. */
export interface BulkEvent {
  tenderId: number;
  /** Kept to its team: it is told of alone, to who may know. */
  isRestricted: boolean;
  before: string[];
  after: string[];
  facts?: EventFacts;
}

interface Act {
  companyId: number;
  /** Null where nobody did it: a rule. */
  actorId: number | null;
  now: Date;
  type: EventType;
}

/** Rows of one statement, each with as many parameters as columns. */
const rowsAtOnce = 1_000;
/** Up to here open pages hear of each tender; of more they read all again. */
const toldOneByOne = 20;

/** Writes the history of many tenders, and tells open pages and webhooks. Nobody has a notice of it by that. */
export async function recordQuietly(tx: Tx, act: Act, many: readonly BulkEvent[]): Promise<void> {
  const { companyId, actorId, now: at, type } = act;
  const kind = webhookKindOfAct(type);
  const isHooked = kind !== null && (await webhooksFor(tx, companyId, [kind])).length > 0;
  for (let from = 0; from < many.length; from += rowsAtOnce) {
    const some = many.slice(from, from + rowsAtOnce);
    const rows = some.map(({ tenderId, before, after, facts }) => {
      return { companyId, tenderId, actorId, type, before, after, at, facts };
    });
    const written = await tx.insert(events).values(rows).returning({ id: events.id });
    if (!isHooked) continue;
    for (const [place, { id }] of written.entries()) {
      const event = some[place];
      if (event !== undefined) await queueAct(tx, { ...act, ...event, id });
    }
  }
  if (many.length > toldOneByOne) return tellAll(tx, companyId);
  for (const { tenderId } of many) await tellTender(tx, companyId, tenderId);
  return undefined;
}

/** How many of some tenders each person of the company carries or follows. */
function concernedBy(tx: Tx, companyId: number, ids: readonly number[]) {
  return rowsOf<{ userId: number; count: number }>(
    tx,
    sql`select user_id as "userId", count(*)::integer as count from (
      select user_id, tender_id from tender_followers
        where company_id = ${companyId} and is_following and tender_id = any (${idList(ids)})
      union select user_id, tender_id from tender_collaborators
        where company_id = ${companyId} and tender_id = any (${idList(ids)})
      union select assignee_id, tender_id from tender_work
        where company_id = ${companyId} and assignee_id is not null and tender_id = any (${idList(ids)})) as concerned
      group by user_id order by user_id`,
  );
}

interface Told {
  kind: 'asignada' | 'etapa';
  key: string;
  severity: 'grave' | 'importante';
  message: Message;
  because: Message;
}

async function tellOnce(tx: Tx, { companyId, now }: Act, userId: number, told: Told) {
  const { because, message, ...occasion } = told;
  const whole = { ...occasion, companyId, tenderId: null, now, times: 1, message: () => message };
  await tell(tx, whole, [{ userId, because }]);
}

/** Of one change: proposals that are accepted lead to more than one stage. */
const keyOf = (bulkId: number, stage: Stage | null): string =>
  stage === null ? `masivo ${bulkId}` : `masivo ${bulkId} ${stage}`;

/** One notice a person and stage, however many tenders it is about. */
async function tellTogether(
  tx: Tx,
  act: Act,
  many: readonly BulkEvent[],
  { bulkId, assignee, stage }: TellOf,
): Promise<void> {
  const members = new Set(await activeMembers(tx, act.companyId));
  const quien = (await nameOf(tx, act.actorId)) ?? 'Alguien';
  const key = keyOf(bulkId, stage);
  const isTold = (userId: number) => members.has(userId) && userId !== act.actorId;
  if (act.type === 'asignacion' && assignee !== null && isTold(assignee)) {
    await tellOnce(tx, act, assignee, {
      kind: 'asignada',
      key,
      severity: 'grave',
      message: createMessage('aviso-asignadas', { count: many.length, quien }),
      because: createMessage('porque-responsable-varias'),
    });
  }
  // Nobody is told of what is discarded.
  if (act.type !== 'etapa' || stage === null || stage === 'descartada') return;
  const ids = many.map(({ tenderId }) => tenderId);
  for (const { userId, count } of await concernedBy(tx, act.companyId, ids)) {
    if (!isTold(userId)) continue;
    await tellOnce(tx, act, userId, {
      kind: 'etapa',
      key,
      severity: 'importante',
      message: createMessage('aviso-etapas', { count, quien, a: stage }),
      because: createMessage('porque-sigue-varias'),
    });
  }
}

interface TellOf {
  bulkId: number;
  assignee: number | null;
  stage: Stage | null;
}

/**
 * Writes the history of what was done to many tenders, and tells whom it concerns, each person once. A single tender, and those
 * that are kept to a team, are told of as always.
 */
export async function recordAll(
  tx: Tx,
  act: Act,
  all: readonly BulkEvent[],
  of: TellOf,
): Promise<void> {
  const open = all.filter(({ isRestricted }) => !isRestricted);
  const many = open.length > 1 ? open : [];
  const alone = open.length > 1 ? all.filter(({ isRestricted }) => isRestricted) : all;
  for (const { isRestricted: _, ...event } of alone) await recordEvent(tx, { ...act, ...event });
  if (many.length === 0) return;
  await recordQuietly(tx, act, many);
  await tellTogether(tx, act, many, of);
}

/** The same for what is undone: no notice more, and those that were given say so. */
export async function recordUndone(
  tx: Tx,
  act: Act,
  all: readonly BulkEvent[],
  bulkId: number,
): Promise<void> {
  await recordQuietly(tx, act, all);
  const quien = (await nameOf(tx, act.actorId)) ?? 'Alguien';
  const message = createMessage('aviso-masivo-deshecho', { quien });
  const keys = [null, ...stages].map((stage) => keyOf(bulkId, stage));
  const ofBulk = and(eq(notices.companyId, act.companyId), inArray(notices.key, keys));
  await tx.update(notices).set({ message }).where(ofBulk);
}
