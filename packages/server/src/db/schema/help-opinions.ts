import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/** What people said of articles of the help, the last word of each. Of the person in every company, as bookmarks are. */
export const helpOpinions = pgTable(
  'help_opinions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the article in its address. */
    article: text().notNull(),
    wasUseful: boolean('was_useful').notNull(),
    comment: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.article] })],
);
