import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Collections of sample data that a company has begun to use; from then on the rows are its own. */
export const sampleCollections = pgTable(
  'sample_collections',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    collection: text().notNull(),
    /** The highest id of removed rows that may be restored: it is not reused. */
    highestGone: integer('highest_gone').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.collection] })],
);

/** The rows of the demonstration areas, when the server keeps them (PLIEGO_SAMPLE=server). */
export const sampleRows = pgTable(
  'sample_rows',
  {
    companyId: integer('company_id').notNull(),
    collection: text().notNull(),
    id: integer().notNull(),
    data: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.collection, table.id] }),
    foreignKey({
      name: 'sample_rows_of_collection',
      columns: [table.companyId, table.collection],
      foreignColumns: [sampleCollections.companyId, sampleCollections.collection],
    }).onDelete('cascade'),
  ],
);
