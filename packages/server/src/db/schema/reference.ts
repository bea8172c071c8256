import {
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
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

/**
 * What a unit of a currency was worth in pesos on a day, brought by the operator; of the UTM that of a month, kept on its
 * first day. Nothing is asked for while the product runs.
 */
export const currencyRates = pgTable(
  'currency_rates',
  {
    currency: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    clp: numeric({ precision: 14, scale: 4, mode: 'number' }).notNull(),
    /** Who states it. */
    source: text().notNull(),
    /** Whether the operator has compared it with who publishes it. */
    verified: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);

/** Who won tenders or sold by their orders, each once. Of the ways in which sources write a name one is kept. */
export const suppliers = pgTable(
  'suppliers',
  {
    /** Whose tenders name it; null for public ones. */
    companyId: integer('company_id').references(() => companies.id),
    /** `supplierKey`. */
    key: sortableText('key').notNull(),
    name: sortableText('name').notNull(),
    /** The name as companies are compared by it. */
    nameKey: text('name_key').notNull(),
    taxId: text('tax_id'),
  },
  (table) => [unique('suppliers_once').on(table.key, table.companyId).nullsNotDistinct()],
);
