import { foldLetters } from '@pliego/contract/rules/fold-text';

export interface TextPart {
  text: string;
  /** Whether this part is what was searched for. */
  hit: boolean;
}

/** The text without case or accents, and the position of each of its characters in the original. */
function foldedPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  for (const { 0: letter, index } of text.matchAll(/./gsu)) {
    // A space stays one: trimming belongs to whole texts.
    const bare = /\s/u.test(letter) ? ' ' : foldLetters(letter);
    folded += bare;
    for (let count = 0; count < bare.length; count += 1) places.push(index);
  }
  places.push(text.length);
  return { folded, places };
}

/**
 * The first place of the whole text; else that of each of its words, at the beginning of a word. Words of two
 * letters are everywhere.
 */
function rangesOf(folded: string, typed: string): [number, number][] {
  const needle = foldLetters(typed).trim();
  if (needle === '') return [];
  const whole = folded.indexOf(needle);
  if (whole >= 0) return [[whole, whole + needle.length]];
  const words = needle.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return words.flatMap((word): [number, number][] => {
    const at = new RegExp(`(?<![\\p{L}\\p{N}])${word}`, 'u').exec(folded)?.index;
    return at === undefined ? [] : [[at, at + word.length]];
  });
}

/** The places of whole words. */
function wordRanges(folded: string, words: ReadonlySet<string>): [number, number][] {
  if (words.size === 0) return [];
  return [...folded.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }): [number, number][] =>
    words.has(word) ? [[index, index + word.length]] : [],
  );
}

const noWords: ReadonlySet<string> = new Set();

/**
 * Cuts a text where it holds what a person typed, to set those parts off. Joined, they are the text.
 *
 * @param words Other words to be set off, without case or accents: those that the server took for the typed ones.
 */
export function highlight(
  text: string,
  typed: string,
  words: ReadonlySet<string> = noWords,
): TextPart[] {
  const { folded, places } = foldedPlaces(text);
  const parts: TextPart[] = [];
  let done = 0;
  const ranges = [...rangesOf(folded, typed), ...wordRanges(folded, words)];
  // Of two that begin together the longer one.
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const [start, end] = [places[from] ?? 0, places[to] ?? text.length];
    if (start < done || end <= start) continue;
    if (start > done) parts.push({ text: text.slice(done, start), hit: false });
    parts.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), hit: false });
  return parts;
}
