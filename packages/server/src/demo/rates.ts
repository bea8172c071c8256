import { addDays, santiagoDay } from '@pliego/contract/rules/santiago-time';
import type { CurrencyRate } from '@pliego/sources/currency-rates';
import { pesos } from './money.ts';

/** Shown wherever a rate is stated. */
const source = 'Demostración, valores inventados';
/** How much both units grow in a year. */
const yearlyGrowth = 1.035;

function rateOf(currency: 'CLF' | 'UTM', day: string, daysAgo: number): CurrencyRate {
  const clp = pesos(currency) * yearlyGrowth ** (-daysAgo / 365);
  const rounded = currency === 'UTM' ? Math.round(clp) : Math.round(clp * 100) / 100;
  return { currency, day, clp: rounded, source, verified: false };
}

/** Plausible values of the UF of each day and of the UTM of each month, from a day until `now`. */
export function demoRates(from: string, now: Date): CurrencyRate[] {
  const rates: CurrencyRate[] = [];
  const first = `${from.slice(0, 7)}-01`;
  let day = santiagoDay(now);
  for (let daysAgo = 0; day >= first; daysAgo += 1) {
    rates.push(rateOf('CLF', day, daysAgo));
    if (day.endsWith('-01')) rates.push(rateOf('UTM', day, daysAgo));
    day = addDays(day, -1);
  }
  return rates;
}
