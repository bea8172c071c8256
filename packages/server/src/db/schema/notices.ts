import type { NoticeKind, NoticeSetting } from '@pliego/contract/areas/notice-kinds';
import type { Message } from '@pliego/contract/message';
import type { Severity } from '@pliego/contract/rules/change-severity';
import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { companies, memberships } from './companies.ts';
import { tenderKeys } from './tenders.ts';

/** What one person is told. `key` names the occasion: the same one is told once, also after a crash. */
export const notices = pgTable(
  'notices',
  {
    id: serial().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    userId: integer('user_id').notNull(),
    kind: text().$type<NoticeKind>().notNull(),
    key: text().notNull(),
    severity: text().$type<Severity>().notNull(),
    message: jsonb().$type<Message>().notNull(),
    because: jsonb().$type<Message>().notNull(),
    tenderId: integer('tender_id').references(() => tenderKeys.id),
    /** The saved view in which something was found; it may be gone by now. */
    viewId: integer('view_id'),
    times: integer().notNull().default(1),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** How it is mailed: waits to leave at once, waits for the digest, has left, or never leaves. */
    mail: text().$type<'espera' | 'resumen' | 'enviado' | 'nunca'>().notNull(),
    /** What a mail says more than the message: the change, field by field. */
    detail: jsonb().$type<readonly Message[]>(),
  },
  (table) => [
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
    uniqueIndex('notices_once').on(table.companyId, table.userId, table.key),
    index('notices_by_user').on(table.companyId, table.userId, table.id),
    index('notices_unread')
      .on(table.companyId, table.userId)
      .where(sql`${table.readAt} is null`),
    index('notices_to_mail')
      .on(table.companyId, table.userId)
      .where(sql`${table.mail} in ('espera', 'resumen')`),
  ],
);

/** How a person is told; defaults hold where there is no row. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    companyId: integer('company_id').notNull(),
    userId: integer('user_id').notNull(),
    kinds: jsonb().$type<Partial<Record<NoticeKind, NoticeSetting>>>().notNull(),
    /** `HH:mm` in Santiago. */
    digestAt: text('digest_at').notNull(),
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    /** The last business day whose digest left. */
    digestedOn: date('digested_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    foreignKey({
      columns: [table.companyId, table.userId],
      foreignColumns: [memberships.companyId, memberships.userId],
    }).onDelete('cascade'),
  ],
);
