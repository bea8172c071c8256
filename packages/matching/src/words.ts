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

/** The stems of a text in their order, without words that tell nothing. */
export function stemsOf(text: string, synonyms: Synonyms = noSynonyms): string[] {
  const found: string[] = [];
  for (const word of foldedWords(text)) {
    if (word.length < 2) continue;
    const stem = stemOf(word);
    if (!emptyStems.has(stem)) found.push(synonyms.get(stem) ?? stem);
  }
  return found;
}

/** Whether the stems of a phrase stand one after another in a text; an empty phrase stands nowhere. */
export function holdsPhrase(text: readonly string[], phrase: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined) return false;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    if (phrase.every((stem, step) => text[at + step] === stem)) return true;
  }
  return false;
}
