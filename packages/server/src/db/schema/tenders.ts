import type {
  Milestone,
  MilestoneKind,
  TenderAward,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderOrder,
  TenderPlace,
} from '@pliego/contract/areas/tender-shapes';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type {
  JsonObject,
  NoticeFormat,
  SourceId,
  TaxBasis,
  TenderCategory,
} from '@pliego/sources/notice';
import {
  boolean,
  customType,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { importRuns } from './sources.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, so that the order is the same on every database and an index can serve it. */
const sortableText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/*
 * The tables of this file hold public facts, the same for every company: they carry no company and no
 * row-level security (docs/decisions/0004). What a company does with a tender is in work.ts.
 */

/** An institution that buys. */
export const buyers = pgTable(
  'buyers',
  {
    id: serial().primaryKey(),
    source: text().$type<SourceId>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    /** The name without case or accents. */
    nameKey: text('name_key').notNull(),
    taxId: text('tax_id'),
    complaints: integer(),
    /** Of the observation these values are from; an older one does not replace them. */
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('buyers_key').on(table.source, table.key)],
);

/** A tender as all its observations together tell it; rebuilt from them, never edited. */
export const tenders = pgTable(
  'tenders',
  {
    id: serial().primaryKey(),
    source: text().$type<SourceId>().notNull(),
    code: text().notNull(),
    /** The code in lower case, for looking it up as people type it. */
    codeKey: text('code_key').notNull(),
    ocid: text(),
    title: text().notNull(),
    /** Start of the title without case or accents: what "by name" sorts by. */
    titleKey: sortableText('title_key').notNull(),
    description: text(),
    type: text(),
    stateCode: text('state_code'),
    stateText: text('state_text').notNull(),
    stateClass: text('state_class').$type<StateClass>().notNull(),
    buyerId: integer('buyer_id').references(() => buyers.id),
    buyerUnit: text('buyer_unit'),
    buyerAddress: text('buyer_address'),
    buyerCommune: text('buyer_commune'),
    region: smallint(),
    commune: text(),
    currency: text(),
    amount: numeric({ precision: 22, scale: 4, mode: 'number' }),
    /** The amount when it is in pesos; what "by amount" sorts by, since currencies do not compare. */
    amountClp: numeric('amount_clp', { precision: 22, scale: 4, mode: 'number' }),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    closesAt: timestamp('closes_at', { withTimezone: true }),
    milestones: jsonb().$type<Partial<Record<MilestoneKind, Milestone>>>().notNull(),
    items: jsonb().$type<TenderItem[]>().notNull(),
    documents: jsonb().$type<TenderDocument[]>().notNull(),
    award: jsonb().$type<TenderAward>(),
    extension: boolean(),
    url: text(),
    reference: text(),
    country: text(),
    place: jsonb().$type<TenderPlace>(),
    category: text().$type<TenderCategory>(),
    procedure: text(),
    taxBasis: text('tax_basis').$type<TaxBasis>(),
    lots: jsonb().$type<TenderLot[]>().notNull().default([]),
    orders: jsonb().$type<TenderOrder[]>().notNull().default([]),
    /** Instant of the newest observation. */
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    /** Words of everything that is searched, normalised by the contract's rule before stemming. */
    search: tsvector().notNull(),
  },
  (table) => [
    uniqueIndex('tenders_code').on(table.source, table.code),
    index('tenders_code_key').on(table.codeKey.op('text_pattern_ops')),
    // One index a sort: both directions read it, ties are broken by id.
    index('tenders_by_published').on(table.publishedAt, table.id),
    index('tenders_by_closing').on(table.closesAt, table.id),
    index('tenders_by_amount').on(table.amountClp, table.id),
    index('tenders_by_title').on(table.titleKey, table.id),
    index('tenders_by_buyer').on(table.buyerId, table.publishedAt),
    index('tenders_by_region').on(table.region, table.publishedAt),
    index('tenders_by_state').on(table.stateClass, table.publishedAt),
    // What is open, soonest first: the view people live in.
    index('tenders_by_state_closing').on(table.stateClass, table.closesAt, table.id),
    index('tenders_by_type').on(table.type, table.publishedAt),
    index('tenders_search').using('gin', table.search),
  ],
);

/** What a source said, when, word by word. Append-only: the tender is folded from these. */
export const tenderObservations = pgTable(
  'tender_observations',
  {
    id: serial().primaryKey(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenders.id),
    format: text().$type<NoticeFormat>().notNull(),
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the content without its volatile fields. */
    hash: text().notNull(),
    payload: json().$type<JsonObject>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    runId: integer('run_id').references(() => importRuns.id),
  },
  (table) => [
    uniqueIndex('tender_observations_once').on(table.tenderId, table.observedAt, table.hash),
  ],
);
