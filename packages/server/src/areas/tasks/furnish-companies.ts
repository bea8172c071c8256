import { asc } from 'drizzle-orm';
import { giveStarterCriteria, hadCriteria } from '#server/areas/decisions/starter-criteria.ts';
import type { Database } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import { giveStarterTemplates } from './starter-templates.ts';

/**
 * Gives companies that are older than templates and criteria what new ones begin with. Criteria are never deleted, so one
 * that had any was furnished, and what its people removed since stays away.
 */
export async function furnishCompanies(database: Database): Promise<void> {
  const all = await database.read('system', (tx) =>
    tx.select({ id: companies.id }).from(companies).orderBy(asc(companies.id)),
  );
  for (const { id: companyId } of all) {
    // Nobody's scope: it touches nothing that is a person's own.
    const scope = { companyId, userId: 0 };
    if (await database.read(scope, (tx) => hadCriteria(tx, companyId))) continue;
    await database.transaction(scope, async (tx) => {
      await giveStarterTemplates(tx, companyId);
      await giveStarterCriteria(tx, companyId);
    });
  }
}
