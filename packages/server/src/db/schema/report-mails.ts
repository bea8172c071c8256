import type { MailRhythm } from '@pliego/contract/areas/report-mails';
import type { ReportId, ReportQuery } from '@pliego/contract/areas/reports';
import type { ReportPeriod } from '@pliego/contract/rules/report-period';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { memberships } from './companies.ts';

/** Reports that are mailed by the clock. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    /** Who made it: it ends with them. */
    userId: integer('user_id').notNull(),
    report: text().$type<ReportId>().notNull(),
    filter: jsonb().$type<ReportQuery>().notNull(),
    period: text().$type<ReportPeriod>().notNull(),
    rhythm: text().$type<MailRhythm>().notNull(),
    /** Santiago wall time, `HH:mm`. */
    hour: text().notNull(),
    /** Numbers of members. */
    recipients: jsonb().$type<number[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The business day of the last mail. */
    sentOn: date('sent_on', { mode: 'string' }),
    /** When its recipients were told that it ended with who made it. */
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    index('report_mails_by_report').on(table.companyId, table.report, table.id),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
