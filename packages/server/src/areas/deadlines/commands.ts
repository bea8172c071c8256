import type { CompanyHoliday } from '@pliego/contract/areas/deadlines';
import type { MilestoneKind } from '@pliego/contract/areas/tender-shapes';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type Change, holdWork, mustExist } from '#server/areas/work/hold-commands.ts';
import type { Caller } from '#server/auth/caller.ts';
import type { Tx } from '#server/db/database.ts';
import {
  companyDeadlines,
  companyHolidays,
  metTerms,
  milestoneReminders,
} from '#server/db/schema/deadlines.ts';

interface CompanyDaysChange {
  diasInternos?: number | undefined;
  poner?: z.infer<typeof CompanyHoliday>[] | undefined;
  quitar?: string[] | undefined;
}

/** Sets or takes away a person's own reminder of a milestone. */
export async function remind(
  tx: Tx,
  { companyId, userId }: Caller,
  tenderId: number,
  { tipo, dias }: { tipo: MilestoneKind; dias: number | null },
) {
  await mustExist(tx, tenderId);
  const own = { companyId, tenderId, userId, milestone: tipo };
  if (dias === null) {
    await tx
      .delete(milestoneReminders)
      .where(
        and(
          eq(milestoneReminders.companyId, companyId),
          eq(milestoneReminders.tenderId, tenderId),
          eq(milestoneReminders.userId, userId),
          eq(milestoneReminders.milestone, tipo),
        ),
      );
    return { tipo, dias };
  }
  const { companyId: company, tenderId: tender, userId: user, milestone } = milestoneReminders;
  await tx
    .insert(milestoneReminders)
    .values({ ...own, daysBefore: dias })
    .onConflictDoUpdate({
      target: [company, tender, user, milestone],
      set: { daysBefore: dias },
    });
  return { tipo, dias };
}

/** Notes that a legal term was met, or that it was not after all. Only who works on the tender may. */
export async function markTerm(
  tx: Tx,
  change: Change,
  { codigo, de, hecho }: { codigo: string; de?: string | null | undefined; hecho: boolean },
): Promise<void> {
  await holdWork(tx, change, 'update');
  const { companyId, userId } = change.caller;
  const { tenderId, now } = change;
  const key = { companyId, tenderId, code: codigo, about: de ?? '' };
  if (hecho) {
    await tx
      .insert(metTerms)
      .values({ ...key, metAt: now, metBy: userId })
      .onConflictDoNothing();
    return;
  }
  await tx
    .delete(metTerms)
    .where(
      and(
        eq(metTerms.companyId, companyId),
        eq(metTerms.tenderId, tenderId),
        eq(metTerms.code, codigo),
        eq(metTerms.about, key.about),
      ),
    );
}

/** Changes how a company counts its days: only what is named, so that two people at once lose nothing. */
export async function updateCompanyDays(
  tx: Tx,
  companyId: number,
  { diasInternos, poner = [], quitar = [] }: CompanyDaysChange,
): Promise<void> {
  if (diasInternos !== undefined) {
    await tx
      .insert(companyDeadlines)
      .values({ companyId, internalDays: diasInternos })
      .onConflictDoUpdate({
        target: companyDeadlines.companyId,
        set: { internalDays: diasInternos },
      });
  }
  const { companyId: company, day } = companyHolidays;
  if (quitar.length > 0) {
    await tx.delete(companyHolidays).where(and(eq(company, companyId), inArray(day, quitar)));
  }
  // Of a day that is given twice the last one holds.
  const days = [...new Map(poner.map((holiday) => [holiday.dia, holiday])).values()];
  if (days.length === 0) return;
  await tx
    .insert(companyHolidays)
    .values(
      days.map(({ dia, nombre, habil }) => ({
        companyId,
        day: dia,
        name: nombre,
        isWorked: habil,
      })),
    )
    .onConflictDoUpdate({
      target: [company, day],
      set: { name: sql`excluded.name`, isWorked: sql`excluded.is_worked` },
    });
}
