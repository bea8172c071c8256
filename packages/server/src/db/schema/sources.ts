import type { Message } from '@pliego/contract/message';
import type { ImportNotices, importStates } from '@pliego/contract/areas/sources';
import type { SourceId } from '@pliego/sources/notice';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies, users } from './companies.ts';

/**
 * One import of one file. Without a company it came from the command line, is public, and all may see it. With a
 * company and a user its file is the company's, and the import can be undone; without a user it is a connector's.
 */
export const importRuns = pgTable(
  'import_runs',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').references(() => companies.id),
    userId: integer('user_id').references(() => users.id),
    fileName: text('file_name').notNull(),
    format: jsonb().$type<readonly Message[]>(),
    state: text().$type<(typeof importStates)[number]>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    read: integer().notNull().default(0),
    created: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    rejected: integer().notNull().default(0),
    repaired: integer().notNull().default(0),
    /** What holds of the file as a whole; null for runs of before it was noted. */
    notices: jsonb().$type<ImportNotices>(),
    error: jsonb().$type<readonly Message[]>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** When it last gave a sign of life. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [index('import_runs_by_start').on(table.startedAt, table.id)],
);

/** A record that was refused, or taken in after a repair. */
export const importRejections = pgTable(
  'import_rejections',
  {
    id: serial().primaryKey(),
    runId: integer('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    kind: text().$type<'rechazada' | 'reparada'>().notNull(),
    /** The file inside of the imported one, when that is an archive. */
    file: text(),
    line: integer().notNull(),
    reasons: jsonb('reason').$type<readonly Message[]>().notNull(),
    excerpt: text().notNull(),
  },
  (table) => [index('import_rejections_by_run').on(table.runId, table.id)],
);

/** The progress of refolding stored tenders with the current rules. One row, with 1 as its id. */
export const foldState = pgTable('fold_state', {
  id: integer().primaryKey(),
  /** `foldVersion` of the law that the tenders up to `lastId` are folded by. */
  version: integer().notNull(),
  /** Null when all of them are. */
  lastId: integer('last_id'),
});

/** When each source last returned public data. */
export const sourceReadings = pgTable('source_readings', {
  source: text().$type<SourceId>().primaryKey(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
