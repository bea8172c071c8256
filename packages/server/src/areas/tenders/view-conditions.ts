import type { TenderFilter, TenderView } from '@pliego/contract/areas/tender-query';
import { santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import {
  dayAfterWindow,
  type DayWindow,
  startOfWindow,
} from '@pliego/contract/rules/tender-closing';
import { and, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import { closesBefore, isOpenAt } from './closing-queries.ts';
import { isNoneOf } from './id-ranges.ts';

/**
 * What was published within the window. A copy of an earlier tender is not new; one that was abandoned years ago
 * was published before any window, or at an unknown time.
 */
export function noveltyCondition(window: DayWindow, now: Date): SQL | undefined {
  return and(gte(tenders.publishedAt, startOfWindow(now, window)), isNull(tenders.mark));
}

/** Tenders that somebody of these answers for; without a caller, as if nobody answered for any. */
export function assigneeCondition(
  assignees: NonNullable<TenderFilter['asignado']>,
  caller: Caller | null,
): SQL | undefined {
  if (caller === null) return assignees.includes('nadie') ? undefined : sql`false`;
  const { companyId, userId } = caller;
  const ids = assignees.flatMap((who) => {
    if (who === 'nadie' || who === 'alguien') return [];
    return [who === 'yo' ? userId : who];
  });
  const assigned = (condition: SQL) =>
    sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${and(eq(tenderWork.companyId, companyId), condition)})`;
  return or(
    ids.length > 0
      ? sql`${tenders.id} in ${assigned(inArray(tenderWork.assigneeId, ids))}`
      : undefined,
    assignees.includes('alguien')
      ? sql`${tenders.id} in ${assigned(isNotNull(tenderWork.assigneeId))}`
      : undefined,
    assignees.includes('nadie')
      ? sql`${tenders.id} not in ${assigned(isNotNull(tenderWork.assigneeId))}`
      : undefined,
  );
}

/** Years after which what is published without a closing is taken for forgotten (`isZombie`). */
const staleAfterYears = 2;

/** Open by the clock, without what was left published years ago without a closing. */
export function openCondition(now: Date): SQL | undefined {
  const year = Number(santiagoDay(now).slice(0, 4)) - staleAfterYears + 1;
  const since = new Date(startOfSantiagoDay(`${year}-01-01`));
  return and(
    isOpenAt(tenders, now),
    or(isNotNull(tenders.closesAt), isNull(tenders.publishedAt), gte(tenders.publishedAt, since)),
  );
}

/** The tenders that the company works on. */
export const workedBy = ({ companyId }: Caller): SQL =>
  sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${eq(tenderWork.companyId, companyId)})`;

/** What sources changed within the window, of what is open or worked on by the company. */
function changeCondition(window: DayWindow, caller: Caller | null, now: Date): SQL | undefined {
  const worked = caller === null ? undefined : sql`${tenders.id} in ${workedBy(caller)}`;
  return and(
    gte(tenders.changedAt, startOfWindow(now, window)),
    or(isOpenAt(tenders, now), worked),
  );
}

/** The views that hold open tenders alone. */
export const openViews = [
  'abiertas',
  'mias',
  'sin-responsable',
  'semana',
  'nuevas',
] as const satisfies readonly TenderView[];

type OpenView = (typeof openViews)[number];

export const isOpenView = (view: TenderView | undefined): view is OpenView =>
  openViews.some((one) => one === view);

/** What a view holds of what is open; without a caller, as if nobody worked on any tender. */
export function ofOpen(view: OpenView, caller: Caller | null, now: Date): SQL | undefined {
  switch (view) {
    case 'abiertas':
      return undefined;
    case 'mias':
      return assigneeCondition(['yo'], caller);
    case 'sin-responsable':
      return assigneeCondition(['nadie'], caller);
    case 'semana':
      return closesBefore(tenders, dayAfterWindow(now, '7d'));
    case 'nuevas':
      return noveltyCondition('7d', now);
  }
}

/** What a view of the list holds; without a caller, as if nobody worked on any tender. */
export function viewCondition(view: TenderView, caller: Caller | null, now: Date): SQL | undefined {
  if (isOpenView(view)) return and(openCondition(now), ofOpen(view, caller, now));
  return view === 'cambiadas' ? changeCondition('7d', caller, now) : undefined;
}

/**
 * Leaves out what the company has discarded: in every view but `todas`, unless the filter names that stage. Without
 * a caller nobody has discarded anything.
 */
export function discardCondition(
  { vista, etapa }: Pick<TenderFilter, 'vista' | 'etapa'>,
  caller: Caller | null,
): SQL | undefined {
  const showsAll = vista === undefined || vista === 'todas';
  if (caller === null || showsAll || etapa?.includes('descartada') === true) return undefined;
  const discarded = and(
    eq(tenderWork.companyId, caller.companyId),
    eq(tenderWork.stage, 'descartada'),
  );
  return isNoneOf(
    sql`${tenders.id}`,
    sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${discarded})`,
  );
}

const hasSome = <T>(list: readonly T[] | undefined): list is readonly T[] =>
  list !== undefined && list.length > 0;

/** Whether a list can only hold tenders that the company works on. */
export function holdsWorkedAlone({ vista, asignado, etapa, prioridad, propuesta }: TenderFilter) {
  return (
    vista === 'mias' ||
    propuesta !== undefined ||
    hasSome(prioridad) ||
    (hasSome(asignado) && !asignado.includes('nadie')) ||
    (hasSome(etapa) && !etapa.includes('detectada'))
  );
}
