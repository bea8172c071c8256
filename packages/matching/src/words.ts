import { stemmer } from '@orama/stemmers/spanish';
import { foldLetters } from '@pliego/contract/rules/fold-text';
import { searchableText } from '@pliego/contract/rules/spanish-text';

const empty = (
  'de la el los las un una unos unas y e o u a al del en con sin para por que se su sus lo como segun tipo ' +
  // What every purchase says, and packaging, which the unit compares.
  'adquisicion adquisiciones compra compras suministro suministros servicio servicios insumo insumos material materiales ' +
  'producto productos articulo articulos licitacion contratacion requerimiento marca modelo color talla ' +
  'unidad unidades caja cajas paquete paquetes bolsa bolsas pack cm mm mt mts kg gr ml lt lts cc'
).split(' ');

const stems = new Map<string, string>();
const mostKept = 200_000;

function freshStem(word: string): string {
  if (/\d/.test(word)) return word;
  return foldLetters(stemmer(searchableText(word)));
}

/** The stem of one folded word. Kept, because the words of tenders repeat; what is kept changes no result. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostKept) stems.clear();
  const stem = freshStem(word);
  stems.set(word, stem);
  return stem;
}

/** Words of a company that mean the same: stem to the stem that stands for the group. */
export type Synonyms = ReadonlyMap<string, string>;

/** Groups of synonyms as the matcher reads them. Groups of phrases are keywords instead. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const found = new Map<string, string>();
  for (const group of groups) {
    const [first, ...others] = group.flatMap((word) => foldedWords(word).map(stemOf));
    if (first === undefined) continue;
    const head = found.get(first) ?? first;
    for (const other of others) found.set(other, head);
  }
  return found;
}

export const noSynonyms: Synonyms = new Map();

function foldedWords(text: string): string[] {
  return foldLetters(text).match(/[a-z0-9]+/g) ?? [];
}

const emptyStems = new Set(empty.map(stemOf));

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
export function readText(text: string, synonyms: Synonyms = noSynonyms): ReadText {
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
    const stem = stemOf(token);
    const shown = synonyms.get(stem) ?? stem;
    const isFunction = functionWords.has(token);
    last = isFunction ? token : shown;
    tokens.push(last);
    if (token.length < 2) continue;
    if (!isFunction) full.push(shown);
    if (!emptyStems.has(stem)) stems.push(shown);
  }
  return { stems, full, tokens };
}

/** The stems of a text in their order, without words that tell nothing. */
export const stemsOf = (text: string, synonyms: Synonyms = noSynonyms): readonly string[] =>
  readText(text, synonyms).stems;

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
export function wordOf(text: string, stem: string): string {
  for (const word of text.match(/[\p{L}\p{M}\d]+/gu) ?? []) {
    if (stemOf(foldLetters(word)) === stem) return word.toLowerCase();
  }
  return stem;
}
