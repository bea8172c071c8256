import type { Random } from './random.ts';

/** Pesos for one of each unit of account, rounded: the demonstration needs magnitudes, not rates. */
const pesosPer: Record<string, number> = { CLP: 1, CLF: 39_500, USD: 950, UTM: 70_000 };

/** Pesos for one unit of that currency. */
export function pesos(currency: string): number {
  return pesosPer[currency] ?? 1;
}

/** Year in which LP took over the band of LQ. */
const lastYearOfLq = 2025;

/** Size of each type in UTM. Bands without an upper end stop where tenders become rare. */
export function bandOf(type: string, year: number): { low: number; high: number } {
  switch (type) {
    case 'L1':
    case 'E2':
      return { low: 8, high: 100 };
    case 'LE':
    case 'CO':
      return { low: 100, high: 1000 };
    case 'LP':
      return { low: 1000, high: year > lastYearOfLq ? 5000 : 2000 };
    case 'LQ':
      return { low: 2000, high: 5000 };
    case 'LR':
      return { low: 5000, high: 40_000 };
    case 'LS':
      return { low: 200, high: 2000 };
    default:
      return { low: 1500, high: 90_000 };
  }
}

/** Whether tenders of that type were still published in that year. */
export function typeExists(type: string, year: number): boolean {
  return (type !== 'LQ' && type !== 'LS') || year <= lastYearOfLq;
}

/** What a tender of that type is worth, in pesos. */
export function drawTotal(random: Random, type: string, year: number): number {
  const { low, high } = bandOf(type, year);
  // A little away from both ends, so that rounding does not leave the band.
  return random.magnitude(low * 1.03, high * 0.97) * pesos('UTM');
}

function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step;
}

/** An amount as a buyer publishes it: pesos mostly round, other units with few decimals. */
export function publishedAmount(random: Random, total: number, currency: string): number {
  const amount = total / pesos(currency);
  if (currency !== 'CLP') return roundTo(amount, random.chance(0.6) ? 1 : 0.25);
  // The step is small beside the amount, for the same reason as above.
  const coarse = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.round(random.chance(0.7) ? roundTo(amount, coarse / 2) : amount);
}

/** A unit price as it is offered: whole pesos, other currencies with two decimals. */
export function offeredPrice(priceInPesos: number, currency: string): number {
  const price = priceInPesos / pesos(currency);
  const rounded = currency === 'CLP' ? Math.round(price) : Math.round(price * 100) / 100;
  return Math.max(rounded, currency === 'CLP' ? 1 : 0.01);
}
