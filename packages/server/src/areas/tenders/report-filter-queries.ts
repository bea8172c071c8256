import type { TenderFilter, unsaidFacts } from '@pliego/contract/areas/tender-query';
import { addDays, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { and, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { events, tenderWork } from '#server/db/schema/work.ts';

/*
 * The filters of the list that the numbers of reports lead to: they say the same as the report, so that the list has as many
 * tenders as the number.
 */

/** Instants within Santiago days, both ends in. */
export function daysCondition(
  column: AnyPgColumn,
  from: string | undefined,
  to: string | undefined,
): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(startOfSantiagoDay(from))),
    to === undefined ? undefined : lt(column, new Date(startOfSantiagoDay(addDays(to, 1)))),
  );
}

/** When it was awarded; the date of an award that is not made yet is a plan. */
export const awardedAt: SQL = sql`(case when ${tenders.stateClass} = 'adjudicada'
  then (${tenders.milestones} -> 'adjudicacion' ->> 'instante')::timestamptz end)`;

function awardedCondition({ adjudicadaDesde, adjudicadaHasta }: TenderFilter): SQL | undefined {
  const start = (day: string) => sql`${startOfSantiagoDay(day)}::timestamptz`;
  return and(
    adjudicadaDesde === undefined ? undefined : sql`${awardedAt} >= ${start(adjudicadaDesde)}`,
    adjudicadaHasta === undefined
      ? undefined
      : sql`${awardedAt} < ${start(addDays(adjudicadaHasta, 1))}`,
  );
}

/** Tenders whose work fulfils a condition. */
export const workWhere = (companyId: number, condition: SQL | undefined): SQL =>
  sql`${tenders.id} in (select ${tenderWork.tenderId} from ${tenderWork} where ${and(eq(tenderWork.companyId, companyId), condition)})`;

/** The stage that an event left. */
export const leftStage = sql`${events.facts} ->> 'de'`;

type ReportFilters =
  | 'enEtapa'
  | 'dejo'
  | 'motivo'
  | 'oferta'
  | 'sinDato'
  | 'sinNingunDato'
  | 'adjudicada';

/** What is missing: of the source, or of our work. */
const unsaid = {
  comprador: () => isNull(tenders.buyerId),
  region: () => isNull(tenders.region),
  tipo: () => isNull(tenders.type),
  prioridad: (companyId) => not(workWhere(companyId, isNotNull(tenderWork.priority))),
} satisfies Record<(typeof unsaidFacts)[number], (companyId: number) => SQL>;

function leftCondition(
  { dejo = [], dejoDesde, dejoHasta }: TenderFilter,
  companyId: number,
): SQL | undefined {
  if (dejo.length === 0) return undefined;
  const left = and(
    eq(events.companyId, companyId),
    eq(events.type, 'etapa'),
    inArray(leftStage, dejo),
    daysCondition(events.at, dejoDesde, dejoHasta),
  );
  return sql`${tenders.id} in (select ${events.tenderId} from ${events} where ${left})`;
}

export function reportConditions(
  filter: TenderFilter,
  companyId: number,
): Partial<Record<ReportFilters, SQL | undefined>> {
  const {
    etapaDesde,
    etapaHasta,
    motivo = [],
    oferta = [],
    sinDato = [],
    sinNingunDato = [],
  } = filter;
  const since = daysCondition(tenderWork.stageSince, etapaDesde, etapaHasta);
  const offered = and(
    inArray(sql`coalesce(${tenderWork.offerCurrency}, 'CLP')`, oferta),
    isNotNull(tenderWork.offerAmount),
  );
  return {
    enEtapa: since === undefined ? undefined : workWhere(companyId, since),
    dejo: leftCondition(filter, companyId),
    motivo:
      motivo.length === 0 ? undefined : workWhere(companyId, inArray(tenderWork.reasonId, motivo)),
    oferta: oferta.length === 0 ? undefined : workWhere(companyId, offered),
    sinDato:
      sinDato.length === 0 ? undefined : or(...sinDato.map((fact) => unsaid[fact](companyId))),
    adjudicada: awardedCondition(filter),
    sinNingunDato: and(...sinNingunDato.map((fact) => unsaid[fact](companyId))),
  };
}
