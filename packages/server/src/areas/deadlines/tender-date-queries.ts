import { createMessage } from '@pliego/contract/message';
import type { TenderDate } from '@pliego/contract/areas/deadlines';
import { ProblemError } from '@pliego/contract/problem';
import { businessDaysBetween } from '@pliego/contract/rules/business-days';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, eq } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import { milestoneReminders } from '#server/db/schema/deadlines.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { companyRule } from './company-queries.ts';
import { datedTenders, openTasks } from './dated-tender-queries.ts';
import { legalClocksOf } from './legal-clock-queries.ts';
import { datesOf, dayOfDate } from './own-dates.ts';

async function remindersOf(tx: Tx, { companyId, userId }: Caller, tenderId: number) {
  const rows = await tx
    .select({ kind: milestoneReminders.milestone, days: milestoneReminders.daysBefore })
    .from(milestoneReminders)
    .where(
      and(
        eq(milestoneReminders.companyId, companyId),
        eq(milestoneReminders.userId, userId),
        eq(milestoneReminders.tenderId, tenderId),
      ),
    );
  return new Map<string, number>(rows.map(({ kind, days }) => [kind, days]));
}

/** Every date of a tender with its business days left, and the legal terms that its events started. */
export async function datesOfTender(tx: Tx, caller: Caller, tenderId: number, now: Date) {
  const { companyId } = caller;
  const [tender] = await datedTenders(tx, companyId, eq(tenders.id, tenderId));
  if (tender === undefined)
    throw new ProblemError('no-encontrado', createMessage('licitacion-desconocida'));
  const rule = await companyRule(tx, companyId);
  const tasks = await openTasks(tx, companyId, [tenderId]);
  const reminders = await remindersOf(tx, caller, tenderId);
  const today = santiagoDay(now);
  const fechas = datesOf(tender, tasks, rule).map((date): TenderDate => {
    const { tipo, instante, dia, texto } = date;
    const diasHabiles = businessDaysBetween(today, dayOfDate(date), rule.days);
    return { tipo, instante, dia, texto, diasHabiles, recordatorio: reminders.get(tipo) ?? null };
  });
  const legales = (await legalClocksOf(tx, companyId, [tenderId], now)).get(tenderId) ?? [];
  return { fechas, legales };
}
