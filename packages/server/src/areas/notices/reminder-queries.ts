import { openStages, type Stage } from '@pliego/contract/rules/work-stages';
import { createMessage, type Message } from '@pliego/contract/message';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { anyId } from '#server/areas/deadlines/dated-tender-queries.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { milestoneReminders } from '#server/db/schema/deadlines.ts';
import { tenderTasks, workOrders } from '#server/db/schema/expediente.ts';
import { tenderCollaborators, tenderFollowers } from '#server/db/schema/follow.ts';
import { notices } from '#server/db/schema/notices.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { activeMembers, type Recipient } from './recipient-queries.ts';

const columns = {
  id: tenders.id,
  stateClass: tenders.stateClass,
  closesAt: tenders.closesAt,
  closesOn: tenders.closesOn,
  milestones: tenders.milestones,
  stage: sql<Stage>`coalesce(${tenderWork.stage}, 'detectada')`,
  assigneeId: tenderWork.assigneeId,
};

/** Milestones by which somebody must act, besides the closing. */
export const remindedMilestones = [
  'finPreguntas',
  'visitaTerreno',
  'entregaAntecedentes',
  'cierreSegundoLlamado',
] as const;

const isOpenStage = inArray(sql`coalesce(${tenderWork.stage}, 'detectada')`, [...openStages]);

/** Somebody works on it or follows it. From these it begins: the register has many more that are published. */
const isCarried = (companyId: number) =>
  sql`${tenders.id} in (select ${tenderWork.tenderId} from ${tenderWork} where ${and(
    eq(tenderWork.companyId, companyId),
    inArray(tenderWork.stage, [...openStages]),
  )} union select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
    eq(tenderFollowers.companyId, companyId),
    eq(tenderFollowers.isFollowing, true),
  )})`;

const ofWork = (companyId: number) =>
  and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id));

/** Tenders still to be bid for that somebody carries, of which a date falls between two instants. */
export function tendersWithDates(
  tx: Tx,
  companyId: number,
  { now, until }: { now: Date; until: Date },
) {
  const [from, to] = [now.toISOString(), until.toISOString()];
  const isNear = remindedMilestones.map(
    (kind) =>
      sql`(${tenders.milestones} -> ${sql.raw(`'${kind}'`)} ->> 'instante')::timestamptz between ${from} and ${to}`,
  );
  const closesNear = sql`${tenders.closesAt} between ${from} and ${to}`;
  return tx
    .select(columns)
    .from(tenders)
    .leftJoin(tenderWork, ofWork(companyId))
    .where(
      and(
        eq(tenders.stateClass, 'publicada'),
        isOpenStage,
        isCarried(companyId),
        sql`(${sql.join([closesNear, ...isNear], sql` or `)})`,
      ),
    );
}

export type DatedTender = Awaited<ReturnType<typeof tendersWithDates>>[number];

/** Tasks that are not done, of tenders that are not discarded or withdrawn. */
export function openTasks(tx: Tx, companyId: number) {
  return tx
    .select({
      ...columns,
      taskId: tenderTasks.id,
      title: tenderTasks.title,
      dueOn: tenderTasks.dueOn,
      anchor: tenderTasks.anchor,
      personId: tenderTasks.assigneeId,
    })
    .from(tenderTasks)
    .innerJoin(tenders, eq(tenders.id, tenderTasks.tenderId))
    .leftJoin(tenderWork, ofWork(companyId))
    .where(
      and(
        eq(tenderTasks.companyId, companyId),
        isNull(tenderTasks.doneAt),
        sql`coalesce(${tenderWork.stage}, 'detectada') not in ('descartada', 'retirada')`,
      ),
    );
}

