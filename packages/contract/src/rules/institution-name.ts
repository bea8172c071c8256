import { foldText } from './fold-text.ts';

/**
 * The name of an institution as it is compared: without case, accents, punctuation and the honour that municipalities
 * are given or not. "I. MUNICIPALIDAD DE ÑUÑOA" and "Ilustre Municipalidad de Ñuñoa" are one.
 */
export function institutionKey(name: string): string {
  const plain = foldText(foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
  return plain.replace(/^(?:i|ilustre) (?=munic)/, '');
}
