import { createHash, randomBytes } from 'node:crypto';

export const sessionCookie = 'pliego_session';
export const companyCookie = 'empresa';

/** Of a sign-in whose second step is due. */
export const stepCookie = 'pliego_paso';

/** Time to find the telephone; afterwards the password is required again. */
export const challengeMs = 10 * 60_000;

/** A session lasts two weeks from sign-in. */
export const sessionDays = 14;

/** A fresh opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. It is random already, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
