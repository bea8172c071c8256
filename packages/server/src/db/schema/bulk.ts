import type { BulkChange } from '@pliego/contract/areas/bulk';
import type {
  ExpedienteChange,
  StageOutcome,
  WorkPriority,
} from '@pliego/contract/areas/work-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { foreignKey, index, integer, jsonb, pgTable, serial, timestamp } from 'drizzle-orm/pg-core';
import { companies, memberships } from './companies.ts';

/** The fields of the expediente that a person fills in; absent ones stay, null empties. */
export type WorkFields = Omit<ExpedienteChange, 'colaboradores' | 'restringida'>;

/** Fields of many tenders, of each its own values: of a spreadsheet, where hardly two rows say the same. */
export interface FieldsChange {
  tipo: 'campos';
  /** By the number of the tender. */
  valores: Record<string, WorkFields>;
}

/** A change of many, as it is made and kept. */
export type ManyChange = BulkChange | FieldsChange;

/** What of the work on a tender a change of many may change. Instants are texts: they are kept as JSON. */
export interface WorkBefore {
  assigneeId: number | null;
  priority: WorkPriority | null;
  probability: number | null;
  offerAmount: number | null;
  offerCurrency: string | null;
  nextAction: string | null;
  nextActionOn: string | null;
  stage: Stage;
  stageSince: string | null;
  stageNote: string | null;
  boardRank: string | null;
  reasonId: number | null;
  outcome: StageOutcome | null;
  proposedStage: Stage | null;
  proposedAt: string | null;
  proposedOutcome: StageOutcome | null;
}

/** A tender before a change of many, and the version that the change gave it: with another one, somebody changed it since. */
export interface BulkBefore {
  id: number;
  version: number;
  work: WorkBefore;
  tags: number[];
  following: boolean;
}

/** A change of many tenders that can be undone for a while. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    change: jsonb().$type<ManyChange>().notNull(),
    rows: jsonb().$type<BulkBefore[]>().notNull(),
    /** The first of those that were made together, and are undone together; null for one by itself. */
    batchId: integer('batch_id'),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    index('bulk_changes_by_time').on(table.companyId, table.at),
  ],
);
