import { createHash, randomBytes } from 'node:crypto';

export const sessionCookie = 'pliego_session';
export const companyCookie = 'empresa';

/** Of a sign-in whose second step is due. */
export const stepCookie = 'pliego_paso';

/** Of a browser that somebody has signed in with. */
export const deviceCookie = 'pliego_equipo';

/** Of a sign-in that is at the provider of a company. */
export const organizationCookie = 'pliego_organizacion';

/** Time to sign in at a provider. */
export const organizationMs = 10 * 60_000;

/** Time to find the telephone; afterwards the password is required again. */
export const challengeMs = 10 * 60_000;

const dayMs = 86_400_000;

/** A session lasts two weeks from sign-in, however much it is used. */
export const sessionDays = 14;
export const sessionMs = sessionDays * dayMs;

/** A session that nobody uses ends: long enough for a weekend, too short for a machine that was given away. */
export const sessionIdleMs = 3 * dayMs;

/** The use of a session is written down at most this often. */
export const sessionTouchMs = 15 * 60_000;

/** A browser or an address from which nobody has signed in for this long is unknown again. */
export const knownPlaceDays = 90;
export const knownPlaceMs = knownPlaceDays * dayMs;

/** A fresh opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random already, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
