import type { CompanyDays } from '@pliego/contract/rules/business-days';
import type { CompanyDeadlines } from '@pliego/contract/areas/deadlines';
import { holidayNames } from '@pliego/contract/messages/holidays.es';
import { holidaysBetween } from '@pliego/contract/rules/chilean-holidays';
import { santiagoDay } from '@pliego/contract/rules/santiago-time';
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companyDeadlines, companyHolidays } from '#server/db/schema/deadlines.ts';

/** Business days before a closing by which a bid has to be ready, where the company says nothing. */
export const defaultInternalDays = 1;

/** How a company counts its days. */
export interface CompanyRule {
  days: CompanyDays;
  internalDays: number;
}

function holidaysOfCompany(tx: Tx, companyId: number) {
  return tx
    .select({
      dia: companyHolidays.day,
      nombre: companyHolidays.name,
      habil: companyHolidays.isWorked,
    })
    .from(companyHolidays)
    .where(eq(companyHolidays.companyId, companyId))
    .orderBy(asc(companyHolidays.day));
}

async function internalDaysOf(tx: Tx, companyId: number): Promise<number> {
  const [row] = await tx
    .select({ days: companyDeadlines.internalDays })
    .from(companyDeadlines)
    .where(eq(companyDeadlines.companyId, companyId));
  return row?.days ?? defaultInternalDays;
}

export async function companyRule(tx: Tx, companyId: number): Promise<CompanyRule> {
  const own = await holidaysOfCompany(tx, companyId);
  const daysThat = (worked: boolean) =>
    new Set(own.filter(({ habil }) => habil === worked).map(({ dia }) => dia));
  return {
    days: { extra: daysThat(false), worked: daysThat(true) },
    internalDays: await internalDaysOf(tx, companyId),
  };
}

const named = ({ day, id }: ReturnType<typeof holidaysBetween>[number]) => ({
  dia: day,
  nombre: holidayNames[id],
});

/** What the company set, and the holidays of the law this year and the next. */
export async function companyDeadlinesOf(
  tx: Tx,
  companyId: number,
  now: Date,
): Promise<CompanyDeadlines> {
  const year = Number(santiagoDay(now).slice(0, 4));
  return {
    diasInternos: await internalDaysOf(tx, companyId),
    feriados: await holidaysOfCompany(tx, companyId),
    feriadosLegales: holidaysBetween(`${year}-01-01`, `${year + 2}-01-01`).map(named),
  };
}

/** The days off between two days, the second not included: those of the law, but for those worked, and the company's. */
export async function daysOff(tx: Tx, companyId: number, from: string, to: string) {
  const own = await holidaysOfCompany(tx, companyId);
  const kept = new Map(
    holidaysBetween(from, to)
      .map(named)
      .map(({ dia, nombre }) => [dia, nombre]),
  );
  for (const { dia, nombre, habil } of own) {
    if (habil) kept.delete(dia);
    else if (dia >= from && dia < to) kept.set(dia, nombre);
  }
  return [...kept]
    .map(([dia, nombre]) => ({ dia, nombre }))
    .toSorted((one, other) => (one.dia < other.dia ? -1 : 1));
}
