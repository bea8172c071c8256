import type { DraftListMapping, ImportCounts } from '@pliego/contract/areas/product-imports';
import type { ProposalKind } from '@pliego/contract/areas/product-proposals';
import type { ProductFields } from '@pliego/contract/areas/product-shapes';
import type { SpreadsheetPreview } from '@pliego/contract/areas/spreadsheets';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
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
    /** The score from which new tenders are given to the responsible person; null where they are not. */
    assignFrom: smallint('assign_from'),
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

/** What somebody answered to a word that was proposed for a product. It is not proposed again. */
export const productAnswers = pgTable(
  'product_answers',
  {
    companyId: integer('company_id').notNull(),
    productId: integer('product_id').notNull(),
    kind: text().$type<ProposalKind>().notNull(),
    /** The stem of the word: its other forms are the same proposal. */
    stem: text().notNull(),
    word: text().notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    userId: integer('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.productId, table.kind, table.stem] }),
    foreignKey({
      name: 'product_answers_product',
      columns: [table.companyId, table.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
  ],
);

/** A price list that was uploaded: its bytes wait among the uploads until it is applied or its time is over. */
export const productImports = pgTable(
  'product_imports',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Name of its file in the folder of waiting tables. */
    storedAs: text('stored_as').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    preview: jsonb().$type<SpreadsheetPreview>().notNull(),
    mapping: jsonb().$type<DraftListMapping>().notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
    counts: jsonb().$type<ImportCounts>(),
    appliedAt: instant('applied_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    unique('product_imports_of_company').on(table.companyId, table.id),
    index('product_imports_by_time').on(table.companyId, table.uploadedAt),
  ],
);

/** What an import did to a product: the version it made, and what was there before; null where it added it. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    companyId: integer('company_id').notNull(),
    importId: integer('import_id').notNull(),
    productId: integer('product_id').notNull(),
    version: integer().notNull(),
    former: jsonb().$type<ProductFields>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.productId] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [productImports.companyId, productImports.id],
      name: 'product_import_rows_import',
    }).onDelete('cascade'),
  ],
);
