import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Names of the codes of public classifications, brought by the operator; without them codes show alone. */
export const referenceCodes = pgTable(
  'reference_codes',
  {
    scheme: text().$type<'UNSPSC' | 'CPV'>().notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** Code of the level above in the same scheme. */
    parent: text(),
  },
  (table) => [primaryKey({ columns: [table.scheme, table.code] })],
);
