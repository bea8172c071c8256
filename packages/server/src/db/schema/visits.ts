import { foreignKey, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { memberships } from './companies.ts';

/** When a user last visited the home page of a company, to show what changed since. Only that user reads it. */
export const homeVisits = pgTable(
  'home_visits',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    /** When the visit before the last one ended; null at the first. */
    previousAt: timestamp('previous_at', { withTimezone: true }),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
