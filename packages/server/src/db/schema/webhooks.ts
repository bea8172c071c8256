import type { DeliveryOutcome } from '@pliego/contract/areas/webhooks';
import type { WebhookEventKind, WebhookSentKind } from '@pliego/contract/areas/webhook-events';
import type { Message } from '@pliego/contract/message';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, users } from './companies.ts';

/** Addresses that a company has told of its events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    url: text().notNull(),
    description: text(),
    events: jsonb().$type<readonly WebhookEventKind[]>().notNull(),
    /** Told of tenders that are kept to their team too: an administrator, who sees them all, chose so. */
    tellsRestricted: boolean('tells_restricted').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
    /** A company may replace it and never reads it back. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before, by which deliveries are signed too for a while. */
    sealedFormerSecret: text('sealed_former_secret'),
    formerUntil: instant('former_until'),
    /** Since when nothing has arrived; null while the last delivery did. */
    failingSince: instant('failing_since'),
    /** When it was switched off because nothing arrived. */
    failedAt: instant('failed_at'),
    lastSuccessAt: instant('last_success_at'),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('webhooks_of_company').on(table.companyId, table.id)],
);

/** What webhooks are sent: written in the transaction of its event, kept for a while as a log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    webhookId: integer('webhook_id').notNull(),
    /** Names the event: the same one is written once, also after a crash. */
    eventId: text('event_id').notNull(),
    kind: text().$type<WebhookSentKind>().notNull(),
    /** The body as it is signed and sent, to the byte. */
    payload: text().notNull(),
    status: text().$type<DeliveryOutcome>().notNull().default('pendiente'),
    /** How often sending it was begun. */
    attempts: integer().notNull().default(0),
    /** When it is due; null once it is over. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Until then a process sends it; afterwards, that process having died, any other may. */
    heldUntil: instant('held_until'),
    attemptedAt: instant('attempted_at'),
    /** HTTP status of the last answer. */
    answerStatus: integer('answer_status'),
    durationMs: integer('duration_ms'),
    /** The beginning of the last answer. */
    answer: text(),
    error: jsonb().$type<Message>(),
    /** The delivery that it sends again. */
    replayOf: integer('replay_of'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.webhookId],
      foreignColumns: [webhooks.companyId, webhooks.id],
      name: 'webhook_deliveries_webhook',
    }).onDelete('cascade'),
    uniqueIndex('webhook_deliveries_once')
      .on(table.webhookId, table.eventId)
      .where(sql`${table.replayOf} is null`),
    index('webhook_deliveries_log').on(table.companyId, table.webhookId, table.id),
    index('webhook_deliveries_due')
      .on(table.webhookId, table.nextAttemptAt)
      .where(sql`${table.status} = 'pendiente'`),
    index('webhook_deliveries_by_age').on(table.createdAt),
  ],
);
