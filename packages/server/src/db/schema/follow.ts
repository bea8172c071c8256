import type { ChangedField, ChangeValue } from '@pliego/contract/areas/tender-history';
import type { Severity } from '@pliego/contract/rules/change-severity';
import {
  boolean,
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
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { tenderKeys, tenderObservations } from './tenders.ts';

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);
const tenderId = () =>
  integer('tender_id')
    .notNull()
    .references(() => tenderKeys.id);

/** Who follows a tender. A row that says no is kept: commenting does not follow again for who stopped following. */
export const tenderFollowers = pgTable(
  'tender_followers',
  {
    companyId: companyId(),
    tenderId: tenderId(),
    userId: integer('user_id').notNull(),
    isFollowing: boolean('is_following').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('tender_followers_by_user').on(table.companyId, table.userId, table.tenderId),
  ],
);

/** Who works on a tender beside its responsible person. */
export const tenderCollaborators = pgTable(
  'tender_collaborators',
  {
    companyId: companyId(),
    tenderId: tenderId(),
    userId: integer('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);

/**
 * What sources changed in tenders that the company works on or follows, as the fold of observations says it: written once, by
 * the watch (`areas/watch`), so that the follow-up and notices need no fold.
 */
export const followedChanges = pgTable(
  'followed_changes',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    tenderId: tenderId(),
    /** The observation that brought it. Undoing an import takes the change with it. */
    observationId: integer('observation_id')
      .notNull()
      .references(() => tenderObservations.id, { onDelete: 'cascade' }),
    /** Place among the changes of the observation. */
    place: integer().notNull(),
    field: text().$type<ChangedField>().notNull(),
    detail: text(),
    before: jsonb().$type<ChangeValue>(),
    after: jsonb().$type<ChangeValue>(),
    severity: text().$type<Severity>().notNull(),
    source: text().notNull(),
    /** The instant that the source states; when it was read, where it states none. */
    happenedAt: instant('happened_at').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (table) => [
    unique('followed_changes_once').on(
      table.companyId,
      table.tenderId,
      table.observationId,
      table.place,
    ),
    index('followed_changes_by_time').on(table.companyId, table.happenedAt, table.id),
    index('followed_changes_by_tender').on(table.companyId, table.tenderId, table.id),
  ],
);

/** Up to which observation the changes of a company are told. One row a company. */
export const watchStates = pgTable('watch_states', {
  companyId: companyId().primaryKey(),
  lastObservationId: integer('last_observation_id').notNull(),
});

/** When a user last visited the follow-up. Only that user reads it. */
export const followUpVisits = pgTable(
  'follow_up_visits',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    /** When the visit before the last one ended; null at the first. */
    previousAt: instant('previous_at'),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
