import type { Json } from './notice.ts';
import { attributeOf, textIn } from './xml/read-element.ts';

export interface EuropeanMoney {
  amount: number | null;
  currency: string | null;
}

export const noMoney: EuropeanMoney = { amount: null, currency: null };

/**
 * A number as Europe writes it: `1530376.00`, `1 530 376,00`, `1.530.376,00` or `1,530,376.00`. The last
 * of two different marks is the decimal one; a lone mark is decimal unless three digits follow each.
 */
export function europeanNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00A0\u202F']/g, '');
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return null;
  const decimal = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  const marks = bare.replaceAll(/[^.,]/g, '');
  const isGrouping =
    decimal === -1 ||
    (/^(.)\1*$/.test(marks) && isGrouped(bare, marks.length, bare.charAt(decimal)));
  const whole = isGrouping ? bare : bare.slice(0, decimal);
  const fraction = isGrouping ? '' : bare.slice(decimal + 1);
  const parsed = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction === '' ? '0' : fraction}`);
  return Number.isFinite(parsed) ? parsed : null;
}

/** `1.234.567` is grouped for sure; a lone comma before three digits is, and a lone point is not. */
function isGrouped(text: string, marks: number, mark: string): boolean {
  const groups = text.split(mark).slice(1);
  if (!groups.every((group) => group.length === 3)) return false;
  return marks > 1 || mark === ',';
}

/** An element that holds an amount, with its currency in an attribute. */
export function moneyIn(element: Json | undefined): EuropeanMoney {
  const text = textIn(element);
  const currency = attributeOf(element, 'currencyID') ?? attributeOf(element, 'CURRENCY');
  return {
    amount: text === null ? null : europeanNumber(text),
    currency: currency?.toUpperCase() ?? null,
  };
}

/** The first that gives an amount above zero, or the first that gives any. */
export function firstMoney(candidates: EuropeanMoney[]): EuropeanMoney {
  return (
    candidates.find(({ amount }) => amount !== null && amount > 0) ??
    candidates.find(({ amount }) => amount !== null) ??
    noMoney
  );
}

/** The sum of amounts of one same, known currency; nothing when one is missing or of another. */
export function sumOfMoney(values: EuropeanMoney[]): EuropeanMoney {
  const [first] = values;
  const isAddable = values.every(
    ({ amount, currency }) => amount !== null && currency !== null && currency === first?.currency,
  );
  // One value is no sum, and needs no currency to be itself.
  if (values.length === 1 && first?.amount != null) return first;
  if (first === undefined || !isAddable) return noMoney;
  const cents = values.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
  return { amount: cents / 100, currency: first.currency };
}
