import type { logoTypes } from '@pliego/contract/areas/company';
import type { SignInMethod } from '@pliego/contract/areas/auth-shapes';
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';
import { companies } from './companies.ts';

const companyId = () =>
  integer('company_id')
    .primaryKey()
    .references(() => companies.id);

/** What a company says of itself besides name and RUT. There is no row until the first change; version 0 means that. */
export const companyProfiles = pgTable('company_profiles', {
  companyId: companyId(),
  activity: text(),
  address: text(),
  region: smallint(),
  commune: text(),
  contact: text(),
  email: text(),
  phone: text(),
  website: text(),
  /** Of name and RUT too. */
  version: integer().notNull(),
  changedAt: instant('changed_at').notNull(),
  /** By number alone: who left the company stays the author of what they changed. */
  changedBy: integer('changed_by').notNull(),
});

export const companyLogos = pgTable('company_logos', {
  companyId: companyId(),
  mediaType: text('media_type').$type<(typeof logoTypes)[number]>().notNull(),
  byteCount: integer('byte_count').notNull(),
  /** SHA-256 of the content, in hexadecimal. */
  sha256: text().notNull(),
  content: bytes().notNull(),
});

/**
 * How people enter the company; where there is no row, anyhow. The company reads it, and the system alone writes it, since it changes
 * what every session may do (`Database.accountState`).
 */
export const companySignIn = pgTable('company_sign_in', {
  companyId: companyId(),
  secondStep: boolean('second_step').notNull(),
  /** Of whom may be invited; empty: any. */
  domains: text().array().notNull(),
  methods: text().array().$type<SignInMethod[]>().notNull(),
  version: integer().notNull(),
});

/** After how many months each thing is erased; null: never. Where there is no row the rule is the starting one. */
export const companyRetention = pgTable('company_retention', {
  companyId: companyId(),
  notices: smallint(),
  rejections: smallint(),
  discarded: smallint(),
  removed: smallint(),
});
