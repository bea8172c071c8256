import type { decimalSigns, SpreadsheetCell } from '@pliego/contract/areas/spreadsheets';
import { foldText } from '@pliego/contract/rules/fold-text';
import { isCurrencyCode } from './currency-codes.ts';

export type DecimalSign = (typeof decimalSigns)[number];

/** The amount in a cell. */
export type AmountRead =
  | { kind: 'amount'; amount: number; currency: string | null }
  /** A band in words, as «Entre 100 y 1000 UTM»: information, but no amount. */
  | { kind: 'band' }
  /** Empty, or a word for it. */
  | { kind: 'none' }
  | { kind: 'unreadable' };

/** Values that mean "none", and errors of formulas, folded. */
const emptyWords =
  /^(?:-+|—|n\/[adp]\.?|na|s\/[ind]\.?|sin (?:informacion|dato|datos|monto|fecha|definir)|no (?:publicado|publica|informado|aplica|disponible|indica)|null|none|nan|nil|pendiente|#[^\s]*)$/;

/** Whether a cell means that it has no value. */
export function isNoValue(cell: SpreadsheetCell): boolean {
  if (typeof cell === 'number') return false;
  const folded = foldText(cell);
  return folded === '' || emptyWords.test(folded);
}

/** Signs and words of currencies, folded; the longer ones first, since they hold the shorter. */
const currencySigns: [string, RegExp][] = [
  ['USD', /us\$|u\$s|\busd\b|\bdolar(?:es)?(?: americanos?)?\b/],
  ['CLF', /\bu\.?f\.?(?=$|[\s\d])|\bclf\b|\bunidad(?:es)? de fomento\b/],
  ['UTM', /\bu\.?t\.?m\.?(?=$|[\s\d])|\bunidad(?:es)? tributarias? mensual(?:es)?\b/],
  ['EUR', /€|\beur(?:os?)?\b/],
  ['BRL', /r\$|\bbrl\b|\breais\b/],
  ['MXN', /\bmxn\b|\bpesos mexicanos\b/],
  ['CLP', /\bclp\b|\bpesos chilenos\b|\bpesos\b/],
];

/** The currency that a text names; «$» alone is any peso or dollar and names none. */
export function currencyIn(text: string): string | null {
  const folded = foldText(text);
  return currencySigns.find(([, sign]) => sign.test(folded))?.[0] ?? null;
}

/** Currency of a cell of its own column: a sign, a name, or the code of any. */
export function currencyOfCell(cell: SpreadsheetCell): string | null {
  const text = String(cell).trim();
  return currencyIn(text) ?? (isCurrencyCode(text) ? text.toUpperCase() : null);
}

/** How Chile shortens pesos: M$ are thousands and MM$ millions. */
function multiplierOf(folded: string): number {
  if (/\bmm\$|\bmill(?:on|ones)\b/.test(folded)) return 1_000_000;
  return /(?<!m)\bm\$|\bmil(?:es)?\b/.test(folded) ? 1000 : 1;
}

function withoutSigns(folded: string): string {
  let bare = folded;
  for (const [, sign] of currencySigns) bare = bare.replace(sign, ' ');
  return bare
    .replaceAll(
      /\bmm\$|\bm\$|\$|\bmill(?:on|ones)\b|\bmil(?:es)?\b|\b(?:de|iva incl(?:uido|\.)?|neto|bruto|aprox\.?|\+ ?iva|mas iva)\b|[.,]-$/g,
      ' ',
    )
    .replace(/\+\s*$/, '')
    .trim();
}

/** A number with the signs that the table uses; where a sign can only be the other one, it is. */
function numberIn(text: string, decimal: DecimalSign): number | null {
  const [point, group] = decimal === 'coma' ? [',', '.'] : ['.', ','];
  const joined = text.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (!/^\d[\d.,]*$/.test(joined) || /[.,]$/.test(joined)) return null;
  const escaped = (sign: string) => `\\${sign}`;
  const grouped = new RegExp(`^\\d{1,3}(?:${escaped(group)}\\d{3})+(?:${escaped(point)}\\d+)?$`);
  const plain = new RegExp(`^\\d+(?:${escaped(point)}\\d+)?$`);
  if (grouped.test(joined) || plain.test(joined)) {
    return Number(joined.replaceAll(group, '').replace(point, '.'));
  }
  // 9.9 with decimal commas, or 1.234.567,8 with decimal points: only one reading is left.
  const other = new RegExp(`^\\d+${escaped(group)}\\d+$`);
  const otherGrouped = new RegExp(
    `^\\d{1,3}(?:${escaped(point)}\\d{3})+(?:${escaped(group)}\\d+)?$`,
  );
  if (other.test(joined) || (otherGrouped.test(joined) && joined.split(point).length > 2)) {
    return Number(joined.replaceAll(point, '').replace(group, '.'));
  }
  return null;
}

/** An amount as people write it: «48.000.000», «1.234,5», «$ 1.000», «UF 35,5», «MM$ 12». */
export function readAmount(cell: SpreadsheetCell, decimal: DecimalSign): AmountRead {
  if (typeof cell === 'number') {
    return cell >= 0 && Number.isFinite(cell)
      ? { kind: 'amount', amount: cell, currency: null }
      : { kind: 'unreadable' };
  }
  if (isNoValue(cell)) return { kind: 'none' };
  const folded = foldText(cell);
  const bare = withoutSigns(folded);
  const number = numberIn(bare, decimal);
  if (number !== null && Number.isFinite(number)) {
    const amount = Number((number * multiplierOf(folded)).toPrecision(15));
    return { kind: 'amount', amount, currency: currencyIn(folded) };
  }
  return /\p{L}/u.test(bare) && /\d|superior|inferior|menor|mayor/.test(bare)
    ? { kind: 'band' }
    : { kind: 'unreadable' };
}

/** A count of things: «12», «1.500», «2,5». */
export function readNumber(cell: SpreadsheetCell, decimal: DecimalSign): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  return numberIn(cell.trim(), decimal);
}
