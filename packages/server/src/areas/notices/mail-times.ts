import { type CompanyDays, isBusinessDay } from '@pliego/contract/rules/business-days';
import {
  addDays,
  instantFromSantiago,
  santiagoDay,
  santiagoWall,
} from '@pliego/contract/rules/santiago-time';

/** A span of the day on a clock in Santiago, over midnight where it ends before it begins. */
export interface QuietHours {
  desde: string;
  hasta: string;
}

/** Whether mails wait. What counts is the clock on the wall, also where it is changed. */
export function isQuiet(now: Date, quiet: QuietHours | null): boolean {
  if (quiet === null) return false;
  const { desde, hasta } = quiet;
  const clock = santiagoWall(now).slice(11, 16);
  return desde <= hasta ? clock >= desde && clock < hasta : clock >= desde || clock < hasta;
}

/** Longer than any row of days off. */
const mostDaysBack = 31;

/** A digest: of which business day, and the instant at which it was to leave. */
export interface Digest {
  day: string;
  at: Date;
}

/** The last digest that is due. */
export function lastDigest(now: Date, hour: string, days: CompanyDays): Digest | null {
  const today = santiagoDay(now);
  for (let back = 0; back <= mostDaysBack; back += 1) {
    const day = addDays(today, -back);
    const instant = isBusinessDay(day, days) ? instantFromSantiago(`${day}T${hour}:00`) : null;
    if (instant !== null && new Date(instant) <= now) return { day, at: new Date(instant) };
  }
  return null;
}

/** Whether a day is the first business day of its week: the digest then has the closings of the week. */
export function beginsWeek(day: string, days: CompanyDays): boolean {
  const afterMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const before = Array.from({ length: afterMonday }, (_, index) => addDays(day, -index - 1));
  return !before.some((other) => isBusinessDay(other, days));
}
