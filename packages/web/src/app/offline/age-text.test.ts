import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

const now = Date.UTC(2026, 2, 2, 12);
const minute = 60_000;

test.each([
  [0, null],
  [59_999, null],
  [minute, 'hace 1 min'],
  [5.9 * minute, 'hace 5 min'],
  [60 * minute, 'hace 1 h'],
  [26 * 60 * minute, 'hace 1 día'],
  [9 * 24 * 60 * minute, 'hace 9 días'],
])('%i ms ago', (age, text) => {
  expect(ageText(now - age, now, 'es')).toBe(text);
});

test('a clock that was set back makes nothing older than now', () => {
  expect(ageText(now + minute, now, 'es')).toBeNull();
});

test('in the language of the screen', () => {
  expect(ageText(now - 5 * minute, now, 'en')).toBe('5 min. ago');
});
