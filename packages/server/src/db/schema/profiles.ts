import type { ProfileDetails } from '@pliego/contract/areas/own-profile';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';
import { users } from './companies.ts';

/** What people say of themselves, with their picture. Of the person in every company; colleagues read it. */
export const profiles = pgTable('profiles', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  details: jsonb().$type<ProfileDetails>().notNull(),
  picture: bytes(),
  /** SHA-256 of the picture, in hexadecimal. */
  pictureHash: text('picture_hash'),
});
