import type { AuditAction } from '@pliego/contract/areas/audit-actions';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';

/** Values of the placeholders of an entry's sentence. Nothing of a person is among them: those have columns of their own. */
export type AuditDetails = Readonly<Record<string, string | number>>;

/** The end of each company's chain. Its row is the lock for the next entry, and tells when the last ones were taken away. */
export const auditHeads = pgTable('audit_heads', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/**
 * What was done in a company. Rows are only added: a trigger refuses changes, but for the erasure of what is personal. That is why
 * the personal columns are in the hash as salted digests: without the salt a digest tells nothing, and the chain still holds.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: integer('company_id')
      .notNull()
      // Whose row the transaction holds already: that of the company may be held by who waits for this one.
      .references(() => auditHeads.companyId),
    /** From one on, without a gap. */
    seq: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** Null where nobody is known to have done it. */
    actorId: integer('actor_id'),
    actorName: text('actor_name'),
    /** Of the client. */
    address: text(),
    browser: text(),
    actorSalt: text('actor_salt'),
    actorDigest: text('actor_digest').notNull(),
    /** What it was done to: `persona`, `invitacion`, `importacion`… */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    subjectSalt: text('subject_salt'),
    subjectDigest: text('subject_digest').notNull(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** The folded words by which it is found; not in the hash. */
    searchText: text('search_text'),
    previous: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.seq] }),
    index('audit_entries_by_time').on(table.companyId, table.at),
  ],
);
