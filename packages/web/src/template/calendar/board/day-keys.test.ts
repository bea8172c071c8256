import { expect, it } from 'vitest';
import { dayByKey } from './day-keys.ts';

it.each([
  ['ArrowRight', '2026-12-01'],
  ['ArrowLeft', '2026-11-29'],
  ['ArrowDown', '2026-12-07'],
  ['ArrowUp', '2026-11-23'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageDown', '2026-12-30'],
  ['PageUp', '2026-10-30'],
])('%s leads from a Monday to the right day', (key, to) => {
  expect(dayByKey('2026-11-30', key, false)).toBe(to);
});

it('goes the way the page reads, keeps to the last day of a short month, and leaves other keys alone', () => {
  expect(dayByKey('2026-11-30', 'ArrowLeft', true)).toBe('2026-12-01');
  expect(dayByKey('2027-01-31', 'PageDown', false)).toBe('2027-02-28');
  expect(dayByKey('2027-01-15', 'PageUp', false)).toBe('2026-12-15');
  expect(dayByKey('2026-11-30', 'Enter', false)).toBeNull();
});
