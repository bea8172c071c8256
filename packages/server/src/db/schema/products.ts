import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { sortableText } from './tenders.ts';

const amount = (name: string) => numeric(name, { precision: 22, scale: 4, mode: 'number' });

/** What a company sells. */
export const products = pgTable(
  'products',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    sku: text().notNull(),
    /** The sku as it is compared. */
    skuKey: sortableText('sku_key').notNull(),
    name: text().notNull(),
    nameKey: sortableText('name_key').notNull(),
    description: text(),
    unspsc: text().array().notNull(),
    keywords: text().array().notNull(),
    excluded: text().array().notNull(),
    brands: text().array().notNull(),
    unit: text(),
    pack: text(),
    price: amount('price'),
    currency: text().notNull(),
    cost: amount('cost'),
    marginFloor: numeric('margin_floor', { precision: 5, scale: 2, mode: 'number' }),
    regions: smallint().array().notNull(),
    leastAmount: amount('least_amount'),
    mostAmount: amount('most_amount'),
    deliveryDays: integer('delivery_days'),
    capacity: integer(),
    isActive: boolean('is_active').notNull(),
    responsibleId: integer('responsible_id'),
    /** Everything that the list is searched by, without case and accents. */
    searchText: text('search_text').notNull(),
    version: integer().notNull().default(1),
    /** The version that was last compared with the open tenders. */
    matchedVersion: integer('matched_version').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  (table) => [
    unique('products_sku').on(table.companyId, table.skuKey),
    unique('products_of_company').on(table.companyId, table.id),
    foreignKey({
      columns: [table.companyId, table.responsibleId],
      foreignColumns: [memberships.companyId, memberships.userId],
      name: 'products_responsible',
    }),
    index('products_by_name').on(table.companyId, table.nameKey, table.id),
  ],
);

/** A product as it was before a change of several, and the version that the change made. */
export interface FormerProduct {
  id: number;
  version: number;
  fields: ProductFields;
}

/** Changes of several products at once, kept so that they can be undone. */
export const productChanges = pgTable(
  'product_changes',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').notNull(),
    at: instant('at').notNull(),
    former: jsonb().$type<FormerProduct[]>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [index('product_changes_by_age').on(table.at)],
);
