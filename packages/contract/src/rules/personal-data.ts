import { normalisedRut } from './rut.ts';

/*
 * What identifies a natural person in public data (Ley 21.719): the RUT of a supplier who is one. Numbers below fifty
 * million are of natural persons, with exceptions, so that they serve to mask and never to reject.
 */

const firstOfCompanies = 50_000_000;

/** Stands in place of a digit. */
const dot = '•';

/** Whether a text is the RUT of a natural person, however it is written. */
export function isPersonalRut(text: string): boolean {
  const rut = normalisedRut(text);
  return rut !== null && Number(rut.slice(0, -2)) < firstOfCompanies;
}

/** A RUT of which only the end is shown, by which people who know it recognise it: `••.•••.678-5`. */
export function maskedRut(rut: string): string {
  const known = normalisedRut(rut);
  const end = known === null ? rut.trim().slice(-3) : `${known.slice(-5, -2)}${known.slice(-2)}`;
  return `${dot}${dot}.${dot}${dot}${dot}.${end}`;
}

/** Whether a text is what `maskedRut` writes. */
export function isMaskedRut(text: string): boolean {
  return text.startsWith(`${dot}${dot}.`);
}

/**
 * RUTs within a text: with their dots, or alone between brackets. A number with a hyphen alone may be a code of the CPV,
 * which has a check digit too.
 */
const rutsInText =
  /(?<![\d.])\d{1,2}\.\d{3}\.\d{3} ?- ?[\dkK](?![\dA-Za-z])|(?<=\()\d{6,8}-?[\dkK](?=\))/g;

const hideInText = (text: string): string =>
  text.replaceAll(rutsInText, (found) => (isPersonalRut(found) ? maskedRut(found) : found));

/** Fields that hold a RUT and nothing else, in the contract and in what sources state. */
const rutField = /rut/i;

function hideInField(name: string, value: unknown, isRut: boolean): unknown {
  const holdsRut = rutField.test(name) || (isRut && name === 'id');
  const text = typeof value === 'number' ? String(value) : value;
  if (holdsRut && typeof text === 'string' && isPersonalRut(text)) return maskedRut(text);
  return withoutPersonalRuts(value);
}

/** The same value, with the RUTs of natural persons masked at any depth. */
export function withoutPersonalRuts<T>(value: T): T;
export function withoutPersonalRuts(value: unknown): unknown {
  if (typeof value === 'string') return hideInText(value);
  if (Array.isArray(value)) return value.map((inner: unknown) => withoutPersonalRuts(inner));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  // OCDS names the register of an identifier beside it.
  const isRut = fields.some(([name, of]) => name === 'scheme' && /rut/i.test(String(of)));
  return Object.fromEntries(fields.map(([name, inner]) => [name, hideInField(name, inner, isRut)]));
}
