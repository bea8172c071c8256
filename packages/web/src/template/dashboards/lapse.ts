import { perLocale } from '#web/lib/locale.ts';

const hoursIn = perLocale(
  (customs) => new Intl.NumberFormat(customs, { style: 'unit', unit: 'hour', unitDisplay: 'long' }),
);
const daysIn = perLocale(
  (customs) => new Intl.NumberFormat(customs, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
);

/** `12 horas`, `5 días`: how long, in the larger unit that is whole. */
export function lapse(hours: number): string {
  return hours % 24 === 0 ? daysIn().format(hours / 24) : hoursIn().format(hours);
}
