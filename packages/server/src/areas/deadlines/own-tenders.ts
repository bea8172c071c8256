import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/** Somebody of the company works on a tender or follows it: its dates are kept (`tender_dates`). */
export const isOwn = (companyId: number, tenderId: SQL): SQL | undefined =>
  or(
    sql`exists (select from ${tenderWork} where ${and(
      eq(tenderWork.companyId, companyId),
      eq(tenderWork.tenderId, tenderId),
    )})`,
    sql`exists (select from ${tenderFollowers} where ${and(
      eq(tenderFollowers.companyId, companyId),
      eq(tenderFollowers.tenderId, tenderId),
      eq(tenderFollowers.isFollowing, true),
    )})`,
  );

/** The tenders whose dates are read: all that the company works on or follows, or these of them. */
export interface Own {
  companyId: number;
  tenderIds: readonly number[] | null;
}

export const isOf = (column: AnyPgColumn, ids: Own['tenderIds']): SQL | undefined =>
  ids === null ? undefined : sql`${column} = any (${`{${ids.join(',')}}`}::integer[])`;

/** What a list can hold: only what the company works on or follows, only what is open, or any tender. */
export type ListScope = 'ours' | 'open' | 'any';

/**
 * What the company works on or follows of a list. A list of ours finds them by its own filter. Of a list of open tenders, which an index
 * finds, each is looked for among ours. For any other list each of ours is looked up by its number: a join would read all tenders.
 */
export async function ownOf(
  tx: Tx,
  companyId: number,
  where: SQL,
  scope: ListScope,
): Promise<number[]> {
  const byNumber = sql`${tenders.id} = any (array(
    select ${tenderWork.tenderId} from ${tenderWork} where ${eq(tenderWork.companyId, companyId)}
    union select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${and(
      eq(tenderFollowers.companyId, companyId),
      eq(tenderFollowers.isFollowing, true),
    )}))`;
  const among = { ours: undefined, open: isOwn(companyId, sql`${tenders.id}`), any: byNumber };
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select ${tenders.id} as id from ${tenders} where ${and(among[scope], where)}`,
  );
  return rows.map(({ id }) => id);
}
