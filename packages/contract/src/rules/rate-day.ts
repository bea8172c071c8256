/** Currencies that bounds of an amount can be given in, compared with amounts of others at the rate of a day. */
export const convertibleCurrencies = ['CLP', 'CLF', 'UTM'] as const;
export type ConvertibleCurrency = (typeof convertibleCurrencies)[number];

export function isConvertible(currency: string): currency is ConvertibleCurrency {
  return convertibleCurrencies.some((one) => one === currency);
}

/** The day whose rate holds on a day: the UTM is that of its month, everything else that of the day. */
export function ratePeriod(currency: string, day: string): string {
  return currency === 'UTM' ? `${day.slice(0, 7)}-01` : day;
}
