import { eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import { type AnyPgColumn, pgView } from 'drizzle-orm/pg-core';
import { tenderSightings } from './connectors.ts';
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

export const visibleTenders = pgView('visible_tenders').as((query) =>
  query.select().from(tenders).where(isVisible(tenders.companyId)),
);

export const visibleObservations = pgView('visible_tender_observations').as((query) =>
  query
    .select(getTableColumns(tenderObservations))
    .from(tenderObservations)
    .innerJoin(tenders, eq(tenders.id, tenderObservations.tenderId))
    .where(isVisible(tenders.companyId)),
);

export const visibleSightings = pgView('visible_tender_sightings').as((query) =>
  query
    .select(getTableColumns(tenderSightings))
    .from(tenderSightings)
    .innerJoin(tenders, eq(tenders.id, tenderSightings.id))
    .where(isVisible(tenders.companyId)),
);
