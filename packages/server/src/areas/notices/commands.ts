import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { notices } from '#server/db/schema/notices.ts';
import { tellPeople } from './live-commands.ts';
import type { Person } from './setting-queries.ts';

/** Which notices were read: some, or all up to one. */
export type ReadMarks = { ids: number[] } | { hasta: number };

/** Marks notices of a person as read; their other pages count anew. */
export async function markRead(tx: Tx, person: Person, marks: ReadMarks, now: Date): Promise<void> {
  const { companyId, userId } = person;
  const which = 'ids' in marks ? inArray(notices.id, marks.ids) : lte(notices.id, marks.hasta);
  const marked = await tx
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.companyId, companyId),
        eq(notices.userId, userId),
        isNull(notices.readAt),
        which,
      ),
    )
    .returning({ id: notices.id });
  if (marked.length > 0) await tellPeople(tx, companyId, [userId]);
}
