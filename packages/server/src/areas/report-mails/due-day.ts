import type { MailRhythm } from '@pliego/contract/areas/report-mails';
import { type CompanyDays, isBusinessDay } from '@pliego/contract/rules/business-days';
import { addDays, instantFromSantiago, santiagoDay } from '@pliego/contract/rules/santiago-time';
import { beginsWeek, type Digest } from '#server/areas/notices/mail-times.ts';

/** Longer than any month and a row of days off. */
const mostDaysBack = 62;

function beginsMonth(day: string, days: CompanyDays): boolean {
  const before = Array.from({ length: Number(day.slice(8)) - 1 }, (_, at) => addDays(day, -at - 1));
  return !before.some((other) => isBusinessDay(other, days));
}

function isOf(rhythm: MailRhythm, day: string, days: CompanyDays): boolean {
  if (!isBusinessDay(day, days)) return false;
  if (rhythm === 'habiles') return true;
  return rhythm === 'semanal' ? beginsWeek(day, days) : beginsMonth(day, days);
}

/** The last mail that is due by a rhythm at an hour; null where none is within two months. */
export function lastDue(
  { rhythm, hour }: { rhythm: MailRhythm; hour: string },
  days: CompanyDays,
  now: Date,
): Digest | null {
  const today = santiagoDay(now);
  for (let back = 0; back <= mostDaysBack; back += 1) {
    const day = addDays(today, -back);
    const instant = isOf(rhythm, day, days) ? instantFromSantiago(`${day}T${hour}:00`) : null;
    if (instant !== null && new Date(instant) <= now) return { day, at: new Date(instant) };
  }
  return null;
}
