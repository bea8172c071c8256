import type {
  Milestone,
  MilestoneKind,
  TenderAward,
  TenderDocument,
  TenderItem,
  TenderLot,
  TenderMark,
  TenderOrder,
  TenderPlace,
} from '@pliego/contract/areas/tender-shapes';
import type { TenderTerms } from '@pliego/contract/areas/tender-terms';
import type { StateClass } from '@pliego/contract/rules/tender-codes';
import type {
  JsonObject,
  NoticeFormat,
  SourceId,
  TaxBasis,
  TenderCategory,
} from '@pliego/sources/notice';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
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
  unique,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { importRuns } from './sources.ts';
import { lastOrderSentAt, sortedFacts } from './sorted-facts.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Compared byte by byte, so that the order is the same on every database and an index can serve it. */
export const sortableText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/*
 * The tables of this file hold the data of tenders. Without a company it is from an official source, and is
 * the same for all; with one it came from a file or an unlisted address of that company, and counts for that company
 * alone (docs/decisions/0027). Inside a company these tables are not readable, only the views of visible.ts,
 * which leave out what is of others (docs/decisions/0015). What a company does with a tender is in work.ts.
 */

/** How two rows are known to be one institution: tax number, unit of the portal, name within a region. */
export type SameBy = 'rut' | 'unidad' | 'nombre' | 'operador';

/** An institution that buys, as one source names it. Rows of the same institution point at one of them. */
export const buyers = pgTable(
  'buyers',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').references(() => companies.id),
    source: text().$type<SourceId>().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    /** The name as institutions are compared by it. */
    nameKey: text('name_key').notNull(),
    taxId: text('tax_id'),
    complaints: integer(),
    /** Of the observation that has the complaints: most have none, and do not change them. */
    complaintsObservedAt: timestamp('complaints_observed_at', { withTimezone: true }),
    /** Of the observation the other values are from; an older one does not replace them. */
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    /** The row that stands for the same institution, never one that stands behind another itself. */
    sameAs: integer('same_as'),
    /** What it is known to be the same by, or that an operator decided. */
    sameBy: text('same_by').$type<SameBy>(),
    /** Why, in the operator's words. */
    sameReason: text('same_reason'),
    /** What it is the same as has to be decided, or decided anew (`linkBuyers`). */
    isUnlinked: boolean('is_unlinked').notNull().default(true),
    /** The scheme of `taxId`, as its source calls it, where that is no RUT. */
    taxScheme: text('tax_scheme'),
  },
  (table) => [
    index('buyers_by_key').on(table.key),
    index('buyers_by_name').on(table.nameKey),
    index('buyers_unlinked')
      .on(table.id)
      .where(sql`${table.isUnlinked}`),
    unique('buyers_source_key').on(table.source, table.key, table.companyId).nullsNotDistinct(),
  ],
);

/**
 * The identity of a tender: what addresses, work and observations refer to, whichever companies have their own
 * version of it. Codes of a company's own register (`privateSources`) are identities of that company.
 */
export const tenderKeys = pgTable(
  'tender_keys',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id').references(() => companies.id),
    source: text().$type<SourceId>().notNull(),
    code: text().notNull(),
  },
  (table) => [
    unique('tender_keys_once').on(table.source, table.code, table.companyId).nullsNotDistinct(),
  ],
);

/**
 * A tender folded from all its observations; rebuilt from them, never edited. The public version is folded
 * from official observations; that of a company from those and its own. A company has a version exactly while it has
 * observations of its own.
 */
