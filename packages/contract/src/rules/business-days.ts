/**
 * Business days as Ley 19.880, art. 25 counts them: neither Saturday, Sunday nor holidays, and a term starts on the day
 * after its event.
 */
import { holidaysOf } from './chilean-holidays.ts';
import { addDays, daysBetween } from './santiago-time.ts';

/** What a company's calendar says other than the one of Chile. A day in both is worked. */
export interface CompanyDays {
  /** Days off: elections, holidays of a region, the company's own. */
  extra: ReadonlySet<string>;
  /** Days on which it works although the calendar says otherwise. */
  worked: ReadonlySet<string>;
}

/** The calendar of Chile alone, by which legal terms count. */
export const nationalDays: CompanyDays = { extra: new Set(), worked: new Set() };

/** A Monday, from which days are numbered: terms are counted over many days, and numbers add faster than dates. */
const monday = '1970-01-05';
const mondayMs = Date.parse(`${monday}T00:00:00Z`);
const dayMs = 86_400_000;

const numberOf = (day: string): number => daysBetween(monday, day);
const dayOf = (at: number): string => addDays(monday, at);
/** The year of a day that is known by its number, without its name. */
const yearAt = (at: number): number => new Date(mondayMs + at * dayMs).getUTCFullYear();

/** 0 is Monday. */
const weekday = (at: number): number => ((at % 7) + 7) % 7;

const isWeekend = (at: number) => weekday(at) > 4;

interface YearOfHolidays {
  days: readonly string[];
  numbers: ReadonlySet<number>;
}

const knownYears = new Map<number, YearOfHolidays>();

function nationalHolidays(year: number): YearOfHolidays {
  const known = knownYears.get(year);
  if (known !== undefined) return known;
  const days = holidaysOf(year).map(({ day }) => day);
  const made = { days, numbers: new Set(days.map(numberOf)) };
  knownYears.set(year, made);
  return made;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const isOffInChile = (at: number): boolean =>
  isWeekend(at) || nationalHolidays(yearAt(at)).numbers.has(at);

/** Writing a day's name takes most of the time: it is written only where the company may say something of it. */
function isBusiness(at: number, { worked, extra }: CompanyDays): boolean {
  const isOff = isOffInChile(at);
  if (isOff ? worked.size === 0 : extra.size === 0) return !isOff;
  const day = dayOf(at);
  return worked.has(day) || !(isOff || extra.has(day));
}

export const isBusinessDay = (day: string, company: CompanyDays = nationalDays): boolean =>
  isBusiness(numberOf(day), company);

/**
 * The business day that many business days after a day, or before it for a negative count: a term of `count` days whose
 * event was on `day` expires at the end of it. Zero is the day itself, business day or not.
 */
export function addBusinessDays(
  day: string,
  count: number,
  company: CompanyDays = nationalDays,
): string {
  const step = count < 0 ? -1 : 1;
  let at = numberOf(day);
  for (let left = Math.abs(count); left > 0;) {
    at += step;
    if (isBusiness(at, company)) left -= 1;
  }
  return dayOf(at);
}

/** How many weekdays lie before a day, counted from the first Monday. */
function weekdaysBefore(day: string): number {
  const at = numberOf(day);
  return Math.floor(at / 7) * 5 + Math.min(weekday(at), 5);
}

/** The business days from a day on, before another; without a step for each day, as lists of dates need. */
function countBetween(from: string, to: string, company: CompanyDays): number {
  const inRange = (day: string) => day >= from && day < to;
  const off = new Set([...company.extra].filter(inRange));
  for (let year = yearOf(from); year <= yearOf(to); year += 1)
    for (const day of nationalHolidays(year).days) if (inRange(day)) off.add(day);
  const lost = [...off].filter(
    (day) => !isWeekend(numberOf(day)) && !company.worked.has(day),
  ).length;
  const won = [...company.worked].filter((day) => inRange(day) && isWeekend(numberOf(day))).length;
  return weekdaysBefore(to) - weekdaysBefore(from) - lost + won;
}

/**
 * Business days from a day to another: those after the first up to the second. Backwards it is negative and counts from the
 * second, included, to the first. It is the inverse of `addBusinessDays`.
 */
export function businessDaysBetween(
  from: string,
  to: string,
  company: CompanyDays = nationalDays,
): number {
  if (to > from) return countBetween(addDays(from, 1), addDays(to, 1), company);
  return to < from ? 0 - countBetween(to, from, company) : 0;
}

/** The next business days, from a day on, that one included. */
export function businessDaysFrom(
  day: string,
  count: number,
  company: CompanyDays = nationalDays,
): string[] {
  const days: string[] = [];
  for (let next = day; days.length < count; next = addDays(next, 1))
    if (isBusinessDay(next, company)) days.push(next);
  return days;
}
