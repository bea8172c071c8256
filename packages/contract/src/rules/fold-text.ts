/*
 * Texts as they are compared: without case and without the marks over and under letters. The database compares
 * what was folded here before it was stored; there is no second folding in SQL.
 */

/** Removes case and diacritics, and leaves all other characters in place. */
export function foldLetters(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The same, with one space between words and none around them: for texts that people typed. */
export function foldText(text: string): string {
  return foldLetters(text).replaceAll(/\s+/g, ' ').trim();
}
