import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { addDays } from '@pliego/contract/rules/santiago-time';
import { and, eq, inArray, isNotNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { matchCondition } from '#server/areas/matches/match-filter.ts';
import type { Caller } from '#server/auth/caller.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderFollowers } from '#server/db/schema/follow.ts';
import { tenderTags, tenderWork } from '#server/db/schema/work.ts';
import { amountCondition, onlyCurrency } from './amount-queries.ts';
import { daysCondition, reportConditions, workWhere } from './report-filter-queries.ts';
import { closesBefore, closesSince, isInWindow } from './closing-queries.ts';
import type { Search } from './search-queries.ts';
import {
  assigneeCondition,
  discardCondition,
  noveltyCondition,
  viewCondition,
} from './view-conditions.ts';
import { idList } from '#server/db/bulk.ts';

/** Filters that have counts beside their values. */
export type Dimension =
  | 'vista'
  | 'estado'
  | 'tipo'
  | 'region'
  | 'fuente'
  | 'comprador'
  | 'unidad'
  | 'rubro'
  | 'proveedor'
  | 'tag'
  | 'asignado'
  | 'etapa'
  | 'cierre'
  | 'nuevas'
  | 'monto'
  | 'moneda';

type Conditions = Partial<
  Record<
    | Dimension
    | 'q'
    | 'dias'
    | 'sinTag'
    | 'siguiendo'
    | 'propuesta'
    | 'prioridad'
    | 'restringida'
    | 'enEtapa'
    | 'dejo'
    | 'motivo'
    | 'oferta'
    | 'sinDato'
    | 'sinNingunDato'
    | 'adjudicada'
    | 'calce'
    | 'descartadas',
    SQL
  >
>;

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

/** Tenders of some stages; those without a row of work are `detectada`. */
function stageCondition(stages: Stage[], companyId: number): SQL | undefined {
  const inStage = (condition: SQL) =>
    sql`(select ${tenderWork.tenderId} from ${tenderWork} where ${and(eq(tenderWork.companyId, companyId), condition)})`;
  if (!stages.includes('detectada'))
    return sql`${tenders.id} in ${inStage(inArray(tenderWork.stage, stages))}`;
  return sql`${tenders.id} not in ${inStage(notInArray(tenderWork.stage, stages))}`;
}

function followedCondition(by: 'yo' | 'alguien', { companyId, userId }: Caller): SQL {
  const following = and(
    eq(tenderFollowers.companyId, companyId),
    eq(tenderFollowers.isFollowing, true),
    by === 'yo' ? eq(tenderFollowers.userId, userId) : undefined,
  );
  return sql`${tenders.id} in (select ${tenderFollowers.tenderId} from ${tenderFollowers} where ${following})`;
}

/** Institutions, in whichever of their rows a tender names them. */
function buyerCondition(ids: number[]): SQL {
  return sql`${tenders.buyerId} in (select b.id from visible_buyers b where coalesce(b.same_as, b.id) in
    (select coalesce(a.same_as, a.id) from visible_buyers a where a.id = any (${idList(ids)})))`;
}

/** The registers whose codes begin with the number of a buying unit. */
export const hasUnit = sql`${tenders.source} in ('mercado-publico', 'compra-agil', 'demostracion')`;
/** The number of the unit that buys, as text. */
export const unitOf = sql`split_part(${tenders.codeKey}, '-', 1)`;

/** Tenders of any of these buying units. */
export function unitCondition(units: readonly number[]): SQL {
  return sql`${hasUnit} and ${unitOf} = any (${`{${units.join(',')}}`}::text[])`;
}

/** Tenders that buy something of any of these. */
export function rubroCondition(rubros: readonly string[]): SQL {
  return sql`${tenders.rubros} && ${`{${rubros.join(',')}}`}::text[]`;
}

/** Tenders that any of these won or sells by an order of. */
export function supplierCondition(keys: readonly string[]): SQL {
  return sql`${tenders.suppliers} && array(select json_array_elements_text(${JSON.stringify(keys)}::json))`;
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
    vista: filter.vista === undefined ? undefined : viewCondition(filter.vista, caller, now),
    descartadas: discardCondition(filter, caller),
    estado: anyOf(filter.estado, (list) => inArray(tenders.stateClass, list)),
    tipo: anyOf(filter.tipo, (list) => inArray(tenders.type, list)),
    region: anyOf(filter.region, (list) => inArray(tenders.region, list)),
    fuente: anyOf(filter.fuente, (list) => inArray(tenders.source, list)),
    comprador: anyOf(filter.comprador, buyerCondition),
    unidad: anyOf(filter.unidad, unitCondition),
    rubro: anyOf(filter.rubro, rubroCondition),
    proveedor: anyOf(filter.proveedor, supplierCondition),
    tag: anyOf(filter.tag, (list) => tagCondition(list, caller.companyId)),
    sinTag: anyOf(filter.sinTag, (list) => {
      const tagged = tagCondition(list, caller.companyId);
      return tagged === undefined ? undefined : not(tagged);
    }),
    asignado: anyOf(filter.asignado, (list) => assigneeCondition(list, caller)),
    etapa: anyOf(filter.etapa, (list) => stageCondition(list, caller.companyId)),
    siguiendo:
      filter.siguiendo === undefined ? undefined : followedCondition(filter.siguiendo, caller),
    propuesta:
      filter.propuesta === undefined
        ? undefined
        : workWhere(caller.companyId, isNotNull(tenderWork.proposedStage)),
    prioridad: anyOf(filter.prioridad, (list) =>
      workWhere(caller.companyId, inArray(tenderWork.priority, list)),
    ),
    restringida:
      filter.restringida === undefined
        ? undefined
        : workWhere(caller.companyId, eq(tenderWork.isRestricted, true)),
    ...reportConditions(filter, caller.companyId),
    calce: matchCondition(filter, caller),
    cierre: filter.cierre === undefined ? undefined : isInWindow(tenders, filter.cierre, now),
    dias: and(
      filter.cierreDesde === undefined ? undefined : closesSince(tenders, filter.cierreDesde),
      filter.cierreHasta === undefined
        ? undefined
        : closesBefore(tenders, addDays(filter.cierreHasta, 1)),
      daysCondition(tenders.publishedAt, filter.publicadaDesde, filter.publicadaHasta),
      daysCondition(tenders.changedAt, filter.cambioDesde, filter.cambioHasta),
    ),
    nuevas: filter.nuevas === undefined ? undefined : noveltyCondition(filter.nuevas, now),
    monto: amountCondition(filter),
    moneda: onlyCurrency(filter),
  };
}

/** Whether a filter says nothing of tenders. */
export const isEmpty = (conditions: Conditions): boolean =>
  Object.values(conditions).every((condition) => condition === undefined);

/** All conditions joined, but for those left out. */
export function allOf(conditions: Conditions, without: readonly (keyof Conditions)[] = []): SQL {
  const kept = Object.entries(conditions).flatMap(([name, condition]) =>
    condition === undefined || without.some((left) => left === name) ? [] : [condition],
  );
  return and(...kept) ?? sql`true`;
}
