import { foldLetters } from '@pliego/contract/rules/fold-text';
import { currentRules, type MatchRules } from './rules.ts';
import { type Stems, stemsByName } from './stems.ts';

/** Words of a company that mean the same: stem to the stem that stands for the group. */
export type Synonyms = ReadonlyMap<string, string>;

/** Groups of synonyms as the matcher reads them. Groups of phrases are keywords instead. */
export function synonymsOf(groups: readonly (readonly string[])[], stems: Stems): Synonyms {
  const found = new Map<string, string>();
  for (const group of groups) {
    const [first, ...others] = group.flatMap((word) => foldedWords(word).map(stems.of));
    if (first === undefined) continue;
    const head = found.get(first) ?? first;
    for (const other of others) found.set(other, head);
  }
  return found;
}

const noSynonyms: Synonyms = new Map();

/** How a text is read. */
export interface Reading {
  stems: Stems;
  synonyms: Synonyms;
}

/** As a version of the rules reads it, with what a company calls the same. */
export const readingBy = (
  { stems }: Pick<MatchRules, 'stems'>,
  synonyms: Synonyms = noSynonyms,
): Reading => ({ stems: stemsByName[stems], synonyms });

export const currentReading = readingBy(currentRules);

/** The stem of one folded word, as the rules in force read it. */
export const stemOf = currentReading.stems.of;

function foldedWords(text: string): string[] {
  return foldLetters(text).match(/[a-z0-9]+/g) ?? [];
}

/** What separates two statements of a text, among its tokens. */
export const boundary = '.';

const functionWords = new Set(
  'de la el los las un una unos unas y e o u a al del en con sin para por que se su sus lo como segun'.split(
    ' ',
  ),
);

/** The stems of a list of words, for lists that are written in the code. */
export const stemsIn = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').map(stemOf));

/** A text as it is compared. */
export interface ReadText {
  /** The stems in their order, without words that tell nothing. */
  stems: readonly string[];
  /** The same with the words that every purchase says: all but prepositions and articles. */
  full: readonly string[];
  /** Everything in its order: stems, prepositions and articles as they are, and what separates them. */
  tokens: readonly string[];
}

// NFD changes no letter of ASCII, and takes most of the time.
const folded = (text: string): string =>
  /[^\0-\x7F]/.test(text) ? foldLetters(text) : text.toLowerCase();

/** Reads a text once for all comparisons. A full stop behind a short word is that of an abbreviation. */
export function readText(text: string, reading: Reading = currentReading): ReadText {
  const { stems: known, synonyms } = reading;
  const [stems, full, tokens]: [string[], string[], string[]] = [[], [], []];
  let last = '';
  for (const token of folded(text).match(/[a-z0-9]+|[^a-z0-9\s]/g) ?? []) {
    if (token.length === 1 && !/[a-z0-9]/.test(token)) {
      if (token === ',' || token === '/') last = token;
      else if (token !== '.' || last.length > 4) last = boundary;
      else continue;
      tokens.push(last);
      continue;
    }
    const stem = known.of(token);
    const shown = synonyms.get(stem) ?? stem;
    const isFunction = functionWords.has(token);
    last = isFunction ? token : shown;
    tokens.push(last);
    if (token.length < 2) continue;
    if (!isFunction) full.push(shown);
    if (!known.empty.has(stem)) stems.push(shown);
  }
  return { stems, full, tokens };
}

/** The stems of a text in their order, without words that tell nothing. */
export const stemsOf = (text: string, reading: Reading = currentReading): readonly string[] =>
  readText(text, reading).stems;

/** Whether the stems of a phrase stand one after another in a text; an empty phrase stands nowhere. */
export function holdsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    if (phrase.every((stem, step) => text[at + step] === stem)) return true;
  }
  return false;
}

/** A word of a text as it is written there, by its stem. */
export function wordOf(text: string, stem: string, { stems } = currentReading): string {
  for (const word of text.match(/[\p{L}\p{M}\d]+/gu) ?? []) {
    if (stems.of(folded(word)) === stem) return word.toLowerCase();
  }
  return stem;
}
