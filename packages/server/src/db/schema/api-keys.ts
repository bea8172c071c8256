import type { KeyScope } from '@pliego/contract/rules/key-scopes';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { memberships } from './companies.ts';

/**
 * Keys of the API. The system writes them, as it does sessions: callers are kept by the state of accounts. A company reads
 * its own, without the hash.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    /** The beginning of the key, in the clear. */
    prefix: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb().$type<KeyScope[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBy: integer('revoked_by'),
  },
  (table) => [
    index('api_keys_by_company').on(table.companyId, table.id),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** The calls of a key in its present minute, and the last one. A row a key, written with each call. */
export const apiKeyUses = pgTable('api_key_uses', {
  keyId: integer('key_id')
    .primaryKey()
    .references(() => apiKeys.id, { onDelete: 'cascade' }),
  companyId: integer('company_id').notNull(),
  minute: timestamp({ withTimezone: true }).notNull(),
  calls: integer().notNull(),
  /** Of the last call that was let through. */
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  address: text().notNull(),
});
