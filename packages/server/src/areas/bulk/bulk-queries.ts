import { type BulkSelection, maxBulkRows } from '@pliego/contract/areas/bulk';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import { and, asc, eq, sql } from 'drizzle-orm';
import { wholeList } from '#server/areas/tenders/whole-list-queries.ts';
import type { Caller } from '#server/auth/caller.ts';
import { idList } from '#server/db/bulk.ts';
import type { Tx } from '#server/db/database.ts';
import type { ManyChange } from '#server/db/schema/bulk.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { visibleTenders } from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';

/** The tenders that are meant, each once and in the order of their numbers, so that two who change the same wait for each other. */
export async function selectedIds(
  tx: Tx,
  selection: BulkSelection,
  caller: Caller,
  now: Date,
): Promise<number[]> {
  if ('ids' in selection) return [...new Set(selection.ids)].sort((a, b) => a - b);
  const list = await wholeList(tx, selection.consulta, caller, now);
  if (list.total > maxBulkRows) {
    const params = { cantidad: list.total, max: maxBulkRows };
    throw new ProblemError('datos-invalidos', createMessage('cambio-de-demasiadas', params));
  }
  const { ids } = await list.stretch(tx, null, maxBulkRows);
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Makes the rows of the work of some tenders where there are none, and locks them until the transaction ends. */
export async function holdAll(
  tx: Tx,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into tender_work (company_id, tender_id, version, updated_at)
    select ${companyId}, t.id, 0, ${now.toISOString()}::timestamptz from visible_tenders t
    where t.id = any (${idList(ids)}) order by t.id on conflict do nothing`);
  await tx
    .select({ id: tenderWork.tenderId })
    .from(tenderWork)
    .where(
      and(eq(tenderWork.companyId, companyId), sql`${tenderWork.tenderId} = any (${idList(ids)})`),
    )
    .orderBy(asc(tenderWork.tenderId))
    .for('update');
}

/** A tender with the company's work on it. */
export type BulkRow = Awaited<ReturnType<typeof bulkRows>>[number];

/** Whose following a change touches: the caller's, or that of who becomes responsible. */
export const followerOf = ({ userId }: Caller, change: ManyChange): number =>
  change.tipo === 'responsable' && change.Usuario !== null ? change.Usuario : userId;

/** Some tenders as they are, those that the caller sees, and whether a person follows them. */
export async function bulkRows(
  tx: Tx,
  { companyId }: Caller,
  ids: readonly number[],
  follower: number,
) {
  const rows = await tx
    .select({
      id: visibleTenders.id,
      code: visibleTenders.code,
      work: tenderWork,
      following: tenderFollowers.isFollowing,
      tags: sql<
        number[] | null
      >`(select json_agg(${tenderTags.tagId} order by ${tenderTags.position}) from ${tenderTags} where ${tenderTags.companyId} = ${tenderWork.companyId} and ${tenderTags.tenderId} = ${tenderWork.tenderId})`,
    })
    .from(visibleTenders)
    .leftJoin(
      tenderWork,
      and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, visibleTenders.id)),
    )
    .leftJoin(
      tenderFollowers,
      and(
        eq(tenderFollowers.companyId, companyId),
        eq(tenderFollowers.tenderId, visibleTenders.id),
        eq(tenderFollowers.userId, follower),
      ),
    )
    .where(sql`${visibleTenders.id} = any (${idList(ids)})`)
    .orderBy(asc(visibleTenders.id));
  return rows.map((row) => Object.assign(row, { tags: row.tags ?? [] }));
}
