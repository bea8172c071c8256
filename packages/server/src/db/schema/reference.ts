import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sortableText } from './tenders.ts';

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

/** Names of rubros as items of public tenders state them. Where items differ, the last in order of their bytes. */
export const rubroNames = pgTable('rubro_names', {
  /** Two to eight digits, without the zeros that fill it up. */
  code: text().primaryKey(),
  name: sortableText('name').notNull(),
  /** The name without case or accents, as it is searched. */
  nameKey: text('name_key').notNull(),
});
