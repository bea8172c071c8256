import { santiagoDay } from './santiago-time.ts';
import { isOpen } from './tender-closing.ts';
import { type StateClass, type TenderType, tenderTypes } from './tender-codes.ts';

/**
 * Every meaning that a type has, or had in some years, in the words of the portal. UTM bands are labels,
 * never the amount of a tender.
 */
export const typeMeanings = {
  ...tenderTypes,
  'LP-2020-2024': 'Licitación pública entre 1.000 y 2.000 UTM',
  'LQ-2025': 'Licitación pública entre 2.000 y 5.000 UTM',
  'LQ-2026': 'Licitación pública de un tipo que dejó de usarse en 2025',
  'H2-2026': 'Licitación privada de un tipo que dejó de usarse en 2025',
} as const;
export type TypeMeaning = keyof typeof typeMeanings;

interface YearsOfMeaning {
  type: TenderType;
  /** First and last year of the code in which the portal meant this; open where absent. */
  from?: number;
  to?: number;
  meaning: TypeMeaning;
}

/**
 * Types whose band in UTM changed with the years; the rest, and these in any other year, are as
 * `tenderTypes` says. Data, to be extended when the portal changes its ladder again:
 *
 * - LP: it ends at 2,000 UTM where LQ goes on from there, and the first LQ in real files is of 2020; for
 *   earlier years the lower end is all that is sure. Since late 2025 there are LP of up to 5,000 UTM, while
 *   the new meaning of the letters is not documented.
 * - LQ and H2: no code of 2026 ends in them.
 */
const meaningsByYear: readonly YearsOfMeaning[] = [
  { type: 'LP', from: 2020, to: 2024, meaning: 'LP-2020-2024' },
  { type: 'LQ', to: 2025, meaning: 'LQ-2025' },
  { type: 'LQ', from: 2026, meaning: 'LQ-2026' },
  { type: 'H2', from: 2026, meaning: 'H2-2026' },
];

function isTenderType(type: string): type is TenderType {
  return Object.hasOwn(tenderTypes, type);
}

/**
 * What the portal meant by a type in a year; null for an undocumented type.
 *
 * @param year Four digits, of the code or the publication; null when unknown.
 */
export function tenderTypeMeaning(type: string, year: number | null): TypeMeaning | null {
  if (!isTenderType(type)) return null;
  const ofYear = meaningsByYear.find(
    ({ type: named, from = -Infinity, to = Infinity }) =>
      named === type && year !== null && from <= year && year <= to,
  );
  return ofYear?.meaning ?? type;
}

/** Unit, sequence, type and year: the letters end where the two digits of the year begin. */
const codePattern = /^(\d+)-(\d+)-([A-Z]+\d?)(\d{2})$/;

export interface TenderCode {
  unit: string;
  sequence: number;
  /** As the code ends (`L1`, `LE`, `COT`). The field `Tipo` decides where the source gives one. */
  type: string;
  year: number;
}

/** The parts of a Mercado Público code; null for one of another form. The code stays an opaque key. */
export function tenderCodeParts(code: string): TenderCode | null {
  const match = codePattern.exec(code.trim().toUpperCase());
  if (match === null) return null;
  const [, unit = '', sequence = '', type = '', year = ''] = match;
  return { unit, sequence: Number(sequence), type, year: 2000 + Number(year) };
}

/**
 * Whether a code belongs to a copy of an earlier tender: R1, R2 or R3. Nearly all come into the register
 * already awarded and with a closing in the past, so that none is a new opportunity.
 */
export function isCopyCode(code: string): boolean {
  return /^R[1-3]$/.test(tenderCodeParts(code)?.type ?? '');
}

export interface PossibleZombie {
  code: string;
  state: StateClass;
  closesAt: string | null;
  publishedAt: string | null;
}

/** Calendar years after which a published tender without closing is taken for forgotten. */
const yearsToForget = 2;

/**
 * Whether a tender is one of those that the portal goes on listing as published years after anybody
 * cared for it: some twenty LS codes from 2010 to 2019, none with a closing. Lists give no publication,
 * and then the code gives the year.
 *
 * @param now An instant, in milliseconds.
 */
export function isZombie(
  { code, state, closesAt, publishedAt }: PossibleZombie,
  now: number,
): boolean {
  if (closesAt !== null || !isOpen(state, closesAt, now)) return false;
  const year =
    publishedAt === null
      ? tenderCodeParts(code)?.year
      : Number(santiagoDay(publishedAt).slice(0, 4));
  return year !== undefined && Number(santiagoDay(now).slice(0, 4)) - year >= yearsToForget;
}
