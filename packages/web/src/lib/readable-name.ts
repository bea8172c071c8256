import { readableTitle } from '@pliego/contract/rules/readable-title';

/** Words that stay small inside a name. */
const small = new Set([
  'a',
  'al',
  'con',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'o',
  'para',
  'por',
  'y',
]);

/**
 * Name of an institution that came in capitals, as names are written: "Servicio de Salud
 * Metropolitano". One that came in small letters stays as it is.
 */
export function readableName(raw: string): string {
  const readable = readableTitle(raw);
  if (readable === raw.replaceAll(/\s+/g, ' ').trim()) return readable;
  return readable.replaceAll(/[\p{L}\p{N}]+/gu, (word, position: number) =>
    position > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
