import { foldText } from '@pliego/contract/rules/fold-text';

/**
 * What a person finds by typing: first whatever starts with the text, then whatever contains it, each in the
 * order given, and no more than `limit`. Case and accents do not matter; a text of spaces finds nothing.
 */
export function rankMatches<T>(
  items: readonly T[],
  text: string,
  nameOf: (item: T) => string,
  limit: number,
): T[] {
  const needle = foldText(text);
  if (needle === '') return [];
  const starting: T[] = [];
  const containing: T[] = [];
  for (const item of items) {
    const at = foldText(nameOf(item)).indexOf(needle);
    if (at === 0) starting.push(item);
    else if (at > 0) containing.push(item);
  }
  return [...starting, ...containing].slice(0, limit);
}

/** Whether a name starts with what was typed, as `rankMatches` sees it. */
export function startsWithText(name: string, text: string): boolean {
  const needle = foldText(text);
  return needle !== '' && foldText(name).startsWith(needle);
}

/** Whether a text contains what was typed. What is empty is in every text. */
export function containsText(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed));
}

/** Whether two texts are the same but for case, accents and spaces. */
export function isSameText(one: string, other: string): boolean {
  return foldText(one) === foldText(other);
}
