import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { tenderKeys } from './tenders.ts';

/**
 * Tenders that a company entered by hand and deleted. Their rows stay and the database hides them from everybody
 * (`hidden_from`), with all that hangs on them, so that taking a deletion back restores everything at once.
 */
export const removedTenders = pgTable(
  'removed_tenders',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    /** As they were, for who is told of the deletion. */
    code: text().notNull(),
    title: text().notNull(),
    removedBy: integer('removed_by').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId] }),
    foreignKey({
      name: 'removed_tenders_person',
      columns: [table.companyId, table.removedBy],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
  ],
);
