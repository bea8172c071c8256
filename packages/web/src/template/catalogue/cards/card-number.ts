import { number as cardNumber } from 'card-validator';

/** Of most cards: four groups of four. */
const usual = [4, 8, 12, 16];
const longest = 19;

/** The digits of a card in the groups that its kind has, while it is typed. */
export function groupedNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, longest);
  const gaps = cardNumber(digits).card?.gaps ?? usual;
  return Array.from(digits, (digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}
