import type { Role } from '@pliego/contract/abilities';
import {
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: serial().primaryKey(),
  name: text().notNull(),
  /** RUT as printed, `76.123.456-0`. */
  taxId: text('tax_id').notNull().unique(),
  timeZone: text('time_zone').notNull().default('America/Santiago'),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const users = pgTable(
  'users',
  {
    id: serial().primaryKey(),
    fullName: text('full_name').notNull(),
    username: text().notNull(),
    /** Always in lower case. */
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    avatar: text(),
    status: text().$type<'active' | 'inactive' | 'pending'>().notNull().default('active'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_username').on(table.username),
  ],
);

/** A user's place in a company. One user may be in several, with a role in each. */
export const memberships = pgTable(
  'memberships',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

/** Only the hash of a session's token is stored: a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    companyId: integer('company_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Its name in the list of sessions: the token is known to the browser alone. */
    id: serial().notNull().unique(),
    /** To a quarter of an hour. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    /** How the browser described itself at sign-in, and from where. */
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
    /** The browser, as `known_places` names it. */
    deviceMark: text('device_mark').notNull().default(''),
  },
  (table) => [
    // A session ends with its membership.
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
