import { asc, eq } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { seenNotes } from '#server/db/schema/seen-notes.ts';

/** The release notes that a person has seen, by name. */
export async function seenBy(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ note: seenNotes.note })
    .from(seenNotes)
    .where(eq(seenNotes.userId, userId))
    .orderBy(asc(seenNotes.note));
  return rows.map(({ note }) => note);
}
