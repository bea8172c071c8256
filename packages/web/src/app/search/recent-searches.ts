import * as z from 'zod/mini';
import { foldText } from '@pliego/contract/rules/fold-text';

/** How many searches are remembered, the newest first. */
export const recentLimit = 5;

/** Each person of this browser has their own. */
const keyOf = (userId: number) => `recentSearches.${userId}`;
const Stored = z.array(z.string().check(z.minLength(1), z.maxLength(200)));

/** The list once something was searched for; the same words in another case or accent are one search. */
export function withRecent(list: readonly string[], text: string): string[] {
  const searched = text.trim();
  if (searched === '') return [...list];
  return [searched, ...withoutRecent(list, searched)].slice(0, recentLimit);
}

export function withoutRecent(list: readonly string[], text: string): string[] {
  return list.filter((other) => foldText(other) !== foldText(text));
}

/** What was stored is a guess: whatever is not a list of texts counts as none. */
export function readRecent(userId: number): string[] {
  try {
    const stored = Stored.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]'));
    return stored.success ? stored.data.slice(0, recentLimit) : [];
  } catch {
    return [];
  }
}

export function storeRecent(userId: number, list: readonly string[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(list));
  } catch {
    // Blocked or full: the searches are not remembered.
  }
}
