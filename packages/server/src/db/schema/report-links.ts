import type { OpenFilter } from '@pliego/contract/areas/report-links';
import type { ReportId, ReportQuery } from '@pliego/contract/areas/reports';
import type { ReportPeriod } from '@pliego/contract/rules/report-period';
import { foreignKey, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberships } from './companies.ts';

/** Addresses at which a report is read without a session. Only the hash of the secret is stored. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    report: text().$type<ReportId>().notNull(),
    name: text().notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    filter: jsonb().$type<ReportQuery>().notNull(),
    period: text().$type<ReportPeriod>().notNull(),
    openFilters: jsonb('open_filters').$type<OpenFilter[]>().notNull(),
    /** The sites that may show it in a frame. */
    sites: jsonb().$type<string[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by'),
    openedCount: integer('opened_count').notNull().default(0),
    openedAt: instant('opened_at'),
  },
  (table) => [
    index('report_links_by_report').on(table.companyId, table.report, table.id),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
