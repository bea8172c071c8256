import { expect, it } from 'vitest';
import { isExpired } from './card-expiry.ts';

const now = Date.parse('2026-11-21T18:30:00Z');

it.each([
  ['12/26', false],
  ['11/26', false],
  ['10/26', true],
  ['01/27', false],
  ['12/19', true],
  ['', true],
  ['1/27', true],
  ['13/28', true],
  ['00/28', true],
])('a card of %s is past: %s', (expires, past) => {
  expect(isExpired(expires, now)).toBe(past);
});