/** What people asked to be reminded of. */
export function ownReminders(tx: Tx, companyId: number) {
  return tx
    .select({
      ...columns,
      userId: milestoneReminders.userId,
      milestone: milestoneReminders.milestone,
      daysBefore: milestoneReminders.daysBefore,
    })
    .from(milestoneReminders)
    .innerJoin(tenders, eq(tenders.id, milestoneReminders.tenderId))
    .leftJoin(tenderWork, ofWork(companyId))
    .where(
      and(
        eq(milestoneReminders.companyId, companyId),
        sql`coalesce(${tenderWork.stage}, 'detectada') <> 'descartada'`,
      ),
    );
}

/** Before that many days nothing starts a term that is still running. */
const longestTermDays = 40;

/**
 * Tenders of which a legal term may be running: an event of theirs that starts one was lately, or they have orders. Which of
 * them have one is worked out from their events.
 */
export async function tendersWithTerms(tx: Tx, companyId: number, now: Date) {
  const since = new Date(now.getTime() - longestTermDays * 86_400_000).toISOString();
  const lately = (kind: 'cierre' | 'adjudicacion') =>
    sql`(${tenders.milestones} -> ${sql.raw(`'${kind}'`)} ->> 'instante')::timestamptz between ${since} and ${now.toISOString()}`;
  return tx
    .select(columns)
    .from(tenders)
    .innerJoin(tenderWork, ofWork(companyId))
    .where(
      and(
        sql`${tenderWork.stage} in ('en-preparacion', 'presentada', 'ganada', 'perdida')`,
        sql`(${lately('cierre')} or ${lately('adjudicacion')} or ${tenders.orders} <> '[]'
          or exists (select from ${workOrders} where ${and(
            eq(workOrders.companyId, companyId),
            eq(workOrders.tenderId, tenders.id),
          )}))`,
      ),
    );
}

/** Everybody who carries or follows each of some tenders, once, for the strongest of their reasons. */
export async function peopleOfEach(
  tx: Tx,
  companyId: number,
  rows: readonly { id: number; assigneeId: number | null }[],
): Promise<(tenderId: number) => Recipient[]> {
  const ids = rows.map(({ id }) => id);
  const members = new Set(await activeMembers(tx, companyId));
  const why = new Map<number, Map<number, Message>>(ids.map((id) => [id, new Map()]));
  const add = (because: Message) => (row: { tenderId: number; userId: number | null }) => {
    if (row.userId !== null && members.has(row.userId))
      why.get(row.tenderId)?.set(row.userId, because);
  };
  const following = await tx
    .select({ tenderId: tenderFollowers.tenderId, userId: tenderFollowers.userId })
    .from(tenderFollowers)
    .where(
      and(
        eq(tenderFollowers.companyId, companyId),
        anyId(sql`${tenderFollowers.tenderId}`, ids),
        eq(tenderFollowers.isFollowing, true),
      ),
    );
  const collaborating = await tx
    .select({ tenderId: tenderCollaborators.tenderId, userId: tenderCollaborators.userId })
    .from(tenderCollaborators)
    .where(
      and(
        eq(tenderCollaborators.companyId, companyId),
        anyId(sql`${tenderCollaborators.tenderId}`, ids),
      ),
    );
  following.forEach(add(createMessage('porque-sigue')));
  collaborating.forEach(add(createMessage('porque-colabora')));
  rows
    .map(({ id, assigneeId }) => ({ tenderId: id, userId: assigneeId }))
    .forEach(add(createMessage('porque-responsable')));
  return (tenderId) =>
    [...(why.get(tenderId) ?? [])].map(([userId, because]) => ({ userId, because }));
}

/** Whom each of some occasions was told already, by its key. */
export async function toldAlready(
  tx: Tx,
  companyId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  if (keys.length === 0) return new Map();
  // One parameter however many there are, so that it is one statement; and one row a key, for a company may have many people.
  const rows = await rowsOf<{ key: string; people: number[] }>(
    tx,
    sql`select ${notices.key} as key, jsonb_agg(${notices.userId}) as people from ${notices} where ${and(
      eq(notices.companyId, companyId),
      sql`${notices.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`,
    )} group by 1`,
  );
  return new Map(rows.map(({ key, people }) => [key, new Set(people)]));
}
