import { expect, it } from 'vitest';
import { otherWallClock } from './own-clock.ts';

it('is empty where the wall clock is that of the portal', () => {
  expect(otherWallClock('2025-11-26T18:00:00Z', 'America/Santiago')).toBeNull();
  // Punta Arenas keeps the summer hour all year.
  expect(otherWallClock('2025-11-26T18:00:00Z', 'America/Punta_Arenas')).toBeNull();
});

it('gives the hour, and the day when that differs too', () => {
  expect(otherWallClock('2025-07-01T19:00:00Z', 'America/Punta_Arenas')).toBe('16:00');
  expect(otherWallClock('2025-11-26T23:30:00Z', 'Europe/Madrid')).toBe('27-11 00:30');
});
