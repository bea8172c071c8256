import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { bookmarks } from '#server/db/schema/bookmarks.ts';

/** Ids of a user's bookmarks, oldest first. */
export async function bookmarkedPages(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ pageId: bookmarks.pageId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(asc(bookmarks.id));
  return rows.map(({ pageId }) => pageId);
}
