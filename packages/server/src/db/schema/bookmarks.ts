import { integer, pgTable, serial, unique } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/**
 * A user's bookmarks. They belong to the user in every company: the policy on this
 * table checks the user of the transaction.
 */
export const bookmarks = pgTable(
  'bookmarks',
  {
    /** Grows with time, so it is also the order in which they were kept. */
    id: serial().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of a page of the contract. */
    pageId: integer('page_id').notNull(),
  },
  (table) => [unique('bookmarks_of_user').on(table.userId, table.pageId)],
);
