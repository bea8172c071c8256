import type {
  MappingProposal,
  SpreadsheetMapping,
  SpreadsheetPreview,
} from '@pliego/contract/areas/spreadsheets';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/** A table that a person uploaded and has not imported yet. Its bytes wait among the uploads. */
export const spreadsheetUploads = pgTable(
  'spreadsheet_uploads',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    /** Name of its file in the folder of uploads. */
    storedAs: text('stored_as').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Of the header: equal for tables with the same columns. */
    signature: text().notNull(),
    preview: jsonb().$type<SpreadsheetPreview>().notNull(),
    proposal: jsonb().$type<MappingProposal>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('spreadsheet_uploads_by_end').on(table.expiresAt)],
);

/** How a company reads tables with a certain header. */
export const spreadsheetMappings = pgTable(
  'spreadsheet_mappings',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The name without case or accents: two that read the same are one. */
    nameKey: text('name_key').notNull(),
    signature: text().notNull(),
    header: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<SpreadsheetMapping>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('spreadsheet_mappings_name').on(table.companyId, table.nameKey),
    index('spreadsheet_mappings_by_header').on(table.companyId, table.signature, table.updatedAt),
  ],
);
