import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Mails that have not left yet, as a whole under seal: they hold links that open accounts. */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    sealed: text().notNull(),
    /** How often sending it was begun. */
    tries: integer().notNull(),
    /** Until then a process sees to it; afterwards, that process having died, any other may. */
    heldUntil: instant('held_until'),
    createdAt: instant('created_at'),
  },
  (table) => [index('outbox_by_held_until').on(table.heldUntil)],
);
