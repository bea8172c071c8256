import type { TenderExportQuery } from '@pliego/contract/areas/exports';
import type { ExportState } from '@pliego/contract/areas/prepared-exports';
import type { Role } from '@pliego/contract/abilities';
import type { Message } from '@pliego/contract/message';
import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { memberships } from './companies.ts';

/** Files of lists that a person asked the server to make. Only that person reads them. */
export const preparedExports = pgTable(
  'prepared_exports',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    query: jsonb().$type<TenderExportQuery>().notNull(),
    fileName: text('file_name').notNull(),
    state: text().$type<ExportState>().notNull().default('en-cola'),
    /** Counted when it is asked for, and again when it is made. */
    rows: integer().notNull(),
    written: integer().notNull().default(0),
    byteCount: bigint('byte_count', { mode: 'number' }).notNull().default(0),
    /** With whose rights it was made: another role may not see what is in it. */
    role: text().$type<Role>(),
    /** How often it was begun. Only who began it last writes it. */
    attempt: integer().notNull().default(0),
    askedAt: instant('asked_at').notNull(),
    /** Until then a process makes it; afterwards, that process having died, any other may. */
    heldUntil: instant('held_until'),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    failure: jsonb().$type<Message>(),
  },
  (table) => [
    unique('prepared_exports_of_company').on(table.companyId, table.id),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('prepared_exports_by_person').on(table.companyId, table.userId, table.id),
    index('prepared_exports_pending')
      .on(table.id)
      .where(sql`${table.state} in ('en-cola', 'en-curso')`),
    index('prepared_exports_by_end').on(table.expiresAt),
  ],
);

/** The bytes of such a file, piece by piece: neither writing nor reading has all of it in memory. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    exportId: integer('export_id').notNull(),
    place: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.exportId, table.place] }),
    foreignKey({
      columns: [table.companyId, table.exportId],
      foreignColumns: [preparedExports.companyId, preparedExports.id],
      name: 'export_pieces_export',
    }).onDelete('cascade'),
  ],
);
