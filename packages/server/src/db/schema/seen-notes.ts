import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './companies.ts';

/** Which release notes people have seen. Of the person in every company, as bookmarks are. */
export const seenNotes = pgTable(
  'seen_notes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name of the note in its address. */
    note: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.note] })],
);
