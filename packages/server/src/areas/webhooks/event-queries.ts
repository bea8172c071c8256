import { and, eq, sql } from 'drizzle-orm';
import type { WebhookEventKind } from '@pliego/contract/areas/webhook-events';
import { nameOf } from '#server/areas/notices/recipient-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { webhooks } from '#server/db/schema/webhooks.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** The webhooks of a company that are told of some kinds of events, none of which goes away before the transaction ends. */
export async function webhooksFor(
  tx: Tx,
  companyId: number,
  kinds: readonly WebhookEventKind[],
): Promise<{ id: number; events: readonly WebhookEventKind[]; tellsRestricted: boolean }[]> {
  const chosen = kinds.map((kind) => sql`${webhooks.events} ? ${kind}`);
  return tx
    .select({
      id: webhooks.id,
      events: webhooks.events,
      tellsRestricted: webhooks.tellsRestricted,
    })
    .from(webhooks)
    .where(
      and(
        eq(webhooks.companyId, companyId),
        eq(webhooks.isActive, true),
        sql`(${sql.join(chosen, sql` or `)})`,
      ),
    )
    .for('key share');
}

const tenderColumns = {
  id: visibleTenders.id,
  code: visibleTenders.code,
  source: visibleTenders.source,
  title: visibleTenders.title,
  stateClass: visibleTenders.stateClass,
  stateText: visibleTenders.stateText,
  closesAt: visibleTenders.closesAt,
  closesOn: visibleTenders.closesOn,
  url: visibleTenders.url,
};

/** A tender as events tell of it, with our work on it and who did what; null where the company does not see it. */
export async function toldOfTender(
  tx: Tx,
  companyId: number,
  tenderId: number,
  actorId: number | null,
) {
  const [row] = await tx
    .select({ tender: tenderColumns, stage: tenderWork.stage, assigneeId: tenderWork.assigneeId })
    .from(visibleTenders)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, visibleTenders.id)),
    )
    .where(eq(visibleTenders.id, tenderId));
  if (row === undefined) return null;
  return {
    tender: row.tender,
    stage: row.stage ?? 'detectada',
    assigneeId: row.assigneeId,
    assigneeName: await nameOf(tx, row.assigneeId),
    actorName: await nameOf(tx, actorId),
  };
}

export type ToldOfTender = NonNullable<Awaited<ReturnType<typeof toldOfTender>>>;

/** The company as events name it. */
export async function companyPart(tx: Tx, companyId: number) {
  const [row] = await tx
    .select({ id: companies.id, nombre: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (row === undefined) throw new Error('The company of an event is not there');
  return row;
}
