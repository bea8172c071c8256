import { businessDaysFrom } from '@pliego/contract/rules/business-days';
import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, eq, isNotNull, lt, ne } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { closesAhead } from '#server/areas/tenders/closing-queries.ts';

const shownDays = 10;

/** How many tenders that somebody of the company has close on each of the next business days. */
export async function closingDays(tx: Tx, { companyId, userId }: Caller, now: Date) {
  const days = businessDaysFrom(santiagoDay(now), shownDays);
  const end = new Date(startOfSantiagoDay(addDays(days.at(-1) ?? santiagoDay(now), 1)));
  const rows = await tx
    .select({ closesAt: tenders.closesAt, assigneeId: tenderWork.assigneeId })
    .from(tenderWork)
    .innerJoin(tenders, eq(tenders.id, tenderWork.tenderId))
    .where(
      and(
        eq(tenderWork.companyId, companyId),
        isNotNull(tenderWork.assigneeId),
        ne(tenderWork.stage, 'descartada'),
        closesAhead(tenders, now),
        lt(tenders.closesAt, end),
      ),
    );
  return days.map((dia) => {
    const closing = rows.filter(
      ({ closesAt }) => closesAt !== null && santiagoDay(closesAt) === dia,
    );
    const mias = closing.filter(({ assigneeId }) => assigneeId === userId).length;
    return { dia, mias, equipo: closing.length };
  });
}
