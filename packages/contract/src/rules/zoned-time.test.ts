import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantFromSantiago } from './santiago-time.ts';
import { zonedInstant, zonedWall } from './zoned-time.ts';

const madrid = 'Europe/Madrid';
// Lord Howe moves its clock by half an hour.
const zones = [
  madrid,
  'Europe/Brussels',
  'Atlantic/Reykjavik',
  'Asia/Nicosia',
  'America/Santiago',
  'America/Mexico_City',
  'Australia/Lord_Howe',
];

const offsetAt = (epochMs: number, zone: string) =>
  Date.parse(`${zonedWall(epochMs, zone)}Z`) - epochMs;

/** Every change of the clock of these zones in eight years, to the quarter of an hour. */
const changes = zones.flatMap((zone) => {
  const quarter = 900_000;
  const [from, to] = [Date.UTC(2019, 0, 1), Date.UTC(2027, 0, 1)];
  const days = Array.from(
    { length: (to - from) / 86_400_000 },
    (_, day) => from + day * 86_400_000,
  );
  return days
    .filter((day) => offsetAt(day, zone) !== offsetAt(day + 86_400_000, zone))
    .map((day) => {
      const before = offsetAt(day, zone);
      let at = day;
      while (offsetAt(at, zone) === before) at += quarter;
      return { zone, at, before, after: offsetAt(at, zone) };
    });
});

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

  const minutes = fc.integer({ min: 16_000_000, max: 33_000_000 });
  const wallText = (ms: number) => new Date(ms).toISOString().slice(0, 19);
  const read = (wall: string, zone: string) => Date.parse(zonedInstant(wall, zone) ?? '');

  it('is the first instant at which the clock shows that time, in any zone', () => {
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const epochMs = minute * 60_000;
        const wall = zonedWall(epochMs, zone);
        const instant = read(wall, zone);
        expect(zonedWall(instant, zone)).toBe(wall);
        expect(instant).toBeLessThanOrEqual(epochMs);
      }),
    );
  });

  it('of a time around a change of the clock is the earlier one, or counts on over what is skipped', () => {
    const found = { twice: 0, skipped: 0 };
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -180, max: 180 }),
        (change, by) => {
          const { zone, at, before, after } = change;
          const wallMs = at + before + by * 60_000;
          const wall = wallText(wallMs);
          const instant = read(wall, zone);
          const showing = [before, after]
            .map((offset) => wallMs - offset)
            .filter((candidate) => zonedWall(candidate, zone) === wall);
          if (new Set(showing).size === 2) found.twice += 1;
          if (showing.length === 0) found.skipped += 1;
          const expected = showing.length === 0 ? wallMs - before : Math.min(...showing);
          expect(instant).toBe(expected);
          const later = showing.length === 0 ? after - before : 0;
          expect(zonedWall(instant, zone)).toBe(wallText(wallMs + later));
        },
      ),
      { numRuns: 2000 },
    );
    expect(found.twice).toBeGreaterThan(50);
    expect(found.skipped).toBeGreaterThan(50);
  });

  it('refuses a zone that the runtime does not know', () => {
    expect(() => zonedInstant('2026-07-01T15:00:00', 'Marte/Olimpo')).toThrow(RangeError);
  });

  it.each([-8.64e15, 8.64e15])('is told of %d too, an end of all that a Date can be', (instant) => {
    expect(() => zonedWall(instant, 'America/Santiago')).not.toThrow();
  });

  it('is the basis of Santiago time', () => {
    expect(instantFromSantiago('2026-07-01T15:00:00')).toBe(
      zonedInstant('2026-07-01T15:00:00', 'America/Santiago'),
    );
    expect(instantFromSantiago('2026-07-01T9:00')).toBeNull();
  });
});
