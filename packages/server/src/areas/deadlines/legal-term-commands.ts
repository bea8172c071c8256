import { shippedLegalTerms } from '@pliego/contract/rules/legal-terms';
import type { Database } from '#server/db/database.ts';
import { legalTerms } from '#server/db/schema/deadlines.ts';

/** Adds the terms that the product knows and the database does not. What an operator corrected stays. */
export async function fillLegalTerms(database: Database): Promise<void> {
  await database.transaction('system', (tx) =>
    tx
      .insert(legalTerms)
      .values([...shippedLegalTerms])
      .onConflictDoNothing(),
  );
}
