/**
 * Portal deadlines are Santiago wall time for everyone, wherever they sit. Rules of the zone (DST on
 * the first Sunday of September, off after the first Saturday of April) come from the runtime's
 * tz database, never from a table here.
 */
export const portalZone = 'America/Santiago';

const hourMs = 3_600_000;
const dayMs = 86_400_000;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: portalZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Milliseconds to add to UTC to get the Santiago wall clock at that instant. */
function offsetAt(epochMs: number): number {
  const whole = Math.floor(epochMs / 1000) * 1000;
  const part = Object.fromEntries(
    wallClock.formatToParts(whole).map(({ type, value }) => [type, Number(value)]),
  );
  const wall = Date.UTC(
    part.year ?? 0,
    (part.month ?? 1) - 1,
    part.day,
    part.hour,
    part.minute,
    part.second,
  );
  return wall - whole;
}

/** Offsets change only on whole hours, so one look-up serves every minute of a wall-clock hour. */
const offsetsByHour = new Map<number, number>();

function offsetOfWallHour(wallMs: number): number {
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

const localPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,7}))?)?)?$/;

/**
 * Instant of a Santiago wall time without zone (`2025-03-28T11:54:13.213`, 0 to 7 fraction digits),
 * as ISO 8601 in UTC. Null when the text is no date. An hour that happens twice (April) gives the
 * earlier instant; one that does not exist (September) gives the instant an hour later on the wall.
 */
export function instantFromSantiago(local: string): string | null {
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
  return new Date(wall - offsetOfWallHour(wall)).toISOString();
}

/** What the clock on a wall in Santiago shows at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export function santiagoWall(instant: string | number | Date): string {
  const epochMs = new Date(instant).getTime();
  return new Date(epochMs + offsetAt(epochMs)).toISOString().slice(0, 19);
}

/** The Santiago calendar day of an instant, `YYYY-MM-DD`. */
export function santiagoDay(instant: string | number | Date): string {
  const epochMs = new Date(instant).getTime();
  return new Date(epochMs + offsetAt(epochMs)).toISOString().slice(0, 10);
}

/** First instant of a Santiago day. Where midnight does not exist, the first that does. */
export function startOfSantiagoDay(day: string): string {
  const instant = instantFromSantiago(`${day}T00:00:00`);
  if (instant === null) throw new RangeError(`No es un día: ${day}`);
  return instant;
}

/** `YYYY-MM-DD` moved by a number of calendar days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Calendar days in Santiago from `now` to `instant`: 0 today, 1 tomorrow, negative when past. */
export function daysLeft(now: number | Date, instant: string): number {
  const from = Date.parse(`${santiagoDay(now)}T00:00:00Z`);
  const to = Date.parse(`${santiagoDay(instant)}T00:00:00Z`);
  return Math.round((to - from) / dayMs);
}
