import { expect, it } from 'vitest';
import { mergeGroups } from './merge-groups.ts';

const [a, b, c, d] = [
  ['guante', 'manopla'],
  ['casco', 'yelmo'],
  ['silla', 'asiento'],
  ['quena', 'kena'],
];

it('keeps what was typed and what somebody else added, and loses what either took away', () => {
  expect(mergeGroups([a, c], [a, b], [a, b, d])).toEqual([a, c, d]);
  expect(mergeGroups([a, b, c], [a, b], [b])).toEqual([b, c]);
  expect(mergeGroups([a], [a], [a])).toEqual([a]);
});
