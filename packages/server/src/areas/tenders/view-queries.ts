import {
  type TenderFilter,
  type TenderView,
  type TenderViewCounts,
  tenderViews,
  viewCountCap,
} from '@pliego/contract/areas/tender-query';
import { and, type SQL, sql } from 'drizzle-orm';
import { type Caller, scopeOf } from '#server/auth/caller.ts';
import { type Database, rowsOf, type Tx } from '#server/db/database.ts';
import {
  visibleObservations as observations,
  visibleTenders as tenders,
} from '#server/db/schema/visible.ts';
import { allOf, conditionsOf, isEmpty } from './filter-queries.ts';
import { countUpTo } from './list-queries.ts';
import { RecentCounts } from './recent-counts.ts';
import { searchOf } from './search-queries.ts';
import {
  discardCondition,
  ofOpen,
  openCondition,
  openViews,
  viewCondition,
  workedBy,
} from './view-conditions.ts';

type Counts = Record<TenderView, number>;

/** How long a count of what sources said is given again, in milliseconds, when nothing new was read. */
const recountAfterMs = 20_000;

/** What was counted as if nobody worked on any tender. */
export type ViewCountCache = RecentCounts<Counts>;
export const createViewCountCache = (): ViewCountCache => new RecentCounts(recountAfterMs);

const columnsOf = <View extends TenderView>(
  views: readonly View[],
  column: (view: View) => SQL,
): SQL =>
  sql.join(
    views.map((view) => sql`${column(view)} as ${sql.identifier(view)}`),
    sql`, `,
  );

const countOf = (condition: SQL | undefined): SQL =>
  sql`count(*) filter (where ${condition ?? sql`true`})`;

interface Counting {
  /** The other filters. */
  others: SQL;
  filter: TenderFilter;
  now: Date;
}

/** What a view holds for the list of a filter, without what is discarded. */
const inView = (view: TenderView, { filter, now }: Counting, caller: Caller | null) =>
  and(
    viewCondition(view, caller, now),
    discardCondition({ vista: view, etapa: filter.etapa }, caller),
  );

/** How many tenders each view has: those of open ones in one pass over what is open. */
async function countViews(tx: Tx, counting: Counting, caller: Caller | null): Promise<Counts> {
  const { others, now, filter } = counting;
  const columns = columnsOf(openViews, (view) => countOf(ofOpen(view, caller, now)));
  const kept = discardCondition({ vista: 'abiertas', etapa: filter.etapa }, caller);
  const [open] = await rowsOf<Partial<Counts>>(
    tx,
    sql`select ${columns} from ${tenders} where ${and(openCondition(now), kept, others)}`,
  );
  const upToCap = (view: TenderView) =>
    countUpTo(tx, and(inView(view, counting, caller), others) ?? others, viewCountCap);
  const cambiadas = await upToCap('cambiadas');
  const todas = await upToCap('todas');
  return { ...zeros, ...open, cambiadas, todas };
}

const zeros = Object.fromEntries(tenderViews.map((view) => [view, 0])) as Counts;

/** What the company's work on tenders adds to each view or takes from it, and the newest observation. */
async function workedDifference(
  tx: Tx,
  counting: Counting,
  caller: Caller,
): Promise<Counts & { newest: number | null; hidden: string }> {
  const columns = columnsOf(
    tenderViews,
    (view) =>
      sql`${countOf(inView(view, counting, caller))} - ${countOf(inView(view, counting, null))}`,
  );
  const [row] = await rowsOf<Counts & { newest: number | null; hidden: string }>(
    tx,
    sql`select ${columns}, (select max(${observations.id}) from ${observations}) as newest, hidden_tenders()::text as hidden
      from ${tenders} where ${and(sql`${tenders.id} in ${workedBy(caller)}`, counting.others)}`,
  );
  return row ?? { ...zeros, newest: null, hidden: '' };
}

/** Whether the company's work decides what the filter holds. */
const asksForWork = (filter: TenderFilter): boolean => {
  const { tag, sinTag, asignado, etapa, siguiendo, propuesta, prioridad, restringida } = filter;
  const { calce, producto } = filter;
  const asked = [
    tag,
    sinTag,
    asignado,
    etapa,
    siguiendo,
    propuesta,
    prioridad,
    restringida,
    calce,
    producto,
  ];
  return asked.some((part) => part !== undefined);
};

/** Above so many, one pass over what is open costs less than a look at each tender that is worked on. */
const fewWorked = 2_000;

async function worksOnMany(tx: Tx, caller: Caller): Promise<boolean> {
  const [row] = await rowsOf<{ n: number }>(
    tx,
    sql`select count(*)::int as n from (select 1 from ${workedBy(caller)} worked limit ${fewWorked + 1}) counted`,
  );
  return (row?.n ?? 0) > fewWorked;
}

/**
 * How many tenders each view has under the other filters. All but a few tenders are as sources say, and their counts are kept for a
 * moment; the few that the company works on are counted each time.
 */
export async function viewCounts(
  database: Pick<Database, 'read' | 'lookUp'>,
  filter: TenderFilter,
  caller: Caller,
  now: Date,
  cache: ViewCountCache,
): Promise<TenderViewCounts['datos']> {
  const conditions = conditionsOf({ ...filter, vista: undefined }, searchOf(filter.q), caller, now);
  const counting = { others: allOf(conditions), filter, now };
  const scope = scopeOf(caller);
  const countFor = (who: Caller | null) =>
    database.read(scope, (tx) => countViews(tx, counting, who));
  const present = (counts: Counts, difference: Counts) =>
    tenderViews.map((vista) => {
      const counted = counts[vista] + difference[vista];
      const cantidad = Math.min(counted, viewCountCap);
      return { vista, cantidad, exacta: cantidad === counted };
    });
  if (asksForWork(filter)) return present(await countFor(caller), zeros);

  // Without another filter, as the list is opened, one plan is right whoever asks.
  const look = isEmpty(conditions) ? database.lookUp : database.read;
  const worked = await look(scope, async (tx) =>
    (await worksOnMany(tx, caller)) ? null : workedDifference(tx, counting, caller),
  );
  if (worked === null) return present(await countFor(caller), zeros);

  const { newest, hidden, ...difference } = worked;
  const asked = { ...filter, vista: undefined };
  const key = JSON.stringify([caller.companyId, hidden, asked]);
  const counts = await cache.get(key, String(newest), now, () => countFor(null));
  return present(counts, difference);
}
