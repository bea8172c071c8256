import type { TagColor } from '@pliego/contract/areas/tags';
import type { eventTypes } from '@pliego/contract/areas/tender-log';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies, memberships } from './companies.ts';
import { tenderKeys } from './tenders.ts';

/*
 * What a company does: every table here has company_id and a row-level security policy on it. Keys
 * between them carry the company too, so that not even a mistake can join two companies' rows.
 */

export const tags = pgTable(
  'tags',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The name without case or accents: two tags that read the same are one. */
    nameKey: text('name_key').notNull(),
    color: text().$type<TagColor>().notNull(),
  },
  (table) => [
    uniqueIndex('tags_name').on(table.companyId, table.nameKey),
    unique('tags_of_company').on(table.companyId, table.id),
  ],
);

/** Our work on a tender. There is no row until the first change; version 0 means that. */
export const tenderWork = pgTable(
  'tender_work',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    assigneeId: integer('assignee_id'),
    version: integer().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId] }),
    foreignKey({
      columns: [table.companyId, table.assigneeId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
    index('tender_work_by_assignee').on(table.companyId, table.assigneeId),
  ],
);

export const tenderTags = pgTable(
  'tender_tags',
  {
    companyId: integer('company_id').notNull(),
    tenderId: integer('tender_id').notNull(),
    tagId: integer('tag_id').notNull(),
    /** Place in the order in which they were given. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.tagId] }),
    foreignKey({
      columns: [table.companyId, table.tenderId],
      foreignColumns: [tenderWork.companyId, tenderWork.tenderId],
    }),
    foreignKey({
      columns: [table.companyId, table.tagId],
      foreignColumns: [tags.companyId, tags.id],
    }).onDelete('cascade'),
    index('tender_tags_by_tag').on(table.companyId, table.tagId, table.tenderId),
  ],
);

/** Who did what and when. The application may add rows and read them, nothing else. */
export const events = pgTable(
  'events',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    actorId: integer('actor_id'),
    type: text().$type<(typeof eventTypes)[number]>().notNull(),
    /** Names as they were then. */
    before: jsonb().$type<string[]>().notNull(),
    after: jsonb().$type<string[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('events_by_tender').on(table.companyId, table.tenderId, table.id)],
);
