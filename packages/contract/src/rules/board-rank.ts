/*
 * The place of a card on the board as a short text: keys compare by their characters, and there is always room for
 * another one between two, so that a move writes the row of the moved card alone. A key is a fraction in base 62,
 * written without its "0.": `V` is the middle, and no key ends in the lowest digit, below which nothing would fit.
 */

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const base = digits.length;
/** Above the first card and below the last one there are 62⁴ steps before a key grows. */
const stepDigits = 4;

const valueOf = (sign: string | undefined): number =>
  sign === undefined ? 0 : digits.indexOf(sign);

const trimmed = (key: string): string => key.replace(/0+$/, '');

/** The key one step from another in its first digits; null at the end of the scale. */
function stepFrom(key: string, step: 1 | -1): string | null {
  let number: number = step;
  for (let at = 0; at < stepDigits; at += 1) {
    number += valueOf(key[at]) * base ** (stepDigits - 1 - at);
  }
  if (number <= 0 || number >= base ** stepDigits) return null;
  let text = '';
  for (; text.length < stepDigits; number = Math.floor(number / base)) {
    text = (digits[number % base] ?? '') + text;
  }
  return trimmed(text);
}

/** The middle of two keys; '' is the beginning of the scale and null its end. */
function middle(low: string, high: string | null): string {
  const [first] = high ?? '';
  if (high !== null && first !== undefined && valueOf(low[0]) === valueOf(first)) {
    return first + middle(low.slice(1), high.slice(1));
  }
  const from = valueOf(low[0]);
  const to = high === null ? base : valueOf(high[0]);
  if (to - from > 1) return digits[Math.floor((from + to) / 2)] ?? '';
  if (high !== null && high.length > 1) return high[0] ?? '';
  return (digits[from] ?? '') + middle(low.slice(1), null);
}

/**
 * A key between those of the card above and of the card below; null where there is no card. Keys that have changed
 * places meanwhile leave no room between them: then it comes right below the upper one.
 */
export function rankBetween(above: string | null, below: string | null): string {
  if (above === null && below === null) return 'V';
  if (above === null) return stepFrom(below ?? '', -1) ?? middle('', below);
  if (below === null) return stepFrom(above, 1) ?? middle(above, null);
  return above < below ? middle(above, below) : `${above}V`;
}

/** Keys of cards that nobody has moved begin with it: they come below all that somebody put at the top. */
export const unmovedRank = 'm';
