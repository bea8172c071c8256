import { openCompanies } from '#server/areas/notices/run-queries.ts';
import { nowhere } from '#server/auth/origin.ts';
import type { Database } from '#server/db/database.ts';
import { erasePerson } from './erase-person-commands.ts';
import { applyRetention, removedBefore } from './retention-commands.ts';

/** Erases in every open company what its rule no longer keeps. Repeating it erases nothing more. */
export async function retain(database: Database, now: Date): Promise<void> {
  for (const companyId of await database.read('system', openCompanies)) {
    const rule = await database.transaction({ companyId, userId: 0 }, (tx) =>
      applyRetention(tx, companyId, now),
    );
    const removed = await database.read('system', (tx) =>
      removedBefore(tx, companyId, rule.quitadas, now),
    );
    const by = { companyId, userId: null, from: nowhere, now };
    for (const userId of removed) await erasePerson(database, by, userId);
  }
}
