import {
  addDays,
  daysBetween,
  daysLeft,
  portalZone,
  santiagoDay,
} from '@pliego/contract/rules/santiago-time';
import { currentLocale, type Locale, perLocale } from './locale.ts';
import { type WallClock, wallClockAt, withTime, writeDate, writeDay } from './wall-clock.ts';

/** Every number, amount and date on screen is written here, as the present language writes it. */

function numbers(options: Intl.NumberFormatOptions) {
  return perLocale((customs) => new Intl.NumberFormat(customs, options));
}

const whole = numbers({ maximumFractionDigits: 0 });
const upToOne = numbers({ maximumFractionDigits: 1 });
const upToTwo = numbers({ maximumFractionDigits: 2 });
const upToFour = numbers({ maximumFractionDigits: 4 });
const exactlyTwo = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1.284`. */
export function formatCount(value: number): string {
  return whole().format(value);
}

/** `1.284`, or `+50.000` of what was counted no further. */
export const formatCountUpTo = (value: number, isExact: boolean): string =>
  isExact ? formatCount(value) : `+${formatCount(value)}`;

const percent = perLocale(
  (customs) => new Intl.NumberFormat(customs, { style: 'percent', maximumFractionDigits: 0 }),
);

/** `38 %` of a whole, from 0 to 1. */
export function formatShare(share: number): string {
  return percent().format(share);
}

const percentWithTenth = perLocale(
  (customs) => new Intl.NumberFormat(customs, { style: 'percent', maximumFractionDigits: 1 }),
);

/** `4,1 %`: a share where tenths count. */
export function formatFineShare(share: number): string {
  return percentWithTenth().format(share);
}

/** `1.284,5`: a quantity, with its decimals. */
export function formatQuantity(value: number): string {
  return upToFour().format(value);
}

const withoutCurrency: Record<Locale, string> = {
  es: 'sin moneda',
  en: 'no currency',
  pt: 'sem moeda',
  fr: 'sans devise',
  de: 'ohne Währung',
};

/**
 * An amount as published, under the sign of its own currency in every language. UF and UTM are units
 * of their own and keep their name; the peso has no decimals. Where the source names no currency, the text
 * states it and assumes none. A null amount stays null: the caller decides how to show an unpublished amount.
 */
export function formatMoney(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null;
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  switch (currency) {
    case null:
      return `${sign}${upToTwo().format(size)}, ${withoutCurrency[currentLocale()]}`;
    case 'CLP':
      return `${sign}$${whole().format(size)}`;
    case 'CLF':
      return `${sign}UF ${exactlyTwo().format(size)}`;
    case 'UTM':
      return `${sign}UTM ${upToTwo().format(size)}`;
    case 'USD':
      return `${sign}US$${upToTwo().format(size)}`;
    case 'EUR':
      return `${sign}€${upToTwo().format(size)}`;
    default:
      return `${sign}${currency} ${upToTwo().format(size)}`;
  }
}

/** How amounts are typed: which sign is the decimal one; the other one groups the thousands. */
const typed = perLocale((customs) => {
  const parts = new Intl.NumberFormat(customs).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === '.' ? '.' : ',';
  const group = decimal === '.' ? ',' : '.';
  const form = new RegExp(
    `^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$|^\\d+(\\${decimal}\\d+)?$`,
  );
  return { decimal, group, form };
});

/** Reads an amount as it is typed: in Chile `1.234` is over a thousand and `1,5` is one and a half. */
export function parseAmount(text: string): number | null {
  const { decimal, group, form } = typed();
  const compact = text.replaceAll(/[\s$]/g, '');
  if (!form.test(compact)) return null;
  return Number(compact.replaceAll(group, '').replace(decimal, '.'));
}

function dayOf(clock: WallClock, now: number): string {
  const sameYear = santiagoDay(now).startsWith(`${clock.year}-`);
  return sameYear ? writeDay(clock) : writeDate(clock);
}

/** `15:00`, Santiago wall time. */
export function formatTime(instant: string): string {
  return wallClockAt(instant, portalZone).time;
}

/** `26-11`, with the year when it is not the current one. Santiago calendar. */
export function formatShortDay(instant: string, now: number): string {
  return dayOf(wallClockAt(instant, portalZone), now);
}

/** `mié 26-11`, with the year when it is not the current one. Santiago calendar. */
export function formatDay(instant: string, now: number): string {
  const clock = wallClockAt(instant, portalZone);
  return `${clock.weekday} ${dayOf(clock, now)}`;
}

/** `mié 26-11, 15:00`. Santiago wall time: always show "hora Chile" beside it. */
export function formatMoment(instant: string, now: number): string {
  const clock = wallClockAt(instant, portalZone);
  return `${clock.weekday} ${dayOf(clock, now)}, ${clock.time}`;
}

/** A date of a source: an instant, and the day alone where the source gives no hour. */
export interface SourceDate {
  instante: string;
  dia?: string | null | undefined;
}

/** A day of the calendar, whatever the clock: its noon in UTC is of that day in UTC. */
const calendarDay = (day: string) => wallClockAt(`${day}T12:00:00Z`, 'UTC');

/** `mié 26-11, 15:00`, or `mié 26-11` where the source gives no hour. */
export function formatWhen({ instante, dia }: SourceDate, now: number): string {
  if (dia === null || dia === undefined) return formatMoment(instante, now);
  const clock = calendarDay(dia);
  return `${clock.weekday} ${dayOf(clock, now)}`;
}

/** `26-11-2025 15:00` of an instant, `26-11-2025` of a day that came without an hour; other texts as they are. */
export function formatGiven(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatIsoDate(text);
  return Number.isNaN(Date.parse(text)) ? text : formatFullMoment(text);
}

/** `26-11-2025 15:00`, for lists of facts and tooltips. */
export function formatFullMoment(instant: string): string {
  const clock = wallClockAt(instant, portalZone);
  return withTime(writeDate(clock), clock);
}

/** `26-11-2025` from `2025-11-26`. */
export function formatIsoDate(day: string): string {
  return writeDate(calendarDay(day));
}

const relativeTime = perLocale(
  (customs) => new Intl.RelativeTimeFormat(customs, { numeric: 'always' }),
);
const nearDays = perLocale((customs) => new Intl.RelativeTimeFormat(customs, { numeric: 'auto' }));

/** `en 5 días` and not the runtime's "dentro de 5 días": a badge has little room. */
function relative(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return relativeTime()
    .format(amount, unit)
    .replace(/^dentro de/, 'en');
}

const daysUntil = ({ instante, dia }: SourceDate, now: number): number =>
  dia === null || dia === undefined ? daysLeft(now, instante) : daysBetween(santiagoDay(now), dia);

/** `hoy`, `en 5 días`, `hace 3 días`, inside a sentence or behind a date. */
export function formatDistance(date: SourceDate, now: number): string {
  const days = daysUntil(date, now);
  if (Math.abs(days) <= 1) return nearDays().format(days, 'day');
  if (Math.abs(days) < 60) return relative(days, 'day');
  if (Math.abs(days) < 730) return relative(Math.round(days / 30.4), 'month');
  return relative(Math.round(days / 365.25), 'year');
}

/** The same as a text on its own: `Hoy`, `Mañana`, `en 5 días`, `Ayer`, `hace 3 días`. */
export function formatDaysLeft(date: SourceDate, now: number): string {
  const text = formatDistance(date, now);
  const isWord = Math.abs(daysUntil(date, now)) <= 1;
  return isWord ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const justNow: Record<Locale, string> = {
  es: 'recién',
  en: 'just now',
  pt: 'agora mesmo',
  fr: 'à l’instant',
  de: 'gerade eben',
};

/** `hace 5 minutos`, for how fresh something is. */
export function formatAgo(instant: string, now: number): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  if (Math.abs(seconds) < 45) return justNow[currentLocale()];
  if (Math.abs(seconds) < 3_600) return relative(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return relative(Math.round(seconds / 3_600), 'hour');
  return formatDistance({ instante: instant }, now);
}

/** French counts in octets. */
const byteUnits = (locale: Locale) =>
  locale === 'fr' ? (['o', 'ko', 'Mo', 'Go'] as const) : (['B', 'kB', 'MB', 'GB'] as const);

/** `12,4 MB`. */
export function formatBytes(bytes: number): string {
  const units = byteUnits(currentLocale());
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const write = power === 0 ? whole() : upToOne();
  return `${write.format(bytes / 1000 ** power)} ${units[power]}`;
}

/** Today in Santiago moved by some days, `YYYY-MM-DD`. */
export function santiagoToday(now: number, moved = 0): string {
  return addDays(santiagoDay(now), moved);
}
