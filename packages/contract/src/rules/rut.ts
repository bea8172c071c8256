/*
 * The Chilean tax number: a body and a check digit by modulo 11, with weights 2 to 7 from the right over
 * the body; 11 gives 0 and 10 gives K.
 */

/** Check digit of a body, `0` to `9` or `K`. */
export function rutCheckDigit(body: number): string {
  let sum = 0;
  let weight = 2;
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * weight;
    weight = weight === 7 ? 2 : weight + 1;
  }
  const digit = 11 - (sum % 11);
  if (digit === 11) return '0';
  return digit === 10 ? 'K' : String(digit);
}

/** A RUT as it is printed, `12.345.678-5`. */
export function printedRut(body: number): string {
  const dotted = String(body).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${dotted}-${rutCheckDigit(body)}`;
}

/** A RUT, or its body alone, as one word to search by: `rut61602276k`, `rut61602276`. */
export function rutWord(rut: string): string {
  return `rut${rut.replaceAll(/[.-]/g, '').toLowerCase()}`;
}

/**
 * A RUT as a key, `61602276-K`, from any way people write it: with or without dots, spaces and hyphen, k
 * in either case. Null when the text is none or its check digit is wrong.
 */
export function normalisedRut(text: string): string | null {
  const match = /^0*(\d{5,9})-?([\dK])$/.exec(text.replaceAll(/[.\s]/g, '').toUpperCase());
  if (match === null) return null;
  const [, digits = '', given = ''] = match;
  return rutCheckDigit(Number(digits)) === given ? `${digits}-${given}` : null;
}
