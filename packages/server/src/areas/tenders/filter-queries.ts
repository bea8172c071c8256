import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { type DayWindow, startOfWindow } from '@pliego/contract/rules/tender-closing';
import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/auth/caller.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { closesBefore, closesSince, isInWindow } from './closing-queries.ts';
import type { Search } from './search-queries.ts';

/** Filters that have counts beside their values. */
export type Dimension =
  | 'estado'
  | 'tipo'
  | 'region'
  | 'comprador'
  | 'tag'
  | 'asignado'
  | 'cierre'
  | 'nuevas'
  | 'monto'
  | 'moneda';

type Conditions = Partial<Record<Dimension | 'q' | 'rango', SQL>>;

/**
 * What was published within the window. A copy of an earlier tender is no news; one that was abandoned years ago
 * was published before any window, or nobody knows when.
 */
function noveltyCondition(window: DayWindow, now: Date): SQL | undefined {
  return and(gte(tenders.publishedAt, startOfWindow(now, window)), isNull(tenders.mark));
}

function anyOf<T>(list: T[] | undefined, condition: (list: T[]) => SQL | undefined) {
  return list === undefined || list.length === 0 ? undefined : condition(list);
}

function tagCondition(tags: ('ninguna' | number)[], companyId: number): SQL | undefined {
  const ids = tags.filter((tag) => tag !== 'ninguna');
  const tagged = sql`(select ${tenderTags.tenderId} from ${tenderTags} where ${eq(tenderTags.companyId, companyId)})`;
  const withTags = sql`(select ${tenderTags.tenderId} from ${tenderTags} where ${and(eq(tenderTags.companyId, companyId), inArray(tenderTags.tagId, ids.length > 0 ? ids : [0]))})`;
  return or(
    ids.length > 0 ? sql`${tenders.id} in ${withTags}` : undefined,
    tags.includes('ninguna') ? sql`${tenders.id} not in ${tagged}` : undefined,
  );
}

function assigneeCondition(
  assignees: ('yo' | 'nadie' | number)[],
  { companyId, userId }: Caller,
): SQL | undefined {
  const ids = assignees.flatMap((who) => (who === 'nadie' ? [] : [who === 'yo' ? userId : who]));
  const assigned = (condition: SQL) =>
    sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${and(eq(tenderWork.companyId, companyId), condition)})`;
  return or(
    ids.length > 0
      ? sql`${tenders.id} in ${assigned(inArray(tenderWork.assigneeId, ids))}`
      : undefined,
    assignees.includes('nadie')
      ? sql`${tenders.id} not in ${assigned(isNotNull(tenderWork.assigneeId))}`
      : undefined,
  );
}

/** `sin` is an amount that no currency was given with. */
function currencyCondition(moneda: NonNullable<TenderFilter['moneda']>): SQL | undefined {
  if (moneda !== 'sin') return eq(tenders.currency, moneda);
  return and(isNull(tenders.currency), isNotNull(tenders.amount));
}

/** Bounds compare only within one currency, pesos unless another is asked for. */
function amountCondition({ monto, montoMin, montoMax, moneda }: TenderFilter): SQL | undefined {
  const bounded = montoMin !== undefined || montoMax !== undefined;
  const column = moneda === undefined || moneda === 'CLP' ? tenders.amountClp : tenders.amount;
  return and(
    monto === 'con' ? isNotNull(tenders.amount) : undefined,
    monto === 'sin' ? isNull(tenders.amount) : undefined,
    bounded && moneda !== undefined ? currencyCondition(moneda) : undefined,
    montoMin === undefined ? undefined : gte(column, montoMin),
    montoMax === undefined ? undefined : lte(column, montoMax),
  );
}

/** Each filter's condition by itself, so that a facet can leave out its own. */
export function conditionsOf(
  filter: TenderFilter,
  search: Search | null,
  caller: Caller,
  now: Date,
): Conditions {
  return {
    q: search?.condition,
    estado: anyOf(filter.estado, (list) => inArray(tenders.stateClass, list)),
    tipo: anyOf(filter.tipo, (list) => inArray(tenders.type, list)),
    region: anyOf(filter.region, (list) => inArray(tenders.region, list)),
    comprador: anyOf(filter.comprador, (list) => inArray(tenders.buyerId, list)),
    tag: anyOf(filter.tag, (list) => tagCondition(list, caller.companyId)),
    asignado: anyOf(filter.asignado, (list) => assigneeCondition(list, caller)),
    cierre: filter.cierre === undefined ? undefined : isInWindow(tenders, filter.cierre, now),
    rango: and(
      filter.cierreDesde === undefined ? undefined : closesSince(tenders, filter.cierreDesde),
      filter.cierreHasta === undefined
        ? undefined
        : closesBefore(tenders, addDays(filter.cierreHasta, 1)),
    ),
    nuevas: filter.nuevas === undefined ? undefined : noveltyCondition(filter.nuevas, now),
    monto: amountCondition(filter),
    moneda: filter.moneda === undefined ? undefined : currencyCondition(filter.moneda),
  };
}

/** All conditions joined, but for those left out. */
export function allOf(conditions: Conditions, without: readonly Dimension[] = []): SQL {
  const kept = Object.entries(conditions).flatMap(([name, condition]) =>
    condition === undefined || without.some((left) => left === name) ? [] : [condition],
  );
  return and(...kept) ?? sql`true`;
}
