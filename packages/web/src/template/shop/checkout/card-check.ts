import valid from 'card-validator';
import { readExpiry } from '#web/lib/card-expiry.ts';

/** What is typed of a card. It lives in its form alone: it is checked there and goes nowhere. */
export interface CardFields {
  cardNumber: string;
  cardName: string;
  cardExpiry: string;
  cardCode: string;
}

const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

/** The kind of card and the length of its code, as far as the typed digits determine it. */
export function cardKind(cardNumber: string): { name: string | null; codeLength: number } {
  const { card } = valid.number(digitsOf(cardNumber));
  return { name: card?.niceType ?? null, codeLength: card?.code.size ?? 3 };
}

/** The fields that a bank would refuse. */
export function wrongCardFields(fields: CardFields): ReadonlySet<keyof CardFields> {
  const { cardNumber, cardName, cardExpiry, cardCode } = fields;
  const checks = {
    cardNumber: valid.number(digitsOf(cardNumber)),
    cardName: valid.cardholderName(cardName.trim()),
    cardExpiry: valid.expirationDate(readExpiry(cardExpiry) ?? ''),
    cardCode: valid.cvv(cardCode.trim(), cardKind(cardNumber).codeLength),
  };
  const names = ['cardNumber', 'cardName', 'cardExpiry', 'cardCode'] as const;
  return new Set(names.filter((name) => !checks[name].isValid));
}

/** A number as printed on the card, in groups; other characters are left out. */
export function groupedNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19);
  const { card } = valid.number(digits);
  const gaps = card?.gaps ?? [4, 8, 12, 16];
  return Array.from(digits, (digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join(
    '',
  );
}

/** A month and a year with a slash, which is inserted; a typed one stays where it is. */
export function writtenExpiry(typed: string): string {
  const kept = typed.replaceAll(/[^\d/]/g, '').slice(0, 7);
  return kept.length < 3 || kept.includes('/') ? kept : `${kept.slice(0, 2)}/${kept.slice(2)}`;
}
