import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: a text that everybody knows, sealed with the key of this database. */
export const keyChecks = pgTable('key_checks', {
  id: integer().primaryKey(),
  sealed: text().notNull(),
});
