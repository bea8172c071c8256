import { closingDay } from '#server/areas/tenders/closing-queries.ts';
import type { ReportQuery } from '@pliego/contract/areas/reports';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { StageOutcome } from '@pliego/contract/areas/work-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { allOf, conditionsOf } from '#server/areas/tenders/filter-queries.ts';
import { visibleBuyers as buyers, visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';
import type { ReportInput } from './report.ts';

/** A tender that the company works on, as far as reports need it. */
export interface WorkRow {
  id: number;
  code: string;
  title: string;
  stage: Stage;
  stageSince: Date | null;
  assigneeId: number | null;
  reasonId: number | null;
  probability: number | null;
  offer: number | null;
  offerCurrency: string | null;
  outcome: StageOutcome | null;
  /** The row that stands for the institution. */
  buyerId: number | null;
  buyer: string | null;
  region: number | null;
  type: string | null;
  /** The day of the closing, as the list has it. */
  closesOn: string | null;
}

/** The filters of a report as those of the list. */
export function listFilter({ persona, comprador, region, tipo }: ReportQuery): TenderFilter {
  return {
    ...(persona === undefined ? {} : { asignado: [persona] }),
    ...(comprador === undefined ? {} : { comprador: [comprador] }),
    ...(region === undefined ? {} : { region: [region] }),
    ...(tipo === undefined ? {} : { tipo: [tipo] }),
  };
}

/** The condition of a list, as the list itself has it. */
export const inList = (
  filter: TenderFilter,
  { caller, now }: Pick<ReportInput, 'caller' | 'now'>,
): SQL => allOf(conditionsOf(filter, null, caller, now));

/**
 * What the company works on of a list. Restricted tenders of others are in neither table. A company has thousands of them at
 * most, while the register grows: figures are worked out from these rows.
 */
export function workRows(input: ReportInput, filter: TenderFilter, more?: SQL): Promise<WorkRow[]> {
  const { tx, caller } = input;
  return tx
    .select({
      id: tenderWork.tenderId,
      code: tenders.code,
      title: tenders.title,
      stage: tenderWork.stage,
      stageSince: tenderWork.stageSince,
      assigneeId: tenderWork.assigneeId,
      reasonId: tenderWork.reasonId,
      probability: tenderWork.probability,
      offer: tenderWork.offerAmount,
      offerCurrency: tenderWork.offerCurrency,
      outcome: tenderWork.outcome,
      buyerId: sql<number | null>`coalesce(${buyers.sameAs}, ${buyers.id})`,
      buyer: buyers.name,
      region: tenders.region,
      type: tenders.type,
      closesOn: sql<string | null>`${closingDay(tenders)}::text`,
    })
    .from(tenderWork)
    .innerJoin(tenders, eq(tenders.id, tenderWork.tenderId))
    .leftJoin(buyers, eq(buyers.id, tenders.buyerId))
    .where(and(eq(tenderWork.companyId, caller.companyId), inList(filter, input), more))
    .orderBy(tenderWork.tenderId);
}
