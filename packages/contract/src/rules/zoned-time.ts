/*
 * Wall clocks of a zone and the instants they show: the only place that turns one into the other. Rules of the
 * zones come from the runtime's tz database, never from a table here.
 *
 * Where the clock is put back, a wall time happens twice and means the earlier instant: a deadline is never
 * shown later than it may be. Where it is put forward, a wall time that is skipped means the instant reached by
 * counting on with the old offset, which the wall shows later by as much as was skipped.
 */

const dayMs = 86_400_000;

/** Milliseconds to add to UTC to get the wall clock, before and after a day of the wall. */
interface DayOffsets {
  before: number;
  after: number;
}

interface ZoneClock {
  /** Milliseconds to add to UTC to get the wall clock at that instant. */
  offsetAt: (epochMs: number) => number;
  /** Milliseconds to take off a wall time, given as if it were UTC, to get its instant. */
  offsetOfWall: (wallMs: number) => number;
}

/** The first and the last instant that a `Date` can be: ECMA-262, "Time Values and Time Range". */
const lastInstant = 8.64e15;
const withinTime = (epochMs: number): number =>
  Math.min(lastInstant, Math.max(-lastInstant, epochMs));

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
  const offsetsByDay = new Map<number, DayOffsets>();

  function readOffset(epochMs: number): number {
    const whole = Math.floor(epochMs / 1000) * 1000;
    const part = Object.fromEntries(
      wallClock.formatToParts(whole).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day, hour, minute, second } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
  }

  /** Cached per calendar day: reading thousands of dates needs few of them. */
  function offsetsAround(day: number): DayOffsets {
    const known = offsetsByDay.get(day);
    if (known !== undefined) return known;
    const offsets = {
      before: readOffset(withinTime((day - 1) * dayMs)),
      after: readOffset(withinTime((day + 2) * dayMs)),
    };
    if (offsetsByDay.size > 100_000) offsetsByDay.clear();
    offsetsByDay.set(day, offsets);
    return offsets;
  }

  function offsetAt(epochMs: number): number {
    const { before, after } = offsetsAround(Math.floor(epochMs / dayMs));
    return before === after ? before : readOffset(epochMs);
  }

  function offsetOfWall(wallMs: number): number {
    const { before, after } = offsetsAround(Math.floor(wallMs / dayMs));
    if (before === after) return before;
    const valid = [before, after].filter((offset) => readOffset(wallMs - offset) === offset);
    return valid.length > 0 ? Math.max(...valid) : before;
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

/** What a wall clock shows, in milliseconds as if it were UTC; null when the text is no date. */
export function wallOf(local: string): number | null {
  const match = localPattern.exec(local.trim());
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return null;
  const ms = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  // A day that its month does not have rolls over to the next one.
  const date = new Date(wall);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? wall : null;
}

/**
 * Instant of a wall time of a zone (`2025-12-22T09:30:00`, 0 to 9 fraction digits, `T9:00` too), as
 * ISO 8601 in UTC. Null when the text is no date. What happens twice or is skipped: see above.
 *
 * @throws RangeError when the runtime knows no such zone.
 */
export function zonedInstant(local: string, zone: string): string | null {
  const wall = wallOf(local);
  if (wall === null) return null;
  return new Date(wall - clockOf(zone).offsetOfWall(wall)).toISOString();
}

/**
 * What the wall clock of a zone shows at an instant, `YYYY-MM-DDTHH:mm:ss`.
 *
 * @throws RangeError when the runtime knows no such zone.
 */
export function zonedWall(instant: string | number | Date, zone: string): string {
  const epochMs = new Date(instant).getTime();
  return new Date(epochMs + clockOf(zone).offsetAt(epochMs)).toISOString().slice(0, 19);
}
