import type { WaitingCounts } from '@pliego/contract/areas/home';
import { addBusinessDays } from '@pliego/contract/rules/business-days';
import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { companyRule } from '#server/areas/deadlines/company-queries.ts';
import { closesAhead, closesBefore } from '#server/areas/tenders/closing-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { followedChanges, followUpVisits, tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** Closing in fewer business days than these is urgent. */
const urgentDays = 5;
const monthMs = 30 * 86_400_000;

/**
 * What the company decided to work on and nobody has. Of tenders that nobody took up thousands are open, and all of them are
 * without a responsible person: their number would tell nothing.
 */
async function orphans(tx: Tx, companyId: number, until: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(tenderWork)
    .innerJoin(tenders, eq(tenders.id, tenderWork.tenderId))
    .where(
      and(
        eq(tenderWork.companyId, companyId),
        inArray(tenderWork.stage, ['en-analisis', 'en-preparacion']),
        isNull(tenderWork.assigneeId),
        closesAhead(tenders, now),
        closesBefore(tenders, addDays(until, 1)),
      ),
    );
  return row?.n ?? 0;
}

async function unseenChanges(tx: Tx, { companyId, userId }: Caller, now: Date): Promise<number> {
  const [visit] = await tx
    .select({ lastAt: followUpVisits.lastAt })
    .from(followUpVisits)
    .where(and(eq(followUpVisits.companyId, companyId), eq(followUpVisits.userId, userId)));
  const since = visit?.lastAt ?? new Date(now.getTime() - monthMs);
  const [row] = await tx
    .select({ n: count() })
    .from(followedChanges)
    .innerJoin(
      tenderFollowers,
      and(
        eq(tenderFollowers.companyId, companyId),
        eq(tenderFollowers.tenderId, followedChanges.tenderId),
        eq(tenderFollowers.userId, userId),
        eq(tenderFollowers.isFollowing, true),
      ),
    )
    .where(
      and(
        eq(followedChanges.companyId, companyId),
        // That a source knows a tender at all is no change of it: the follow-up does not list it.
        ne(followedChanges.field, 'licitacion'),
        gt(followedChanges.readAt, since),
      ),
    );
  return row?.n ?? 0;
}

async function proposals(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(tenderWork)
    .where(and(eq(tenderWork.companyId, companyId), isNotNull(tenderWork.proposedStage)));
  return row?.n ?? 0;
}

/** What waits for somebody: a few counts over what the company works on, never over all tenders. */
export async function waitingCounts(tx: Tx, caller: Caller, now: Date): Promise<WaitingCounts> {
  const { companyId } = caller;
  const { days } = await companyRule(tx, companyId);
  // Days off after the last business day that counts are as near as it is.
  const cierreHasta = addDays(addBusinessDays(santiagoDay(now), urgentDays, days), -1);
  return {
    sinResponsable: await orphans(tx, companyId, cierreHasta, now),
    cierreHasta,
    cambiosSinVer: await unseenChanges(tx, caller, now),
    propuestas: await proposals(tx, companyId),
  };
}
