import { perLocale } from '#web/lib/locale.ts';

const percent = perLocale(
  (customs) => new Intl.NumberFormat(customs, { style: 'percent', maximumFractionDigits: 1 }),
);

/** `54,4 %` of what is given in percent. */
export function formatShareOf(value: number): string {
  return percent().format(value / 100);
}
