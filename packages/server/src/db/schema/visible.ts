import { and, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, pgView } from 'drizzle-orm/pg-core';
import { suppliers } from './reference.ts';
import { searchWords } from './search-words.ts';
import { buyers, tenderObservations, tenders } from './tenders.ts';

/*
 * What a company sees of the tables of tenders: what is public, and what is its own. Plain views, which the
 * planner sees through, so that search keeps its index (docs/decisions/0015). Inside a company these are all
 * that can be read. A generated migration that makes one of them anew must also grant it anew.
 */

const isVisible = (column: AnyPgColumn) => or(isNull(column), eq(column, sql`current_company()`));

export const visibleBuyers = pgView('visible_buyers').as((query) =>
  query.select().from(buyers).where(isVisible(buyers.companyId)),
);

/**
 * Not of a tender that the company keeps to a team which the person of the transaction is not in. Asked once a statement, and
 * looked up for each row, in ranges (docs/decisions/0041).
 */
const isShown = (tenderId: AnyPgColumn) => sql`not (select hidden_tenders()) @> ${tenderId}`;

/** Of each tender one version: the company's, where it has one, otherwise the public one. */
export const visibleTenders = pgView('visible_tenders').as((query) =>
  query
    .select({
      ...getTableColumns(tenders),
      // A public version does not reveal that another company has its own.
      hasTwin: sql<boolean>`(${tenders.hasTwin} and ${tenders.companyId} is not null)`.as(
        'has_twin',
      ),
    })
    .from(tenders)
    .where(
      and(
        // Which company asks is looked up for each row that is not simply public, so that it is asked last.
        sql`((${tenders.companyId} is null and not (${tenders.hasTwin}
        and exists (select from tenders own where own.id = ${tenders.id} and own.company_id = current_company()))) or ${tenders.companyId} = current_company())`,
        isShown(tenders.id),
      ),
    ),
);

export const visibleObservations = pgView('visible_tender_observations').as((query) =>
  query
    .select()
    .from(tenderObservations)
    .where(and(isVisible(tenderObservations.companyId), isShown(tenderObservations.tenderId))),
);

export const visibleWords = pgView('visible_search_words').as((query) =>
  query.select().from(searchWords).where(isVisible(searchWords.companyId)),
);

export const visibleSuppliers = pgView('visible_suppliers').as((query) =>
  query.select().from(suppliers).where(isVisible(suppliers.companyId)),
);
