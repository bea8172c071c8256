import { timingSafeEqual } from 'node:crypto';
import { hashToken } from './session-token.ts';

/** Whether a token was given that is the one expected; takes as long either way. */
export function sameToken(given: string | undefined, token: string): boolean {
  const [a, b] = [given ?? '', token].map((text) => Buffer.from(hashToken(text)));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** The token of a request; undefined without one. */
export const bearerOf = (header: string | undefined): string | undefined =>
  header?.replace(/^Bearer /, '');
