import type { EmbedFilter, EmbedSettings } from '@pliego/contract/areas/report-embeds';
import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, users } from './companies.ts';

/** Dashboards of other services that a company shows among its reports. */
export const reportEmbeds = pgTable(
  'report_embeds',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    settings: jsonb().$type<EmbedSettings>().notNull(),
    filters: jsonb().$type<EmbedFilter[]>().notNull(),
    /** A company may replace it and never reads it back; null where the service asks for none. */
    sealedSecret: text('sealed_secret'),
    version: integer().notNull().default(1),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('report_embeds_of_company').on(table.companyId, table.id)],
);

/** The sites whose pages a company lets its reports show. */
export const embedSites = pgTable(
  'embed_sites',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Scheme, host and port. */
    site: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.site] })],
);
