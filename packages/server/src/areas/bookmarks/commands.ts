import { and, eq } from 'drizzle-orm';
import type { CompanyScope, Tx } from '#server/db/database.ts';
import { bookmarks } from '#server/db/schema/bookmarks.ts';

/**
 * Keeps a page at hand, or lets it go. Whichever statement finds something to do decides. Another toggle of
 * the same page may come between the two, and neither then finds anything: asking again makes any number
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
