/*
 * A RUT while it is being typed: 12.345.678-5. The last character is taken for the check digit, so that
 * dots and hyphen are always right, and the user need not type them.
 */

/** Nine figures of body are more than there are companies. */
const longest = 10;

/** The significant characters of a text: digits, and a K in the place of the check digit. */
function significant(text: string): string {
  const kept = text.toUpperCase().replaceAll(/[^\dK]/g, '');
  const body = kept.replaceAll('K', '').replace(/^0+(?=\d)/, '');
  return (/\dK$/.test(kept) ? `${body}K` : body).slice(0, longest);
}

export function rutAsTyped(text: string): string {
  const kept = significant(text);
  if (kept.length < 2) return kept;
  const dotted = kept.slice(0, -1).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${dotted}-${kept.slice(-1)}`;
}

/** Where the cursor belongs in the formatted text: behind as many characters that count as before. */
export function cursorAfter(formatted: string, counted: number): number {
  let left = counted;
  let place = 0;
  for (; left > 0 && place < formatted.length; place += 1) {
    if (/[\dK]/.test(formatted.charAt(place))) left -= 1;
  }
  return place;
}

/** How many significant characters are before a position of a typed text. */
export function countBefore(text: string, place: number): number {
  return text.slice(0, place).replaceAll(/[^\dKk]/g, '').length;
}
