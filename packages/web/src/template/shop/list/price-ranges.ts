export interface PriceBounds {
  desde?: number;
  hasta?: number;
}

/** In pesos; the first is all of them. */
export const priceRanges: readonly PriceBounds[] = [
  {},
  { hasta: 25_000 },
  { desde: 25_000, hasta: 75_000 },
  { desde: 75_000, hasta: 150_000 },
  { desde: 150_000 },
];

export function rangeName({ desde, hasta }: PriceBounds): string {
  return `${desde ?? ''}-${hasta ?? ''}`;
}
