import type { MatchPart, ProductMatch } from '@pliego/contract/areas/match-shapes';
import type { Message } from '@pliego/contract/message';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies } from './companies.ts';
import { products } from './products.ts';
import { tenderKeys } from './tenders.ts';

type Eligibility = ProductMatch['requisitos'];

/** A line that fits, as it is stored. */
export interface StoredLine {
  linea: number;
  puntaje: number;
  requisitos: Eligibility;
  partes: MatchPart[];
  verificado: Message[];
}

/**
 * The tenders that fit a product, with the lines that do. Written anew from both, never edited. They refer to a tender and to a
 * product of the company without a foreign key of the table: a trigger checks all rows of a statement at once
 * (`matches_need_both`, docs/decisions/0089), and others take them away with either.
 */
export const productMatches = pgTable(
  'product_matches',
  {
    companyId: integer('company_id').notNull(),
    tenderId: integer('tender_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Of the best line. */
    score: smallint().notNull(),
    eligibility: text().$type<Eligibility>().notNull(),
    /** Best first. */
    lines: jsonb().$type<StoredLine[]>().notNull(),
    /** The version of the rules that scored it. */
    rules: smallint().notNull(),
    /** The version of the company's synonyms that it was scored with; 0: none. */
    synonyms: integer().notNull().default(0),
    /** Whether somebody dismissed it; kept here too, so that lists need no second look. */
    isDismissed: boolean('is_dismissed').notNull(),
    /** Of the lines, by which they are compared without being read; empty where they were written by an earlier version. */
    digest: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.productId] }),
    index('product_matches_by_product').on(
      table.companyId,
      table.productId,
      table.score,
      table.tenderId,
      table.isDismissed,
    ),
    // The best of a tender, without reading its rows.
    index('product_matches_by_score').on(
      table.companyId,
      table.tenderId,
      table.isDismissed,
      table.score,
      table.productId,
    ),
  ],
);

/**
 * The score of the product that fits a tender best, without what was dismissed. Kept by the database itself (`keep_best_matches`):
 * triggers on the matches write it in the transaction that changes them, and nothing else may. What it refers to, its matches do.
 */
export const bestMatches = pgTable(
  'best_matches',
  {
    companyId: integer('company_id').notNull(),
    tenderId: integer('tender_id').notNull(),
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId] }),
    // The order of the list by score.
    index('best_matches_by_score').on(table.companyId, table.score, table.tenderId),
  ],
);

/** Products that somebody said are not for a tender. It outlasts the match: what matches again is still dismissed. */
export const matchDismissals = pgTable(
  'match_dismissals',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    userId: integer('user_id').notNull(),
    at: instant('at').notNull(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.tenderId, table.productId] }),
    foreignKey({
      name: 'match_dismissals_product',
      columns: [table.companyId, table.productId],
      foreignColumns: [products.companyId, products.id],
    }).onDelete('cascade'),
    index('match_dismissals_by_product').on(table.companyId, table.productId),
  ],
);

/** The words that a company calls the same. Each change is a row of its own, so that old scores can be replayed. */
export const companySynonyms = pgTable(
  'company_synonyms',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    version: integer().notNull(),
    groups: jsonb().$type<string[][]>().notNull(),
    at: instant('at').notNull(),
    userId: integer('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.version] })],
);

/** Up to where the tenders of a company are compared with its products. One row a company. */
export const matchStates = pgTable('match_states', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  lastObservationId: integer('last_observation_id').notNull(),
  /** The version of the rules that all matches are of. */
  rules: smallint().notNull(),
  /** The tender up to which all of them are compared anew; null when none are. */
  fullAfter: integer('full_after'),
});
