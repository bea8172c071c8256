import { and, eq } from 'drizzle-orm';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { bookmarks } from '#server/db/schema/bookmarks.ts';

/**
 * Toggles a bookmark. Whichever statement affects a row decides. Another toggle of
 * the same page may come between the two, and then neither affects any: a retry makes any number
 * of toggles at once end as they would one after the other.
 */
export async function toggleBookmark(
  tx: Tx,
  { userId }: CompanyScope,
  pageId: number,
): Promise<void> {
  for (let changed = 0; changed === 0;) {
    const added = await tx
      .insert(bookmarks)
      .values({ userId, pageId })
      .onConflictDoNothing()
      .returning({ id: bookmarks.id });
    const removed =
      added.length > 0
        ? []
        : await tx
            .delete(bookmarks)
            .where(and(eq(bookmarks.userId, userId), eq(bookmarks.pageId, pageId)))
            .returning({ id: bookmarks.id });
    changed = added.length + removed.length;
  }
}
