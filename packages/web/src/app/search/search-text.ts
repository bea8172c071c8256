import { foldText } from '@pliego/contract/rules/fold-text';
import { startsWithText } from '#web/lib/rank-matches.ts';

/** A whole word at the end that may still be growing; one of two letters begins too many others. */
const growing = /(?:^|\s)\p{L}{3,}$/u;
/** Fewer letters are the beginning of a word, or one of those that every text has; a digit may be a code. */
const worthAsking = /\p{L}{3}|\p{N}/u;

/**
 * The query to the list of tenders while the user types: the last word, when nothing marks it as finished,
 * may be the beginning of another. Empty when it is too early to search.
 */
export function liveQuery(text: string): string {
  if (!worthAsking.test(text)) return '';
  const asked = text.trimStart();
  const quotes = asked.split('"').length - 1;
  return growing.test(asked) && quotes % 2 === 0 ? `${asked}*` : asked.trim();
}

/** A code has digits and no spaces: 1057461-4-LP25. */
export function looksLikeCode(text: string): boolean {
  return /^(?=.*\d)[\p{L}\p{N}._/-]{3,}$/u.test(text.trim());
}

/** Whether something found for an earlier text is still right for this one: it holds every word of it. */
export function stillFits(found: readonly string[], text: string): boolean {
  const all = foldText(found.join(' '));
  const words = foldText(text).match(/[\p{L}\p{N}._/-]+/gu) ?? [];
  return words.every((word) => all.includes(word));
}

/**
 * The list finds words anywhere, in descriptions and lines too. Matches in the title come first;
 * within both halves the order stays.
 */
export function bestFirst<T>(
  found: readonly T[],
  text: string,
  namesOf: (item: T) => readonly string[],
): T[] {
  const isCalled = (item: T) => stillFits(namesOf(item), text);
  return [...found.filter(isCalled), ...found.filter((item) => !isCalled(item))];
}

/** The groups of results, in their default order. */
export const resultGroups = [
  'tenders',
  'people',
  'pages',
  'actions',
  'help',
  'files',
  'contacts',
] as const;
export type ResultGroup = (typeof resultGroups)[number];

/**
 * The order of the groups: a code leads to tenders; otherwise whatever the person seems to be naming, which is a
 * group that has something starting with the text, comes first. Words of tenders have the lowest claim, because
 * they come from the server and the list must not move under the pointer.
 */
export function groupOrder(
  text: string,
  names: Partial<Record<ResultGroup, readonly string[]>>,
): ResultGroup[] {
  const named = (['pages', 'actions', 'people'] as const).find((group) =>
    names[group]?.some((name) => startsWithText(name, text)),
  );
  const first = looksLikeCode(text) ? 'tenders' : (named ?? 'tenders');
  return [first, ...resultGroups.filter((group) => group !== first)];
}
