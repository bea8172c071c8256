import { unmovedRank } from '@pliego/contract/rules/board-rank';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { idList } from '#server/db/bulk.ts';

const hexDigits = 8;

/**
 * The place that a card has of itself, by its closing and then by its number, as a key that compares with those of
 * `rules/board-rank.ts`. Those without a closing come last.
 */
export const ownPlace: SQL<string> = sql<string>`(${unmovedRank}
  || case when ${tenders.closesAt} is null then 'z'
    else lpad(to_hex(greatest(extract(epoch from ${tenders.closesAt}), 0)::bigint), ${hexDigits + 1}, '0') end
  || lpad(to_hex(${tenders.id}), ${hexDigits}, '0') || 'V') collate "C"`;

/** The place of a card: where somebody put it, or its own. */
export const placeOf: SQL<string> = sql<string>`coalesce(${tenderWork.boardRank}, ${ownPlace})`;

/** The places of those of some cards that are in a column. */
export function placedIn(companyId: number, stage: Stage, ids: readonly number[]): SQL {
  const ours = and(eq(tenderWork.companyId, companyId), eq(tenderWork.tenderId, tenders.id));
  return sql`select ${tenders.id} as id, ${placeOf} as rank from ${tenders}
    left join ${tenderWork} on ${ours}
    where ${tenders.id} = any (${idList(ids)})
      and coalesce(${tenderWork.stage}, 'detectada') = ${stage}`;
}
