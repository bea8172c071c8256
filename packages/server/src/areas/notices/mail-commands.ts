import { inArray } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { notices, noticeSettings } from '#server/db/schema/notices.ts';
import type { Person } from './setting-queries.ts';
import { defaultDigestAt } from './setting-queries.ts';

/** Notices have been mailed, or need no mail any more. */
export async function endMail(
  tx: Tx,
  ids: readonly number[],
  mail: 'enviado' | 'nunca',
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(notices)
    .set({ mail })
    .where(inArray(notices.id, [...ids]));
}

/** The digest of a business day is done with. */
export async function noteDigest(tx: Tx, person: Person, day: string): Promise<void> {
  const { companyId, userId } = person;
  await tx
    .insert(noticeSettings)
    .values({ companyId, userId, kinds: {}, digestAt: defaultDigestAt, digestedOn: day })
    .onConflictDoUpdate({
      target: [noticeSettings.companyId, noticeSettings.userId],
      set: { digestedOn: day },
    });
}
