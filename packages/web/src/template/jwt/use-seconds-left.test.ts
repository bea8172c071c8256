import { expect, it } from 'vitest';
import { clockOf, endOf } from './use-seconds-left.ts';

it('a token says when it ends', () => {
  const payload = Buffer.from(JSON.stringify({ id: 1, exp: 1_795_000_600 })).toString('base64url');
  expect(endOf(`x.${payload}.y`)).toBe(1_795_000_600_000);
  expect(endOf('x.no-json.y')).toBe(0);
  expect(endOf('')).toBe(0);
});

it('a clock has two figures for each part', () => {
  expect([600, 61, 9, 0].map(clockOf)).toEqual(['10:00', '01:01', '00:09', '00:00']);
});
