import { foldText } from '@pliego/contract/rules/fold-text';
import type { BuyerFacts } from '../notice.ts';

interface GivenBuyer {
  name: string | null;
  taxId: string | null;
  country: string | null;
  address: string | null;
  commune: string | null;
}

/** A buyer known by its number in its country, or by its name there. */
export function tedBuyer({ name, taxId, country, ...at }: GivenBuyer): BuyerFacts | undefined {
  if (name === null) return undefined;
  const place = foldText(country ?? '');
  // Written with spaces by some and without by others.
  const number = taxId === null ? '' : foldText(taxId).replaceAll(/[\s.-]/g, '');
  const key = number === '' ? `nombre:${place}:${foldText(name)}` : `id:${place}:${number}`;
  return { key, name, taxId, unit: null, complaints: null, ...at };
}
