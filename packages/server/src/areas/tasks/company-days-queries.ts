import type { CompanyDays } from '@pliego/contract/rules/business-days';
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companyHolidays } from '#server/db/schema/deadlines.ts';

/** What a company's calendar says other than the one of Chile. */
export async function companyDaysOf(tx: Tx, companyId: number): Promise<CompanyDays> {
  const rows = await tx
    .select({ day: companyHolidays.day, isWorked: companyHolidays.isWorked })
    .from(companyHolidays)
    .where(eq(companyHolidays.companyId, companyId));
  const daysWith = (isWorked: boolean) =>
    new Set(rows.filter((row) => row.isWorked === isWorked).map(({ day }) => day));
  return { extra: daysWith(false), worked: daysWith(true) };
}
