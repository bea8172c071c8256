/** Check digit of a RUT body: modulo 11 with weights 2 to 7 from the right. */
export function checkDigit(body: number): string {
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
export function taxId(body: number): string {
  const dotted = String(body).replaceAll(/\B(?=(?:\d{3})+$)/g, '.');
  return `${dotted}-${checkDigit(body)}`;
}
