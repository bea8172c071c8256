import type { Role } from '@pliego/contract/abilities';
import type { AlertRhythm, ViewPage } from '@pliego/contract/areas/views';
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { tenderKeys } from './tenders.ts';

/** States of lists under a name. Its owner sees one, and everybody of the company when it is shared. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').notNull(),
    page: text().$type<ViewPage>().notNull(),
    name: text().notNull(),
    /** Without case or accents. */
    nameKey: text('name_key').notNull(),
    /** The search of the list's address. */
    state: text().notNull(),
    isShared: boolean('is_shared').notNull(),
    /** The roles with whom the list opens in it. */
    roles: jsonb().$type<Role[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('saved_views_of_company').on(table.companyId, table.id),
    uniqueIndex('saved_views_name').on(table.companyId, table.userId, table.page, table.nameKey),
    foreignKey({
      name: 'saved_views_owner',
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
  ],
);

/** With which view a list opens for a person. */
export const viewDefaults = pgTable(
  'view_defaults',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    page: text().$type<ViewPage>().notNull(),
    viewId: integer('view_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.page] }),
    foreignKey({
      name: 'view_defaults_view',
      columns: [table.companyId, table.viewId],
      foreignColumns: [savedViews.companyId, savedViews.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Who wants to be told of what is new in a view. New is a tender that was first read after the alert was made: ids of tenders grow
 * in the order in which they were first read, but for those that were read at the same time, which is why the mark follows an hour behind.
 */
export const viewAlerts = pgTable(
  'view_alerts',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    viewId: integer('view_id').notNull(),
    rhythm: text().$type<AlertRhythm>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Tenders up to this id are old. */
    afterId: integer('after_id').notNull(),
    /** What `afterId` becomes an hour after `markedAt`. */
    nextId: integer('next_id').notNull(),
    markedAt: instant('marked_at').notNull(),
    /** When it last looked. */
    lookedAt: instant('looked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.viewId] }),
    foreignKey({
      name: 'view_alerts_view',
      columns: [table.companyId, table.viewId],
      foreignColumns: [savedViews.companyId, savedViews.id],
    }).onDelete('cascade'),
  ],
);

/** The tenders of which a person was told by a view. */
export const viewHits = pgTable(
  'view_hits',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    viewId: integer('view_id').notNull(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.viewId, table.tenderId] }),
    foreignKey({
      name: 'view_hits_view',
      columns: [table.companyId, table.viewId],
      foreignColumns: [savedViews.companyId, savedViews.id],
    }).onDelete('cascade'),
  ],
);
