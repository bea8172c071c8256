import { ProblemError } from '@pliego/contract/problem';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Writer } from '#server/areas/products/commands.ts';
import type { Tx } from '#server/db/database.ts';
import { locks } from '#server/db/locks.ts';
import { companySynonyms } from '#server/db/schema/matches.ts';
import { products } from '#server/db/schema/products.ts';
import { type CurrentSynonyms, synonymsOfCompany } from './queries.ts';

interface Asked {
  groups: string[][];
  ifVersion: number | undefined;
  /** How the present ones are shown to who changes old ones. */
  present: (current: CurrentSynonyms) => unknown;
}

/**
 * Keeps another list of synonyms as a version of its own, so that what was scored with an older one can be replayed, and has
 * every product compared anew.
 *
 * @returns What counts from now on, and whether anything is new.
 */
export async function changeSynonyms(
  tx: Tx,
  { scope: { companyId, userId }, now }: Writer,
  { groups, ifVersion, present }: Asked,
): Promise<{ current: CurrentSynonyms; isNew: boolean }> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.synonyms}, ${companyId})`);
  const held = await synonymsOfCompany(tx, companyId);
  if (ifVersion !== undefined && ifVersion !== held.version) {
    throw new ProblemError('version-antigua', undefined, { actual: present(held) });
  }
  if (JSON.stringify(held.groups) === JSON.stringify(groups))
    return { current: held, isNew: false };
  const current = { version: held.version + 1, groups, at: now, userId };
  await tx.insert(companySynonyms).values({ companyId, ...current });
  // Below any version: compared before, and to be compared again.
  await tx
    .update(products)
    .set({ matchedVersion: -1 })
    .where(and(eq(products.companyId, companyId), gt(products.matchedVersion, 0)));
  return { current, isNew: true };
}
