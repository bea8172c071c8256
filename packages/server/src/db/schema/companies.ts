import type { Role } from '@pliego/contract/abilities';
import type { SignInMethod, ViewedRole } from '@pliego/contract/areas/auth-shapes';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
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
  /** Closed: nobody enters, and what it has is erased after a while, unless an operator opens it again. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
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

/** Whether a company lets a member in. Who was removed keeps the row, by which what they did has their name. */
export type MemberStatus = 'active' | 'inactive' | 'removed';

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
    status: text().$type<MemberStatus>().notNull().default('active'),
    /** When the company suspended, removed or last let them in; null for who has always been in. */
    statusSince: timestamp('status_since', { withTimezone: true }),
    /** Removed, and their name is hidden from the company: what refers to them is of nobody. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
    version: integer().notNull().default(1),
    /** When they last used the company, as precise as `sessions.lastUsedAt`; null before the first time. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.userId] })],
);

/**
 * Whether a member may enter a company: it is open and lets them in, and their account is open. For queries that join both
 * tables.
 */
export const mayEnter: SQL | undefined = and(
  eq(memberships.status, 'active'),
  eq(users.status, 'active'),
  sql`not exists (select from ${companies} closed where closed.id = ${memberships.companyId} and closed.closed_at is not null)`,
);

/** The status of a member as their colleagues see it. For queries that join both tables. */
export const memberStatus = sql<MemberStatus>`case when ${memberships.status} = 'active' and ${users.status} <> 'active'
  then 'inactive' else ${memberships.status} end`;

/** Invitations to a company. What ended is kept for a while, to tell who opens its link what became of it. */
export const invitations = pgTable(
  'invitations',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Always in lower case. */
    email: text().notNull(),
    role: text().$type<Role>().notNull(),
    /** Of the newest link: those before it are dead. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: integer('invited_by').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_pending')
      .on(table.companyId, table.email)
      .where(and(isNull(table.acceptedAt), isNull(table.withdrawnAt)) ?? sql`true`),
    index('invitations_by_company').on(table.companyId, table.id),
  ],
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
    /** By what it was opened. */
    method: text().$type<SignInMethod>().notNull().default('contrasena'),
    /** Through the identity provider of which company it was opened: it counts in that one alone. */
    providerCompanyId: integer('provider_company_id'),
    /** Which passkey it was opened by, or was made in it. */
    passkeyId: integer('passkey_id'),
    /** Whether a second step was proved in it, at the sign-in or since. */
    secondStep: boolean('second_step').notNull().default(false),
    /** As which role an administrator looks at the company, as whom of it, and until when; null of every other session. */
    viewedRole: text('viewed_role').$type<ViewedRole>(),
    viewedPerson: integer('viewed_person'),
    viewedUntil: timestamp('viewed_until', { withTimezone: true }),
    /** Why the company ended it: its browser is told so. Null while it lasts. */
    endedBy: text('ended_by').$type<Exclude<MemberStatus, 'active'> | 'closed'>(),
  },
  (table) => [
    // A session ends with its membership.
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
