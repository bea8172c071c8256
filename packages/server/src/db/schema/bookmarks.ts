import { integer, pgTable, serial, unique } from 'drizzle-orm/pg-core';
import { users } from './companies.ts';

/**
 * The pages a person keeps at hand. They belong to the person in whatever company: the policy on this
 * table looks at the user of the transaction.
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
