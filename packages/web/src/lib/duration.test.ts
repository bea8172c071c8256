import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [420, '0,4 s'],
  [12_300, '12 s'],
  [60_000, '1 min'],
  [185_000, '3 min 5 s'],
  [7_500_000, '2 h 5 min'],
  [86_400_000, '24 h'],
  [-5, '0 s'],
])('writes %i ms as %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
