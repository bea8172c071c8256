import type { SourceId } from '@pliego/sources/notice';
import type { Database } from '#server/db/database.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { codesOf } from './round-commands.ts';
import type { Interest } from './step.ts';

/** What a company does by itself: behind it is no person. */
export const nobody = 0;

/**
 * The tenders that come first for a company: those it has done something with. What matches a search that
 * users save goes into `matching` as soon as searches can be saved; nothing matches until then.
 */
export async function interestOf(
  database: Database,
  companyId: number,
  source: SourceId,
): Promise<Interest> {
  const ids = await database.read({ companyId, userId: nobody }, async (tx) =>
    (await tx.select({ id: tenderWork.tenderId }).from(tenderWork)).map(({ id }) => id),
  );
  const followed = await database.read('system', (tx) => codesOf(tx, ids, source));
  return { followed: new Set(followed), matching: new Set() };
}
