import { perLocale } from './locale.ts';

const names = perLocale((customs) => new Intl.DisplayNames(customs, { type: 'region' }));

/** `España` from `ES`; what is no code stays as it was written. */
export function countryName(code: string): string {
  return /^[A-Z]{2}$/i.test(code) ? (names().of(code.toUpperCase()) ?? code) : code;
}
