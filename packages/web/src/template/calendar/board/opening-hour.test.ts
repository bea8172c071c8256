import { expect, it } from 'vitest';
import { openingHour } from './opening-hour.ts';

it.each([
  [null, '08:00'],
  ['2026-11-27T00:10:00', '00:00'],
  ['2026-11-27T07:59:00', '06:00'],
  ['2026-11-27T11:00:00', '08:00'],
  ['2026-11-27T16:30:00', '10:00'],
  ['2026-11-27T23:59:00', '17:00'],
])('at %s the hours open at %s', (wall, hour) => {
  expect(openingHour(wall)).toBe(hour);
});
