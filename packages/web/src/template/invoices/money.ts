import { balanceAmount, dayOfShortDate } from '@pliego/contract/rules/sample-texts';
import { formatIsoDate, formatMoney } from '#web/lib/format.ts';

export function pesos(amount: number): string {
  return formatMoney(amount, 'CLP') ?? '';
}

export function balanceOf({ balance }: { balance: number | string }): number {
  return balanceAmount(balance);
}

/** A `DD Mon YYYY` as days are written here. */
export function writtenDay(shortDate: string): string {
  const day = dayOfShortDate(shortDate);
  return day === undefined ? shortDate : formatIsoDate(day);
}
