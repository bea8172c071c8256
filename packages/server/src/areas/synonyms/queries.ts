import { desc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { companySynonyms } from '#server/db/schema/matches.ts';

/** The synonyms of a company that count now. */
export interface CurrentSynonyms {
  version: number;
  groups: string[][];
  at: Date | null;
  userId: number | null;
}

export async function synonymsOfCompany(tx: Tx, companyId: number): Promise<CurrentSynonyms> {
  const [row] = await tx
    .select()
    .from(companySynonyms)
    .where(eq(companySynonyms.companyId, companyId))
    .orderBy(desc(companySynonyms.version))
    .limit(1);
  return row ?? { version: 0, groups: [], at: null, userId: null };
}
