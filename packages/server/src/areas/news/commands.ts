import type { Tx } from '#server/db/database.ts';
import { seenNotes } from '#server/db/schema/seen-notes.ts';

/** Keeps that a person saw release notes, since when they first did. */
export async function keepSeen(
  tx: Tx,
  { userId, now }: { userId: number; now: Date },
  notes: readonly string[],
): Promise<void> {
  await tx
    .insert(seenNotes)
    .values([...new Set(notes)].map((note) => ({ userId, note, at: now })))
    .onConflictDoNothing();
}
