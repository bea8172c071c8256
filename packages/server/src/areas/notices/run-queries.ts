import { asc, isNull, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { companies } from '#server/db/schema/companies.ts';

/** The companies that are open. */
export async function openCompanies(tx: Tx): Promise<number[]> {
  const rows = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(isNull(companies.closedAt))
    .orderBy(asc(companies.id));
  return rows.map(({ id }) => id);
}

/** Takes the notices of a company until the transaction ends; false where another process has them. */
export async function holdNotices(tx: Tx, companyId: number): Promise<boolean> {
  const [row] = await rowsOf<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(${locks.notices}, ${companyId}) as held`,
  );
  return row?.held ?? false;
}
