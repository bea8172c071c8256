import { and, eq, lte, ne } from 'drizzle-orm';
import { knownPlaceMs } from '#server/auth/session-token.ts';
import type { Tx } from '#server/db/database.ts';
import { knownPlaces } from '#server/db/schema/accounts.ts';
import type { Browser } from './browser.ts';

type Place = Pick<Browser, 'deviceMark' | 'address'>;

/** Remembers where a user has signed in. */
export async function rememberPlace(
  tx: Tx,
  userId: number,
  { deviceMark, address }: Place,
  now: Date,
): Promise<void> {
  const device = { userId, kind: 'device' as const, mark: deviceMark, lastUsedAt: now };
  const from = { userId, kind: 'address' as const, mark: address, lastUsedAt: now };
  await tx
    .insert(knownPlaces)
    // Without an address all callers look alike, which must not make all of them known.
    .values(address === '' ? [device] : [device, from])
    .onConflictDoUpdate({
      target: [knownPlaces.userId, knownPlaces.kind, knownPlaces.mark],
      set: { lastUsedAt: now },
    });
}

const devicesOf = (userId: number) =>
  and(eq(knownPlaces.userId, userId), eq(knownPlaces.kind, 'device'));

/** Forgets a browser of a user. */
export async function forgetDevice(tx: Tx, userId: number, deviceMark: string): Promise<void> {
  await tx.delete(knownPlaces).where(and(devicesOf(userId), eq(knownPlaces.mark, deviceMark)));
}

/** Forgets every browser and address of a user but the one they are at. */
export async function forgetOtherPlaces(tx: Tx, userId: number, kept: Place): Promise<void> {
  await tx.delete(knownPlaces).where(and(devicesOf(userId), ne(knownPlaces.mark, kept.deviceMark)));
  await tx
    .delete(knownPlaces)
    .where(
      and(
        eq(knownPlaces.userId, userId),
        eq(knownPlaces.kind, 'address'),
        ne(knownPlaces.mark, kept.address),
      ),
    );
}

/** Forgets places that nobody has come back to. */
export async function sweepPlaces(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(knownPlaces)
    .where(lte(knownPlaces.lastUsedAt, new Date(now.getTime() - knownPlaceMs)));
}
