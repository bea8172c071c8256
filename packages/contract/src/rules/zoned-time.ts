/*
 * Wall clocks of a zone and the instants they show. Rules of the zones come from the runtime's tz
 * database, never from a table here.
 */

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** A zone's offsets, looked up once an hour of the wall clock: they change only on whole hours. */
interface ZoneClock {
  /** Milliseconds to add to UTC to get the wall clock at that instant. */
  offsetAt: (epochMs: number) => number;
  /** Milliseconds to take off a wall time, given as if it were UTC, to get its instant. */
  offsetOfWall: (wallMs: number) => number;
}

function openClock(zone: string): ZoneClock {
  const wallClock = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const offsetsByHour = new Map<number, number>();

  function offsetAt(epochMs: number): number {
    const whole = Math.floor(epochMs / 1000) * 1000;
    const part = Object.fromEntries(
      wallClock.formatToParts(whole).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day, hour, minute, second } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  }

  function offsetOfWall(wallMs: number): number {
    const hour = Math.floor(wallMs / hourMs);
    const known = offsetsByHour.get(hour);
    if (known !== undefined) return known;
    // The offset is that of one of the two sides of any change around this wall time. The earlier
    // instant wins when the hour happens twice: a deadline is never shown later than it may be.
    const before = offsetAt(wallMs - dayMs);
    const after = offsetAt(wallMs + dayMs);
    const start = hour * hourMs;
    const valid = [before, after].filter((offset) => offsetAt(start - offset) === offset);
    const offset = valid.length > 0 ? Math.max(...valid) : before;
    if (offsetsByHour.size > 200_000) offsetsByHour.clear();
    offsetsByHour.set(hour, offset);
    return offset;
  }

  return { offsetAt, offsetOfWall };
}

const clocks = new Map<string, ZoneClock>();

function clockOf(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = openClock(zone);
  clocks.set(zone, clock);
  return clock;
}

const localPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?$/;

/**
 * Instant of a wall time of a zone (`2025-12-22T09:30:00`, 0 to 9 fraction digits, `T9:00` too), as
 * ISO 8601 in UTC. Null when the text is no date. An hour that happens twice gives the earlier
 * instant; one that does not exist gives the instant an hour later on the wall.
 *
 * @throws RangeError when the runtime knows no such zone.
 */
export function zonedInstant(local: string, zone: string): string | null {
  const match = localPattern.exec(local.trim());
  if (match === null) return null;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = ''] = match;
  const ms = Number(fraction.padEnd(3, '0').slice(0, 3));
  const parts = [year, month, day, hour, minute, second].map(Number);
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts;
  const wall = Date.UTC(y, mo - 1, d, h, mi, s, ms);
  const check = new Date(wall);
  const rolledOver = check.getUTCMonth() !== mo - 1 || check.getUTCDate() !== d;
  if (rolledOver || h > 23 || mi > 59 || s > 59) return null;
  return new Date(wall - clockOf(zone).offsetOfWall(wall)).toISOString();
}

/** Milliseconds to add to UTC to get the wall clock of a zone at an instant. */
export function zoneOffset(epochMs: number, zone: string): number {
  return clockOf(zone).offsetAt(epochMs);
}
