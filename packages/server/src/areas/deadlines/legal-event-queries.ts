import { addDays, santiagoDay, startOfSantiagoDay } from '@pliego/contract/rules/santiago-time';
import { concernedStages, shownAfterDays } from '@pliego/contract/rules/legal-clocks';
import { supplierKey } from '@pliego/contract/rules/supplier-key';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { supplierCondition } from '#server/areas/tenders/filter-queries.ts';
import type { Tx } from '#server/db/database.ts';
import { companies } from '#server/db/schema/companies.ts';
import type { legalTerms } from '#server/db/schema/deadlines.ts';
import { workOrders } from '#server/db/schema/expediente.ts';
import { lastOrderSentAt } from '#server/db/schema/sorted-facts.ts';
import { visibleTenders as tenders } from '#server/db/schema/visible.ts';
import { tenderWork } from '#server/db/schema/work.ts';

/*
 * Which tenders may have an event that starts a legal term, so that of ten thousand expedientes those are read that have. Each condition
 * lets through at least what `legalClocksOf` dates: a day more at both ends, for a day ends elsewhere than in Santiago.
 */

type Term = typeof legalTerms.$inferSelect;

/** How long before its end what starts a legal term lies, at most. */
const legalReachDays = 60;

const isIn = (stages: readonly Stage[]): SQL =>
  inArray(sql`coalesce(${tenderWork.stage}, 'detectada')`, [...stages]);

/** The tax number of the company, by which orders are known to be sent to it; null where it is none. */
export async function companyTaxId(tx: Tx, companyId: number): Promise<string | null> {
  const [company] = await tx
    .select({ taxId: companies.taxId })
    .from(companies)
    .where(eq(companies.id, companyId));
  return company?.taxId ?? null;
}

/** A source says that we won something of it or that an order was sent to us. An index serves it. */
export function namesUs(taxId: string | null): SQL {
  const key = taxId === null ? null : supplierKey({ nombre: null, rut: taxId });
  return key === null ? sql`false` : supplierCondition([key]);
}

/** A source names us as a supplier, and says that an order, to us or to another, was sent since a day. An index serves that too. */
export const mayHaveOrderToUs = (taxId: string | null, since: string): SQL =>
  sql`(${lastOrderSentAt(tenders)} >= ${startOfSantiagoDay(since)} and ${namesUs(taxId)})`;

/** A legal term of the tender may run, or have ended a short while ago. `tender_work` is joined. */
export function mayHaveLegalTerm(
  companyId: number,
  taxId: string | null,
  now: Date,
): SQL | undefined {
  const today = santiagoDay(now);
  const first = addDays(today, -shownAfterDays - legalReachDays);
  // Instants are texts of one form, which compare as they follow each other.
  const isNear = (kind: 'cierre' | 'adjudicacion') =>
    sql`${tenders.milestones} -> ${kind}::text ->> 'instante' between ${startOfSantiagoDay(addDays(first, -1))} and ${startOfSantiagoDay(addDays(today, 2))}`;
  const received = and(
    eq(workOrders.companyId, companyId),
    eq(workOrders.tenderId, tenders.id),
    sql`${workOrders.days} ->> 'recibida' between ${first} and ${today}`,
  );
  return or(
    and(isIn(concernedStages('cierre')), isNear('cierre')),
    and(
      isIn(concernedStages('adjudicacion')),
      eq(tenders.stateClass, 'adjudicada'),
      isNear('adjudicacion'),
    ),
    and(
      isIn(concernedStages('orden')),
      sql`(${mayHaveOrderToUs(taxId, first)} or exists (select from ${workOrders} where ${received}))`,
    ),
  );
}

/** The days before its end within which what starts a term lies. Business days have weekends and the longest holidays between them. */
export const reachOf = ({ unit, length }: Pick<Term, 'unit' | 'length'>): number => {
  if (unit === 'horas') return Math.ceil(length / 24) + 2;
  return (unit === 'habiles' ? length * 2 + 12 : length) + 2;
};
