import {
  type TenderFilter,
  type TenderView,
  type TenderViewCounts,
  tenderViews,
  viewCountCap,
} from '@pliego/contract/areas/tender-query';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { isOpenAt } from './closing-queries.ts';
import { allOf, conditionsOf, openViews, viewCondition } from './filter-queries.ts';
import { countUpTo } from './list-queries.ts';
import { searchOf } from './search-queries.ts';

/** How many tenders each view of open ones has, counted in one pass over what is open. */
async function openCounts(
  tx: Tx,
  others: SQL,
  caller: Caller,
  now: Date,
): Promise<Map<TenderView, number>> {
  const columns = openViews.map(
    (view) =>
      sql`count(*) filter (where ${viewCondition(view, caller, now)}) as ${sql.identifier(view)}`,
  );
  const [row] = await rowsOf<Record<string, number>>(
    tx,
    sql`select ${sql.join(columns, sql`, `)} from ${tenders} where ${and(isOpenAt(tenders, now), others)}`,
  );
  return new Map(openViews.map((view) => [view, row?.[view] ?? 0]));
}

/** How many tenders each view has under the other filters. */
export async function viewCounts(
  tx: Tx,
  filter: TenderFilter,
  caller: Caller,
  now: Date,
): Promise<TenderViewCounts['datos']> {
  const others = allOf(conditionsOf(filter, searchOf(filter.q), caller, now), ['vista']);
  const open = await openCounts(tx, others, caller, now);
  const counts: TenderViewCounts['datos'] = [];
  for (const vista of tenderViews) {
    const where = and(viewCondition(vista, caller, now), others) ?? others;
    const counted = open.get(vista) ?? (await countUpTo(tx, where, viewCountCap));
    const cantidad = Math.min(counted, viewCountCap);
    counts.push({ vista, cantidad, exacta: cantidad === counted });
  }
  return counts;
}
