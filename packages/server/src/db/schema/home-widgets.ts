import type { ChosenWidget } from '@pliego/contract/areas/home-widgets';
import { foreignKey, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { memberships } from './companies.ts';

/** The reports that a person has on the home page of a company, in their order. Only that person reads them. */
export const homeWidgets = pgTable(
  'home_widgets',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    widgets: jsonb().$type<ChosenWidget[]>().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
