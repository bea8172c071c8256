import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { followedChanges, tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderObservations } from '#server/db/schema/tenders.ts';
import { visibleObservations as observations, visibleTenders } from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';

/** The tenders that a company works on or follows. */
function watchedBy(companyId: number): SQL {
  const tagged = sql`exists (select from ${tenderTags} where ${and(
    eq(tenderTags.companyId, companyId),
    eq(tenderTags.tenderId, tenderWork.tenderId),
  )})`;
  const worked = or(isNotNull(tenderWork.assigneeId), ne(tenderWork.stage, 'detectada'), tagged);
  return sql`(select ${tenderWork.tenderId} from ${tenderWork}
      where ${and(eq(tenderWork.companyId, companyId), worked)}
    union select ${tenderFollowers.tenderId} from ${tenderFollowers}
      where ${and(eq(tenderFollowers.companyId, companyId), eq(tenderFollowers.isFollowing, true))})`;
}

/** The newest observation that the company sees; 0 where there is none. */
export async function newestObservation(tx: Tx): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`select coalesce(max(${observations.id}), 0) as id from ${observations}`,
  );
  return row?.id ?? 0;
}

/** The newest observation, regardless of who may see it: for the system role. */
export async function newestStored(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ id: tenderObservations.id })
    .from(tenderObservations)
    .orderBy(desc(tenderObservations.id))
    .limit(1);
  return row?.id ?? 0;
}

/** What was said of watched tenders after one observation and up to another, in the order in which it was stored. */
export function saidSince(
  tx: Tx,
  companyId: number,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ id: number; tenderId: number }[]> {
  return rowsOf(
    tx,
    sql`select ${observations.id} as id, ${observations.tenderId} as "tenderId" from ${observations}
      where ${observations.id} > ${after} and ${observations.id} <= ${upTo}
        and ${observations.tenderId} in ${watchedBy(companyId)}
      order by ${observations.id} limit ${limit}`,
  );
}

/** Watched tenders of which nothing is written yet: they are watched since a moment ago. */
export async function newlyWatched(tx: Tx, companyId: number, limit: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select w.tender_id as id from ${watchedBy(companyId)} w (tender_id)
      where exists (select from ${visibleTenders} where ${visibleTenders.id} = w.tender_id)
        and not exists (select from ${followedChanges} where ${and(
          eq(followedChanges.companyId, companyId),
          sql`${followedChanges.tenderId} = w.tender_id`,
        )})
      order by 1 limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
