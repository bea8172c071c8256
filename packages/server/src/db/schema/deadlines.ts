import type { feedKinds } from '@pliego/contract/areas/calendars';
import type { termUnits } from '@pliego/contract/areas/deadlines';
import type { MilestoneKind } from '@pliego/contract/areas/tender-shapes';
import type { LegalEvent } from '@pliego/contract/rules/legal-terms';
import {
  boolean,
  date,
  foreignKey,
  integer,
  index,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { tenderKeys } from './tenders.ts';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);
const tenderId = () =>
  integer('tender_id')
    .notNull()
    .references(() => tenderKeys.id);

/** How a company counts its days. Defaults hold where there is no row. */
export const companyDeadlines = pgTable('company_deadlines', {
  companyId: companyId().primaryKey(),
  /** Business days before a closing by which a bid has to be ready. */
  internalDays: smallint('internal_days').notNull(),
});

/** Days on which a company works, or does not, other than the calendar of Chile says. */
export const companyHolidays = pgTable(
  'company_holidays',
  {
    companyId: companyId(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    /** A national holiday that the company does not keep. */
    isWorked: boolean('is_worked').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);

/**
 * Legal terms as data: facts with their source, the same for all companies, which an operator corrects. What is not
 * verified says so. A term holds for events between its two days.
 */
export const legalTerms = pgTable('legal_terms', {
  code: text().notNull().primaryKey(),
  name: text().notNull(),
  /** The event that starts it. */
  startsWith: text('starts_with').$type<LegalEvent>().notNull(),
  /** A notification through the portal counts 24 hours after its publication. */
  afterNotification: boolean('after_notification').notNull(),
  length: smallint().notNull(),
  unit: text().$type<(typeof termUnits)[number]>().notNull(),
  /** What happens at its end, or what may be done until then. */
  meaning: text().notNull(),
  source: text(),
  url: text(),
  isVerified: boolean('is_verified').notNull(),
  inForceFrom: date('in_force_from', { mode: 'string' }),
  inForceTo: date('in_force_to', { mode: 'string' }),
});

/** Legal terms that the company has met. */
export const metTerms = pgTable(
  'met_terms',
  {
    companyId: companyId(),
    tenderId: tenderId(),
    code: text().notNull(),
    /** Which of several events started it, such as the code of an order; empty where there is one. */
    about: text().notNull(),
    metAt: instant('met_at').notNull(),
    metBy: integer('met_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tenderId, table.code, table.about] })],
);

/** A person's own reminder of a milestone. */
export const milestoneReminders = pgTable(
  'milestone_reminders',
  {
    companyId: companyId(),
    tenderId: tenderId(),
    userId: integer('user_id').notNull(),
    milestone: text().$type<MilestoneKind>().notNull(),
    /** Business days before. */
    daysBefore: smallint('days_before').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.userId, table.milestone] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/**
 * The dates that sources state of the tenders which a company works on or follows, as they stand in the version that it sees. Kept by
 * the database itself (`keep_tender_dates`): triggers on tenders, on the work and on followers write them in the transaction that changes
 * them, and nobody else may (docs/decisions/0069).
 */
export const tenderDates = pgTable(
  'tender_dates',
  {
    companyId: companyId(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id, { onDelete: 'cascade' }),
    kind: text().$type<MilestoneKind>().notNull(),
    at: instant('at').notNull(),
    /** On which it stands: its own, where it has no hour, else that of Santiago. */
    day: date({ mode: 'string' }).notNull(),
    /** The same by the publisher's clock, by which business days count (`milestoneDay`). */
    publisherDay: date('publisher_day', { mode: 'string' }).notNull(),
    hasHour: boolean('has_hour').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.kind] }),
    // All that counting the dates of a month reads.
    index('tender_dates_by_day').on(
      table.companyId,
      table.day,
      table.kind,
      table.tenderId,
      table.at,
      table.publisherDay,
      table.hasHour,
    ),
  ],
);

/** Addresses that calendars subscribe to. Only the hash of the secret is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    userId: integer('user_id').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    kind: text().$type<(typeof feedKinds)[number]>().notNull(),
    name: text().notNull(),
    tenderId: integer('tender_id').references(() => tenderKeys.id),
    filter: jsonb().$type<Record<string, unknown>>(),
    createdAt: instant('created_at').notNull(),
    /** To the hour. */
    readAt: instant('read_at'),
  },
  (table) => [
    index('calendar_feeds_by_user').on(table.companyId, table.userId),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
