import { and, desc, eq, gt, or } from 'drizzle-orm';
import { knownPlaceMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { knownPlaces } from '#server/db/schema/accounts.ts';
import type { Browser } from './browser.ts';
import { userByEmail } from './queries.ts';

/** What names a place where a user has signed in before, the browser rather than the address; null of any other. */
export async function knownPlaceOf(
  tx: Tx,
  userId: number,
  { deviceMark, address }: Pick<Browser, 'deviceMark' | 'address'>,
  now: Date,
): Promise<string | null> {
  const [place] = await tx
    .select({ kind: knownPlaces.kind, mark: knownPlaces.mark })
    .from(knownPlaces)
    .where(
      and(
        eq(knownPlaces.userId, userId),
        gt(knownPlaces.lastUsedAt, new Date(now.getTime() - knownPlaceMs)),
        or(
          and(eq(knownPlaces.kind, 'device'), eq(knownPlaces.mark, deviceMark)),
          and(eq(knownPlaces.kind, 'address'), eq(knownPlaces.mark, address)),
        ),
      ),
    )
    .orderBy(desc(knownPlaces.kind))
    .limit(1);
  return place === undefined ? null : `${place.kind} ${place.mark}`;
}

/** What names a browser in which anybody has signed in before; null of any other. */
export async function knownDeviceOf(
  tx: Tx,
  { deviceMark }: Pick<Browser, 'deviceMark'>,
  now: Date,
): Promise<string | null> {
  const [place] = await tx
    .select({ mark: knownPlaces.mark })
    .from(knownPlaces)
    .where(
      and(
        eq(knownPlaces.mark, deviceMark),
        eq(knownPlaces.kind, 'device'),
        gt(knownPlaces.lastUsedAt, new Date(now.getTime() - knownPlaceMs)),
      ),
    )
    .limit(1);
  return place === undefined ? null : `device ${place.mark}`;
}

/** The place that is known of whoever an e-mail belongs to, with as many questions whether or not there is anyone. */
export async function knownPlaceOfEmail(
  tx: Tx,
  email: string,
  browser: Pick<Browser, 'deviceMark' | 'address'>,
  now: Date,
): Promise<string | null> {
  const user = await userByEmail(tx, email);
  return knownPlaceOf(tx, user?.id ?? 0, browser, now);
}
