/** Check digit of a Chilean tax number by modulo 11. */
function checkDigit(digits: string): string {
  let sum = 0;
  let factor = 2;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    sum += Number(digits[index]) * factor;
    factor = factor === 7 ? 2 : factor + 1;
  }
  const rest = 11 - (sum % 11);
  if (rest === 11) return '0';
  return rest === 10 ? 'K' : String(rest);
}

/**
 * A RUT without dots and with its check digit in capitals (`61.602.276-k` is `61602276-K`), or null
 * when the text is none or its check digit is wrong.
 */
export function normalisedRut(text: string): string | null {
  const match = /^0*(\d{5,9})-([\dK])$/.exec(text.replaceAll(/[.\s]/g, '').toUpperCase());
  if (match === null) return null;
  const [, digits = '', given = ''] = match;
  return checkDigit(digits) === given ? `${digits}-${given}` : null;
}
