import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { sortableText } from './tenders.ts';

/**
 * Words that tenders have been written with, for finding the one that somebody meant. A word stays when its last
 * tender changes: what is proposed is counted before.
 */
export const searchWords = pgTable(
  'search_words',
  {
    /** Whose tenders have it; null for public ones. */
    companyId: integer('company_id').references(() => companies.id),
    /** Without case or accents. */
    word: sortableText('word').notNull(),
    /** With its accents, in lower case. */
    shown: sortableText('shown').notNull(),
  },
  (table) => [
    unique('search_words_once').on(table.word, table.companyId).nullsNotDistinct(),
    // A word that was mistyped at its beginning is found by its end.
    index('search_words_by_end').on(sql`reverse(${table.word})`),
  ],
);
