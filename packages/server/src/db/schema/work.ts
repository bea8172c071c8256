import type { TagColor } from '@pliego/contract/areas/tags';
import type { StageOutcome, WorkPriority } from '@pliego/contract/areas/work-shapes';
import type { EventFacts, eventTypes } from '@pliego/contract/areas/tender-log';
import { type Stage, stages } from '@pliego/contract/rules/work-stages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { unordered } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { sortableText, tenderKeys } from './tenders.ts';

/*
 * What a company does: every table here has company_id and a row-level security policy on it. Keys
 * between them carry the company too, so that not even a mistake can join two companies' rows.
 */

export const tags = pgTable(
  'tags',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    /** The name without case or accents: two tags that read the same are one. */
    nameKey: text('name_key').notNull(),
    color: text().$type<TagColor>().notNull(),
  },
  (table) => [
    uniqueIndex('tags_name').on(table.companyId, table.nameKey),
    unique('tags_of_company').on(table.companyId, table.id),
  ],
);

/** Why a company discards tenders or withdraws bids, in its own words. */
export const discardReasons = pgTable(
  'discard_reasons',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    /** The stage it is a reason for. */
    stage: text().$type<'descartada' | 'retirada'>().notNull(),
    /** No longer offered; tenders that have it keep it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    /** Its place in the list, once the company put it in order; until then it is behind those, by age. */
    position: smallint().notNull().default(unordered),
  },
  (table) => [
    uniqueIndex('discard_reasons_name').on(table.companyId, table.stage, table.nameKey),
    unique('discard_reasons_of_company').on(table.companyId, table.id),
  ],
);

const stageList = sql.raw(stages.map((stage) => `'${stage}'`).join(', '));

/** Our work on a tender. There is no row until the first change; version 0 means that. */
export const tenderWork = pgTable(
  'tender_work',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    assigneeId: integer('assignee_id'),
    /** Only its team and the administrators see the tender (`hidden_from`, docs/decisions/0041). */
    isRestricted: boolean('is_restricted').notNull().default(false),
    version: integer().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    stage: text().$type<Stage>().notNull().default('detectada'),
    /** When it came into its stage; null while nobody has moved it. */
    stageSince: timestamp('stage_since', { withTimezone: true }),
    /** Place within its column of the board (`rules/board-rank.ts`); null at the end, by closing. */
    boardRank: sortableText('board_rank'),
    /** Of a discarded or withdrawn one. */
    reasonId: integer('reason_id'),
    /** What was said with the last move. */
    stageNote: text('stage_note'),
    /** Evidence of the bid: when it was handed in, and its number or file. */
    submittedAt: timestamp('submitted_at', { withTimezone: true }),
    submissionNumber: text('submission_number'),
    submissionFileId: integer('submission_file_id'),
    /** How it ended: who won, and the amounts. */
    outcome: jsonb().$type<StageOutcome>(),
    priority: text().$type<WorkPriority>(),
    /** Per cent. */
    probability: smallint(),
    offerAmount: numeric('offer_amount', { precision: 22, scale: 4, mode: 'number' }),
    offerCurrency: text('offer_currency'),
    nextAction: text('next_action'),
    nextActionOn: date('next_action_on', { mode: 'string' }),
    /** The stage that a change of the portal suggests, until somebody accepts or rejects it. */
    proposedStage: text('proposed_stage').$type<Stage>(),
    proposedAt: timestamp('proposed_at', { withTimezone: true }),
    /** What the proposal rests on: the outcome as the source states it. */
    proposedOutcome: jsonb('proposed_outcome').$type<StageOutcome>(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId] }),
    foreignKey({
      columns: [table.companyId, table.assigneeId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }),
    foreignKey({
      columns: [table.companyId, table.reasonId],
      foreignColumns: [discardReasons.companyId, discardReasons.id],
    }),
    index('tender_work_by_chance').on(table.companyId, table.probability, table.tenderId),
    index('tender_work_by_assignee').on(table.companyId, table.assigneeId),
    index('tender_work_by_stage').on(table.companyId, table.stage, table.boardRank),
    index('tender_work_proposed')
      .on(table.companyId)
      .where(sql`${table.proposedStage} is not null`),
    index('tender_work_restricted')
      .on(table.companyId)
      .where(sql`${table.isRestricted}`),
    check('tender_work_stage', sql`${table.stage} in (${stageList})`),
    // What each stage asks for (`rules/work-stages.ts`), for every writer.
    check(
      'tender_work_reason',
      sql`(${table.stage} in ('descartada', 'retirada')) = (${table.reasonId} is not null)`,
    ),
    check(
      'tender_work_evidence',
      sql`${table.stage} not in ('presentada', 'ganada', 'perdida', 'retirada')
        or (${table.submittedAt} is not null
          and (${table.submissionNumber} is not null or ${table.submissionFileId} is not null))`,
    ),
    check('tender_work_outcome', sql`${table.stage} <> 'perdida' or ${table.outcome} is not null`),
    check('tender_work_probability', sql`${table.probability} between 0 and 100`),
  ],
);

export const tenderTags = pgTable(
  'tender_tags',
  {
    companyId: integer('company_id').notNull(),
    tenderId: integer('tender_id').notNull(),
    tagId: integer('tag_id').notNull(),
    /** Place in the order in which they were given. */
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.tagId] }),
    foreignKey({
      columns: [table.companyId, table.tenderId],
      foreignColumns: [tenderWork.companyId, tenderWork.tenderId],
    }),
    foreignKey({
      columns: [table.companyId, table.tagId],
      foreignColumns: [tags.companyId, tags.id],
    }).onDelete('cascade'),
    index('tender_tags_by_tag').on(table.companyId, table.tagId, table.tenderId),
  ],
);

/** Who did what and when. The application may add rows and read them, nothing else. */
export const events = pgTable(
  'events',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    actorId: integer('actor_id'),
    type: text().$type<(typeof eventTypes)[number]>().notNull(),
    /** Names as they were then. */
    before: jsonb().$type<string[]>().notNull(),
    after: jsonb().$type<string[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What more there is to say of it, by its type. */
    facts: jsonb().$type<EventFacts>(),
  },
  (table) => [
    index('events_by_tender').on(table.companyId, table.tenderId, table.id),
    index('events_by_time').on(table.companyId, table.at, table.id),
  ],
);
