import type { Message } from '@pliego/contract/message';
import type {
  backfillStates,
  ConnectorKind,
  NoticeKind,
  runReasons,
} from '@pliego/contract/areas/connector-shapes';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, users } from './companies.ts';
import { importRuns } from './sources.ts';
import { tenderKeys } from './tenders.ts';

/** How far a connector has come, by its kind. Written in the transaction of what was read. */
export interface ConnectorCursor {
  /** A round is running: the following columns hold its progress. */
  begun?: boolean;
  /** Mercado Público: the lists of this round that were read. */
  lists?: string[];
  /** Mercado Público: the Santiago days whose nightly work was done. */
  closedOn?: string;
  sweptOn?: string;
  /** Compra Ágil: until when changes were requested, and how far the window of this round has been read. */
  changedUntil?: string;
  window?: { from: string; to: string; offset: number; size: number; total: number | null } | null;
  /** Pages: the one that comes next, and marks of those that this round has read. */
  next?: string | null;
  read?: string[];
  /** OCDS: the last page there was, where a publisher adds what is new. */
  last?: string;
  /** PLACSP: the newest entry of the round before, and of this one. */
  newest?: string;
  newestSeen?: string;
}

/** A service that a company has read for it. Its ticket is sealed; the application cannot read it back. */
export const connectors = pgTable(
  'connectors',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text().$type<ConnectorKind>().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    everyMinutes: integer('every_minutes').notNull(),
    isActive: boolean('is_active').notNull().default(false),
    sealedTicket: text('sealed_ticket'),
    ticketTail: text('ticket_tail'),
    /** Whose requests are counted together: the ticket, by its mark, or the host of an open service. */
    lane: text().notNull(),
    cursor: jsonb().$type<ConnectorCursor>().notNull().default({}),
    /** The current round. */
    runId: integer('run_id').references(() => importRuns.id),
    activeSince: instant('active_since'),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
    lastFailure: jsonb('last_failure').$type<readonly Message[]>(),
    /** Failures in a row. */
    failures: integer().notNull().default(0),
    nextRunAt: instant('next_run_at'),
    /** Until then the process named works on it; afterwards any may. */
    heldUntil: instant('held_until'),
    holder: text(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('connectors_of_company').on(table.companyId, table.id),
    index('connectors_by_next_run')
      .on(table.nextRunAt)
      .where(sql`${table.isActive}`),
  ],
);

/** Which runs are rounds of a connector. */
export const connectorRuns = pgTable(
  'connector_runs',
  {
    runId: integer('run_id')
      .primaryKey()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    companyId: integer('company_id').notNull(),
    connectorId: integer('connector_id').notNull(),
    reason: text().$type<(typeof runReasons)[number]>().notNull(),
    requests: integer().notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
      name: 'connector_runs_connector',
    }).onDelete('cascade'),
    index('connector_runs_by_connector').on(table.connectorId, table.runId),
  ],
);

/** A range of days that is read once more. */
export const connectorBackfills = pgTable(
  'connector_backfills',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    connectorId: integer('connector_id').notNull(),
    state: text().$type<(typeof backfillStates)[number]>().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** The day that comes next; null while pages are followed instead. */
    nextDay: date('next_day', { mode: 'string' }),
    cursor: jsonb().$type<ConnectorCursor>().notNull().default({}),
    requests: integer().notNull().default(0),
    runId: integer('run_id').references(() => importRuns.id),
    error: jsonb().$type<readonly Message[]>(),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
      name: 'connector_backfills_connector',
    }).onDelete('cascade'),
    // One at a time: two would share one quota, and neither end could be estimated.
    uniqueIndex('connector_backfills_open')
      .on(table.connectorId)
      .where(sql`${table.state} in ('en-cola', 'en-curso')`),
  ],
);

/** The queue of details to request, the most urgent first. */
export const connectorQueue = pgTable(
  'connector_queue',
  {
    companyId: integer('company_id').notNull(),
    connectorId: integer('connector_id').notNull(),
    code: text().notNull(),
    priority: smallint().notNull(),
    closesAt: instant('closes_at'),
    queuedAt: instant('queued_at').notNull(),
    notBefore: instant('not_before').notNull(),
    tries: integer().notNull().default(0),
    /** It was found while reading a range of days. */
    backfillId: integer('backfill_id'),
  },
  (table) => [
    primaryKey({ columns: [table.connectorId, table.code] }),
    foreignKey({
      columns: [table.companyId, table.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
      name: 'connector_queue_connector',
    }).onDelete('cascade'),
    index('connector_queue_order').on(table.connectorId, table.priority, table.closesAt),
  ],
);

/** A source that fails: one row from the first failure to the recovery. */
export const sourceNotices = pgTable(
  'source_notices',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    connectorId: integer('connector_id').notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    messages: jsonb('message').$type<readonly Message[]>().notNull(),
    times: integer().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
      name: 'source_notices_connector',
    }).onDelete('cascade'),
    uniqueIndex('source_notices_open')
      .on(table.connectorId)
      .where(sql`${table.closedAt} is null`),
  ],
);

/**
 * The use of one service under one ticket (or of one host without one), by all companies and processes: for
 * the system role alone. A row is also the lock: the holder may make one request until `held_until`.
 */
export const sourceLanes = pgTable('source_lanes', {
  lane: text().primaryKey(),
  day: date({ mode: 'string' }).notNull(),
  used: integer().notNull(),
  usedByHand: integer('used_by_hand').notNull(),
  lastAt: instant('last_at').notNull(),
  heldUntil: instant('held_until'),
  holder: text(),
  blockedUntil: instant('blocked_until'),
  /** Consecutive failures, which determine the backoff. */
  failures: integer().notNull().default(0),
});

/**
 * When a known tender was last returned by a live source, changed or not. A public
 * fact. A tender that was read once has no row: it was seen when its observation was read.
 */
export const tenderSightings = pgTable('tender_sightings', {
  /** Of the tender. */
  id: integer()
    .primaryKey()
    .references(() => tenderKeys.id),
  seenAt: instant('seen_at').notNull(),
});
