import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantFromSantiago } from './santiago-time.ts';
import { zonedInstant, zoneOffset } from './zoned-time.ts';

const madrid = 'Europe/Madrid';
const zones = [madrid, 'Europe/Brussels', 'Atlantic/Reykjavik', 'Asia/Nicosia', 'America/Santiago'];

describe('zonedInstant', () => {
  it.each([
    ['2025-12-22T09:30:00', '2025-12-22T08:30:00.000Z'],
    ['2025-07-01 14:00', '2025-07-01T12:00:00.000Z'],
    ['2025-07-01T9:00', '2025-07-01T07:00:00.000Z'],
    ['2025-07-01', '2025-06-30T22:00:00.000Z'],
    // 26 October 2025: from 02:00 to 02:59 twice, and the earlier counts.
    ['2025-10-26T01:59:59', '2025-10-25T23:59:59.000Z'],
    ['2025-10-26T02:30:00', '2025-10-26T00:30:00.000Z'],
    ['2025-10-26T03:00:00', '2025-10-26T02:00:00.000Z'],
    // 29 March 2026: from 02:00 to 02:59 never.
    ['2026-03-29T01:59:00', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
  ])('%s in Madrid is %s', (local, instant) => {
    expect(zonedInstant(local, madrid)).toBe(instant);
  });

  it.each(['', 'pronto', '2025-02-30T10:00:00', '2025-01-01T24:00:00', '2025-01-01T10:61'])(
    'reads nothing in «%s»',
    (text) => {
      expect(zonedInstant(text, madrid)).toBeNull();
    },
  );

  it('is the first instant at which the clock shows that time, in any zone', () => {
    const minutes = fc.integer({ min: 16_000_000, max: 33_000_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const epochMs = minute * 60_000;
        const wall = new Date(epochMs + zoneOffset(epochMs, zone)).toISOString().slice(0, 19);
        const read = Date.parse(zonedInstant(wall, zone) ?? '');
        expect(new Date(read + zoneOffset(read, zone)).toISOString().slice(0, 19)).toBe(wall);
        expect(read).toBeLessThanOrEqual(epochMs);
      }),
    );
  });

  it('is what Santiago time stands on', () => {
    expect(instantFromSantiago('2026-07-01T15:00:00')).toBe(
      zonedInstant('2026-07-01T15:00:00', 'America/Santiago'),
    );
    expect(instantFromSantiago('2026-07-01T9:00')).toBeNull();
  });
});