export const tenders = pgTable(
  'tenders',
  {
    id: integer()
      .notNull()
      .references(() => tenderKeys.id),
    companyId: integer('company_id').references(() => companies.id),
    /** Of the public version: some company has its own. Of a company's: there is a public one. */
    hasTwin: boolean('has_twin').notNull().default(false),
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
    /**
     * The amount in pesos, as published or at the rate of the day of publication; null without that rate. What "by
     * amount" sorts by.
     */
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
    /** Of what is no opportunity, whatever the day; that one was abandoned depends on the clock. */
    mark: text().$type<TenderMark>(),
    /** Instant of the newest observation. */
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    /** Words of everything that is searched, normalised by the contract's rule before stemming. */
    search: tsvector().notNull(),
    /** The day of a closing without an hour; `closesAt` is then its end on the publisher's clock. */
    closesOn: date('closes_on', { mode: 'string' }),
    /** When a source last changed it after its first observation, by the source's dates; null while none did. */
    changedAt: timestamp('changed_at', { withTimezone: true }),
    /** Codes of UNSPSC of its items, at every level from the segment down. */
    rubros: text().array().notNull().default([]),
    /** Empty where no source states any. */
    terms: jsonb().$type<TenderTerms>().notNull().default({}),
    /** Who won it or sells by its orders, by the keys of `supplierKey`. */
    suppliers: text().array().notNull().default([]),
  },
  (table) => [
    unique('tenders_once').on(table.id, table.companyId).nullsNotDistinct(),
    index('tenders_by_company').on(table.companyId, table.id),
    index('tenders_code_key').on(table.codeKey.op('text_pattern_ops')),
    // One index a sort: both directions read it, ties are broken by id.
    index('tenders_by_published').on(table.publishedAt, table.id),
    // With what counting the closings of a month reads.
    index('tenders_by_closing').on(
      table.closesAt,
      table.id,
      table.closesOn,
      table.companyId,
      table.hasTwin,
    ),
    index('tenders_by_amount').on(table.amountClp, table.id),
    index('tenders_by_title').on(table.titleKey, table.id),
    // With what the list of institutions counts and adds up.
    index('tenders_by_buyer').on(
      table.buyerId,
      table.publishedAt,
      table.id,
      table.companyId,
      table.hasTwin,
      table.stateClass,
      table.closesAt,
      table.currency,
      table.amount,
    ),
    index('tenders_by_region').on(table.region, table.publishedAt),
    index('tenders_by_state').on(table.stateClass, table.publishedAt),
    // What is open, soonest first: the view people live in.
    index('tenders_by_state_closing').on(table.stateClass, table.closesAt, table.id),
    // All that counting views and columns of the board reads, so that it reads no row; and what reports count the register by.
    index('tenders_views').on(
      table.stateClass,
      sql`coalesce(${table.closesAt}, 'infinity')`,
      table.publishedAt,
      table.mark,
      table.id,
      table.companyId,
      table.hasTwin,
      table.closesAt,
      table.closesOn,
      table.currency,
      table.amount,
      table.region,
      table.type,
      table.source,
    ),
    index('tenders_by_change').on(table.changedAt, table.id),
    index('tenders_by_lines').on(sortedFacts.lineas(table), table.id),
    index('tenders_by_documents').on(sortedFacts.documentos(table), table.id),
    // Who bids is known of what has closed: among open ones there is next to nothing to find.
    index('tenders_by_bidders').on(sortedFacts.oferentes(table), table.id, table.stateClass),
    index('tenders_by_category').on(sortedFacts.categoria(table), table.id),
    index('tenders_by_guarantees').on(sortedFacts.garantias(table), table.id),
    // The unit that buys, which codes of the portal begin with.
    index('tenders_by_unit')
      .on(sql`split_part(${table.codeKey}, '-', 1)`)
      .where(sql`${table.source} in ('mercado-publico', 'compra-agil', 'demostracion')`),
    index('tenders_by_type').on(table.type, table.publishedAt),
    index('tenders_search').using('gin', table.search),
    index('tenders_by_rubro').using('gin', table.rubros),
    index('tenders_by_supplier').using('gin', table.suppliers),
    index('tenders_by_order')
      .on(lastOrderSentAt(table))
      .where(sql`${lastOrderSentAt(table)} is not null`),
  ],
);

/** What a source stated, when, verbatim. Append-only: the tender is folded from these. */
export const tenderObservations = pgTable(
  'tender_observations',
  {
    id: serial().primaryKey(),
    tenderId: integer('tender_id')
      .notNull()
      .references(() => tenderKeys.id),
    /** The company of its own observation; null for an official one. */
    companyId: integer('company_id').references(() => companies.id),
    format: text().$type<NoticeFormat>().notNull(),
    observedAt: timestamp('observed_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the content without its volatile fields. */
    hash: text().notNull(),
    payload: json().$type<JsonObject>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
    runId: integer('run_id').references(() => importRuns.id),
    /** The file inside of the one that was imported, when that is an archive. */
    file: text(),
    /** Line in the file, or place among its records. */
    line: integer(),
  },
  (table) => [
    unique('tender_observations_unique')
      .on(table.tenderId, table.observedAt, table.hash, table.companyId)
      .nullsNotDistinct(),
    index('tender_observations_by_run').on(table.runId),
  ],
);
