import type { Json, JsonObject } from '../notice.ts';
import { numberOf, objectsOf, textOf } from '../read-json.ts';

/** Thousands in groups of three, which a single group does not prove: "1,444" may be a decimal. */
const grouped = [
  { pattern: /^-?\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/, separator: ',' },
  { pattern: /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/, separator: ',' },
];

/**
 * An amount or a quantity: a number, also as text, or text with its thousands apart ("1 ,444,000")
 * where that has one reading only. Null for everything else ("_NO_APLICA_", "-", "1,5").
 */
export function amountOf(value: Json | undefined): number | null {
  const plain = numberOf(value);
  if (plain !== null || typeof value !== 'string') return plain;
  const bare = value
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(/\s*,\s*/g, ',');
  const separated = grouped.find(({ pattern }) => pattern.test(bare));
  return numberOf(separated === undefined ? bare : bare.replaceAll(separated.separator, ''));
}

export interface Money {
  amount: number | null;
  currency: string | null;
}

/** What one publisher writes for the Mexican peso. */
const misspelt = new Map([['MNX', 'MXN']]);

/** An OCDS `Value`: its amount, and the currency in capitals. */
export function moneyOf(value: JsonObject | null): Money {
  if (value === null) return { amount: null, currency: null };
  const currency = textOf(value['currency'])?.toUpperCase() ?? null;
  return {
    amount: amountOf(value['amount']),
    currency: currency === null ? null : (misspelt.get(currency) ?? currency),
  };
}

/** The sum of values that all have an amount and one same, known currency; otherwise nothing, never a mixture. */
export function sumOf(values: Money[]): Money {
  const [first] = values;
  const addable = values.every(
    ({ amount, currency }) => amount !== null && currency !== null && currency === first?.currency,
  );
  // One value is no sum, and needs no currency to be itself.
  if (values.length === 1 && first?.amount != null) return first;
  if (first === undefined || !addable) return { amount: null, currency: null };
  const amount = values.reduce((sum, value) => sum + (value.amount ?? 0), 0);
  return { amount, currency: first.currency };
}

/** The `Value`s under a name in a list of objects, as money. */
export function moneyIn(objects: JsonObject[], name: string): Money[] {
  return objects.map((object) => moneyOf(objectsOf(object[name])[0] ?? null));
}
