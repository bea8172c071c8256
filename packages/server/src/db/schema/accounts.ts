import {
  bigint,
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
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PasskeyTransport } from '@pliego/contract/areas/account-passkeys';
import type { AccountTokenPurpose } from '#server/auth/account-token.ts';
import { companies, memberships, users } from './companies.ts';

/*
 * What signing up and signing in need: only the system role sees these tables. Of every secret that is
 * given out only a hash is here, and the authenticator's own is sealed.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/**
 * Registrations whose address is not confirmed. They reserve nothing until then:
 * neither the e-mail nor the RUT, so that no one can block those of others.
 */
export const registrations = pgTable(
  'registrations',
  {
    tokenHash: text('token_hash').primaryKey(),
    email: text().notNull(),
    fullName: text('full_name').notNull(),
    username: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    companyName: text('company_name').notNull(),
    taxId: text('tax_id').notNull(),
    createdAt: instant('created_at'),
    /** When the link expires. Another can be requested while the row exists. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('registrations_by_email').on(table.email, table.createdAt)],
);

/** Which links have one live at a time. */
export const oneAPurpose = ({ purpose }: { purpose: AnyPgColumn }) =>
  sql`${purpose} <> 'reset-password'`;

/**
 * Links in mails to people who have an account: one a purpose, so that a newer one ends the older. Those to choose another
 * password are as many as were mailed in an hour: anyone may ask for one, and must not end the owner's by it.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<AccountTokenPurpose>().notNull(),
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: instant('expires_at'),
    /** The new address of an account, in lower case, which the link confirms; null of other links. */
    email: text(),
  },
  (table) => [
    index('account_tokens_by_user').on(table.userId),
    uniqueIndex('account_tokens_one_a_purpose')
      .on(table.userId, table.purpose)
      .where(oneAPurpose(table)),
  ],
);

/** Sign-ins whose password was right and whose second step is due. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    companyId: integer('company_id').notNull(),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    foreignKey({
      name: 'sign_in_challenges_membership',
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/** The authenticator of a user. */
export const twoSteps = pgTable('two_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** Null while it is being set up, when it is not in force. */
  enabledAt: timestamp('enabled_at', { withTimezone: true }),
  /** Number of the half minute whose code was used last: none works twice, nor an older one. */
  lastCounter: integer('last_counter').notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => twoSteps.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * Passkeys: of each only the public key is here. They sign in without a password, and the person was verified by the
 * authenticator, so that they count as both steps.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As the authenticator named it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the last use; it only grows, unless the authenticator does not count and says 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().$type<PasskeyTransport[]>().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_by_user').on(table.userId)],
);

/** What a passkey has to sign: each serves once. Only hashes are here. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** Who adds a passkey; null at a sign-in, when nobody knows yet who it is. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The try that counts until the sign-in goes well. */
  attemptId: integer('attempt_id'),
  expiresAt: instant('expires_at'),
});

/** What tells where somebody has signed in before. */
export const placeKinds = ['device', 'address'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/**
 * Browsers and addresses from which a user has signed in: strangers who fail elsewhere do not keep the user out of
 * them. Of a browser's token only the hash is here.
 */
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<PlaceKind>().notNull(),
    mark: text().notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.mark] }),
    index('known_places_by_mark').on(table.mark),
  ],
);

/** Tries that count against a limit, by a hash of what they are counted for. */
export const attempts = pgTable(
  'attempts',
  {
    id: serial().primaryKey(),
    bucket: text().notNull(),
    at: instant('at'),
  },
  (table) => [index('attempts_by_bucket').on(table.bucket, table.at)],
);

/**
 * The identity provider (OpenID Connect) of a company. The secret is sealed, and of the system alone as the rest: it decides who
 * may enter.
 */
export const companyProviders = pgTable('company_providers', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  version: integer().notNull(),
});

/** Sign-ins that are at a provider: each serves once, in the browser that began it. Of state and browser only hashes are here. */
export const organizationSignIns = pgTable('organization_sign_ins', {
  stateHash: text('state_hash').primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' }),
  browserHash: text('browser_hash').notNull(),
  /** Nonce and code verifier, sealed. */
  sealedProof: text('sealed_proof').notNull(),
  /** The tries that count until the sign-in goes well. */
  attemptIds: integer('attempt_ids').array().notNull(),
  expiresAt: instant('expires_at'),
});
