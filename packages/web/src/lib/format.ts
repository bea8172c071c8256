import { addDays, daysLeft, portalZone, santiagoDay } from '@pliego/contract/rules/santiago-time';

/** Every number, amount and date on screen is written here, the Chilean way. */
const locale = 'es-CL';

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const exactlyTwo = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `1.284`. */
export function formatCount(value: number): string {
  return whole.format(value);
}

const upToFour = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 });

/** `1.284,5`: how much of something, with the decimals it was asked for in. */
export function formatQuantity(value: number): string {
  return upToFour.format(value);
}

/**
 * An amount as published. UF and UTM are units of their own and keep their name; the peso has no
 * decimals. Null stays null: the reader decides how to say that nothing was published.
 */
export function formatMoney(amount: number | null, currency: string | null): string | null {
  if (amount === null) return null;
  const sign = amount < 0 ? '-' : '';
  const size = Math.abs(amount);
  switch (currency ?? 'CLP') {
    case 'CLP':
      return `${sign}$${whole.format(size)}`;
    case 'CLF':
      return `${sign}UF ${exactlyTwo.format(size)}`;
    case 'UTM':
      return `${sign}UTM ${upToTwo.format(size)}`;
    case 'USD':
      return `${sign}US$${upToTwo.format(size)}`;
    case 'EUR':
      return `${sign}€${upToTwo.format(size)}`;
    default:
      return `${sign}${currency} ${upToTwo.format(size)}`;
  }
}

/** Reads an amount typed in Chile: `1.234` is over a thousand and `1,5` is one and a half. */
export function parseAmount(text: string): number | null {
  const compact = text.replaceAll(/[\s$]/g, '');
  if (!/^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+(,\d+)?$/.test(compact)) return null;
  return Number(compact.replaceAll('.', '').replace(',', '.'));
}

const wallParts = new Intl.DateTimeFormat(locale, {
  timeZone: portalZone,
  hourCycle: 'h23',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

function partsOf(instant: string | number): Record<string, string> {
  const parts = wallParts.formatToParts(new Date(instant));
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

function dayOf(part: Record<string, string>, now: number): string {
  const sameYear = santiagoDay(now).startsWith(`${part['year']}-`);
  return `${part['day']}-${part['month']}${sameYear ? '' : `-${part['year']}`}`;
}

/** `mié 26-11`, with the year when it is not the current one. Santiago calendar. */
export function formatDay(instant: string, now: number): string {
  const part = partsOf(instant);
  return `${part['weekday']} ${dayOf(part, now)}`;
}

/** `mié 26-11, 15:00`. Santiago wall time: wherever it stands, say "hora Chile" beside it. */
export function formatMoment(instant: string, now: number): string {
  const part = partsOf(instant);
  return `${part['weekday']} ${dayOf(part, now)}, ${part['hour']}:${part['minute']}`;
}

/** `26-11-2025 15:00`, for lists of facts and tooltips. */
export function formatFullMoment(instant: string): string {
  const part = partsOf(instant);
  return `${part['day']}-${part['month']}-${part['year']} ${part['hour']}:${part['minute']}`;
}

/** `26-11-2025` from `2025-11-26`. */
export function formatIsoDate(day: string): string {
  return day.split('-').toReversed().join('-');
}

export type Nearness = 'past' | 'today' | 'soon' | 'near' | 'far';

/** How near a deadline is, in Santiago calendar days: the list colours its badge by it. */
export function nearnessOf(instant: string, now: number): Nearness {
  if (Date.parse(instant) <= now) return 'past';
  const days = daysLeft(now, instant);
  if (days <= 0) return 'today';
  if (days <= 3) return 'soon';
  return days <= 7 ? 'near' : 'far';
}

const relativeTime = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });

/** `en 5 días` and not the runtime's "dentro de 5 días": a badge has little room. */
function relative(amount: number, unit: Intl.RelativeTimeFormatUnit): string {
  return relativeTime.format(amount, unit).replace(/^dentro de/, 'en');
}

/** `Hoy`, `Mañana`, `en 5 días`, `Ayer`, `hace 3 días`. */
export function formatDaysLeft(instant: string, now: number): string {
  const days = daysLeft(now, instant);
  if (days === 0) return 'Hoy';
  if (days === 1) return 'Mañana';
  if (days === -1) return 'Ayer';
  if (Math.abs(days) < 60) return relative(days, 'day');
  if (Math.abs(days) < 730) return relative(Math.round(days / 30.4), 'month');
  return relative(Math.round(days / 365.25), 'year');
}

/** `hace 5 minutos`, for how fresh something is. */
export function formatAgo(instant: string, now: number): string {
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  if (Math.abs(seconds) < 45) return 'recién';
  if (Math.abs(seconds) < 3_600) return relative(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return relative(Math.round(seconds / 3_600), 'hour');
  return formatDaysLeft(instant, now).toLowerCase();
}

const units = ['B', 'kB', 'MB', 'GB'];

/** `12,4 MB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const digits = power === 0 ? 0 : 1;
  const value = (bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: digits });
  return `${value} ${units[power]}`;
}

/** Today in Santiago moved by some days, `YYYY-MM-DD`. */
export function santiagoToday(now: number, moved = 0): string {
  return addDays(santiagoDay(now), moved);
}
