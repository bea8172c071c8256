import { randomInt } from 'node:crypto';
import { keyStart } from '@pliego/contract/areas/keys';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 238 random bits, and no sign at which a double click ends. */
const secretLength = 40;
const shownLength = keyStart.length + 6;

/** A fresh key. */
export function newApiKey(): string {
  return keyStart + Array.from({ length: secretLength }, () => signs[randomInt(62)]).join('');
}

/** What is shown of a key ever after. */
export const prefixOf = (key: string): string => key.slice(0, shownLength);

/**
 * The key of a request. Other tokens are none of ours: sample areas have one of their own, beside the session's cookie.
 */
export function apiKeyOf(request: Request): string | undefined {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return given?.startsWith(keyStart) === true ? given : undefined;
}
