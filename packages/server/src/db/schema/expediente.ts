import type { requirementAnswers, decisionVerdicts } from '@pliego/contract/areas/decisions';
import type { TaskAnchor, TaskTemplate } from '@pliego/contract/areas/tasks';
import type { OrderStep } from '@pliego/contract/areas/work-orders';
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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, instant, unordered } from './columns.ts';
import { companies } from './companies.ts';
import { tenderKeys } from './tenders.ts';

/*
 * What the company keeps of a tender besides its stage (`work.ts`). People are referred to by their number alone: who left
 * the company stays the author of what they wrote.
 */

const companyId = () =>
  integer('company_id')
    .notNull()
    .references(() => companies.id);
const tenderId = () =>
  integer('tender_id')
    .notNull()
    .references(() => tenderKeys.id);

export const comments = pgTable(
  'tender_comments',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    tenderId: tenderId(),
    authorId: integer('author_id').notNull(),
    /** The comment that begins the thread it is in. */
    threadId: integer('thread_id'),
    /** Empty once it is deleted. */
    body: text().notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: integer('resolved_by'),
  },
  (table) => [
    unique('tender_comments_of_company').on(table.companyId, table.id),
    foreignKey({
      columns: [table.companyId, table.threadId],
      foreignColumns: [table.companyId, table.id],
    }),
    index('tender_comments_by_tender').on(table.companyId, table.tenderId, table.id),
  ],
);

/** Whom a comment mentions, with the name that they had. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    companyId: companyId(),
    commentId: integer('comment_id').notNull(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.commentId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.commentId],
      foreignColumns: [comments.companyId, comments.id],
    }).onDelete('cascade'),
  ],
);

export const taskTemplates = pgTable(
  'task_templates',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    types: text().array().notNull(),
    tasks: jsonb().$type<TaskTemplate['tareas']>().notNull(),
    version: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('task_templates_name').on(table.companyId, table.nameKey)],
);

export const tenderTasks = pgTable(
  'tender_tasks',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    tenderId: tenderId(),
    title: text().notNull(),
    /** Its own day; null where it hangs on a milestone, whose date it follows. */
    dueOn: date('due_on', { mode: 'string' }),
    anchor: jsonb().$type<TaskAnchor>(),
    assigneeId: integer('assignee_id'),
    doneAt: instant('done_at'),
    doneBy: integer('done_by'),
    /** Name of the template it came from. */
    template: text(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('tender_tasks_by_tender').on(table.companyId, table.tenderId, table.id),
    index('tender_tasks_open')
      .on(table.companyId, table.tenderId)
      .where(sql`${table.doneAt} is null`),
    check('tender_tasks_date', sql`${table.dueOn} is null or ${table.anchor} is null`),
  ],
);

/** Contents of files by their hash: the same file is stored once in a company. */
export const fileContents = pgTable(
  'file_contents',
  {
    companyId: companyId(),
    sha256: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.sha256] })],
);

/** Versions of the files of an expediente. Those of one name are versions of one file. */
export const tenderFiles = pgTable(
  'tender_files',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    tenderId: tenderId(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    version: smallint().notNull(),
    byteCount: integer('byte_count').notNull(),
    sha256: text().notNull(),
    /** By the content. */
    mediaType: text('media_type').notNull(),
    uploadedBy: integer('uploaded_by').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    unique('tender_files_of_company').on(table.companyId, table.id),
    uniqueIndex('tender_files_version').on(
      table.companyId,
      table.tenderId,
      table.nameKey,
      table.version,
    ),
    foreignKey({
      columns: [table.companyId, table.sha256],
      foreignColumns: [fileContents.companyId, fileContents.sha256],
    }),
  ],
);

/** What a company decides by. */
export const decisionCriteria = pgTable(
  'decision_criteria',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    kind: text().$type<'requisito' | 'criterio'>().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
    weight: smallint().notNull(),
    retiredAt: instant('retired_at'),
    /** Its place in the list, as that of a reason. */
    position: smallint().notNull().default(unordered),
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('decision_criteria_name')
      .on(table.companyId, table.kind, table.nameKey)
      .where(sql`${table.retiredAt} is null`),
  ],
);

/** An answer with the criterion as it was when it was decided, so that a later change of it rewrites nothing. */
export interface StoredAnswer {
  id: number;
  kind: 'requisito' | 'criterio';
  name: string;
  weight: number;
  answer: (typeof requirementAnswers)[number] | number | null;
}

export const tenderDecisions = pgTable(
  'tender_decisions',
  {
    companyId: companyId(),
    tenderId: tenderId(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    verdict: text().$type<(typeof decisionVerdicts)[number]>(),
    reason: text(),
    decidedBy: integer('decided_by'),
    decidedAt: instant('decided_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.tenderId] })],
);

/** Purchase orders that came to us. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: serial().primaryKey(),
    companyId: companyId(),
    tenderId: tenderId(),
    code: text().notNull(),
    /** The source brought it. */
    isOfSource: boolean('is_of_source').notNull(),
    amount: numeric({ precision: 22, scale: 4, mode: 'number' }),
    currency: text(),
    /** `YYYY-MM-DD` of each step that was taken. */
    days: jsonb().$type<Partial<Record<OrderStep, string>>>().notNull(),
    rejectedOn: date('rejected_on', { mode: 'string' }),
    invoice: text(),
    note: text(),
  },
  (table) => [
    uniqueIndex('work_orders_code').on(table.companyId, table.tenderId, table.code),
    unique('work_orders_of_company').on(table.companyId, table.id),
  ],
);
