import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@pliego/contract/areas/account-two-steps';

/** Without what is mistaken for something else when copied by hand: 0, 1, i, l, o. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () =>
  Array.from({ length: 5 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Codes for the day the authenticator is lost, of almost 50 random bits each; all different. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(`${group()}-${group()}`);
  return [...codes];
}
