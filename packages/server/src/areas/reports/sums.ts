import type { StageOutcome } from '@pliego/contract/areas/work-shapes';
import { currencies } from '@pliego/contract/fields';
import type { WorkRow } from './work-rows-queries.ts';

export interface Amount {
  amount: number;
  currency: string;
}

/** Sums by currency: UF, UTM and pesos are never added to each other. */
export function sumsOf(amounts: readonly (Amount | null)[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const one of amounts) {
    if (one !== null) sums.set(one.currency, (sums.get(one.currency) ?? 0) + one.amount);
  }
  return sums;
}

const orderOf = (currency: string): number => {
  const place = currencies.findIndex((known) => known === currency);
  return place === -1 ? currencies.length : place;
};

/** The currencies of some sums, pesos first. */
export const currenciesOf = (sums: ReadonlyMap<string, number>): string[] =>
  [...sums.keys()].toSorted((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));

/** How people call a currency. */
export const currencyName = (currency: string): string => (currency === 'CLF' ? 'UF' : currency);

/** Our offer; one without a currency is in pesos, as it is stored. */
export function offerOf({ offer, offerCurrency }: WorkRow): Amount | null {
  return offer === null ? null : { amount: offer, currency: offerCurrency ?? 'CLP' };
}

export function awardedOf(outcome: StageOutcome | null): Amount | null {
  // An award without a currency is not taken for one in pesos.
  const { monto: amount = null, moneda: currency = null } = outcome ?? {};
  return amount === null || currency === null ? null : { amount, currency };
}

/** The list's filter of offers in a currency. */
export function offersIn(currency: string): { oferta?: (typeof currencies)[number][] } {
  const known = currencies.find((one) => one === currency);
  return known === undefined ? {} : { oferta: [known] };
}
