import { instantFromSantiago, santiagoWall } from '@pliego/contract/rules/santiago-time';

/*
 * Dates here are Santiago wall times, kept as the milliseconds they would be if Santiago were UTC. A
 * calendar made of them has no hour that happens twice and none that is missing, and its text is
 * exactly what the portal writes. They become instants only at the very end.
 */

/** Milliseconds of a day. */
export const dayMs = 86_400_000;
/** Milliseconds of an hour. */
export const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Those of a working day, in the hours of UTC: Santiago is three or four behind. */
const workingHours = { from: 12, to: 21 };

interface Span {
  from: number;
  to: number;
}

/** What of the working hours of a day lies between two instants; nothing where none of them does. */
function workOf(day: number, { from, to }: Span): Span[] {
  const work = {
    from: Math.max(from, at(day, workingHours.from)),
    to: Math.min(to, at(day, workingHours.to)),
  };
  return work.from < work.to ? [work] : [];
}

/** Whether anybody is at work soon after the first of two instants, and before the second. */
export function isWorkable(span: Span): boolean {
  const day = dayOf(span.from);
  return [businessDayFrom(day), businessDayFrom(day + 1)].some(
    (one) => workOf(one, span).length > 0,
  );
}

/**
 * A moment of what a team does: in its working hours on that day or the business day before, or after, as far as these are between both ends;
 * `hour` says which, from 0 to 1.
 */
export function atWork(moment: number, { hour, ...span }: Span & { hour: number }): number {
  const day = dayOf(moment);
  const [work] = [businessDayUntil(day), businessDayUntil(day - 1), businessDayFrom(day)].flatMap(
    (one) => workOf(one, span),
  );
  return Math.floor(work === undefined ? moment : work.from + hour * (work.to - work.from));
}

/** The wall time in Santiago at an instant. */
export function wallTime(instant: Date): number {
  return Date.parse(`${santiagoWall(instant)}Z`);
}

/** Number of the day a wall time falls on. */
export function dayOf(wall: number): number {
  return Math.floor(wall / dayMs);
}

/** The wall time of an hour of a day. */
export function at(day: number, hour: number, minute = 0): number {
  return day * dayMs + hour * hourMs + minute * minuteMs;
}

/** As the portal writes it: no zone, and a fraction without trailing zeros. */
export function wallText(wall: number): string {
  const text = new Date(wall).toISOString();
  return wall % 1000 === 0 ? text.slice(0, 19) : text.slice(0, -1).replace(/0+$/, '');
}

/** The instant of a wall time, ISO 8601 in UTC. */
export function instantOf(wall: number): string {
  const instant = instantFromSantiago(wallText(wall));
  if (instant === null) throw new RangeError(`Not a wall time: ${wall}`);
  return instant;
}

/** The wall time itself or, in the hour that the clocks skip in September, the one before it. */
export function existingTime(wall: number): number {
  return instantOf(wall) === instantOf(wall + hourMs) ? wall - hourMs : wall;
}

/** 0 is Sunday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

const fixedHolidays = [
  [1, 1],
  [5, 1],
  [5, 21],
  [6, 21],
  [7, 16],
  [8, 15],
  [9, 18],
  [9, 19],
  [10, 31],
  [11, 1],
  [12, 8],
  [12, 25],
] as const;

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Easter Sunday, by the anonymous Gregorian rule. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 19 * e) / 433);
  const month = Math.floor((d + e - 7 * f + 90) / 25);
  return dayNumber(year, month, (d + e - 7 * f + 33 * month + 19) % 32);
}

/** Saint Peter and the Two Worlds move to a Monday, unless they fall on one or on a weekend. */
function moved(day: number): number {
  const name = weekday(day);
  if (name >= 2 && name <= 4) return day - (name - 1);
  return name === 5 ? day + 3 : day;
}

const holidaysByYear = new Map<number, ReadonlySet<number>>();

function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidaysByYear.get(year);
  if (known !== undefined) return known;
  const easter = easterSunday(year);
  const holidays = new Set([
    ...fixedHolidays.map(([month, day]) => dayNumber(year, month, day)),
    easter - 2,
    easter - 1,
    moved(dayNumber(year, 6, 29)),
    moved(dayNumber(year, 10, 12)),
  ]);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** Neither weekend nor holiday. Good enough to invent data, not to compute a legal term. */
export function isBusinessDay(day: number): boolean {
  const name = weekday(day);
  if (name === 0 || name === 6) return false;
  return !holidaysOf(new Date(day * dayMs).getUTCFullYear()).has(day);
}

/** The day itself or the first business day after it. */
export function businessDayFrom(day: number): number {
  let found = day;
  while (!isBusinessDay(found)) found += 1;
  return found;
}

/** The day itself or the last business day before it. */
export function businessDayUntil(day: number): number {
  let found = day;
  while (!isBusinessDay(found)) found -= 1;
  return found;
}

/** A closing may not fall before 15:00 on the first business day after a weekend or a holiday. */
export function closesInTheAfternoon(day: number): boolean {
  return !isBusinessDay(day - 1);
}
