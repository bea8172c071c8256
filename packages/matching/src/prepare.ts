import { regionNumber } from '@pliego/contract/rules/regions';
import type { MatchLine, MatchProduct } from './shapes.ts';
import { noSynonyms, stemsOf, type Synonyms } from './words.ts';

/** A phrase with the text that a person wrote for it. */
export interface Phrase {
  text: string;
  stems: readonly string[];
}

/** A product whose words are stemmed once, for any number of lines. */
export interface PreparedProduct {
  product: MatchProduct;
  /** The words of its name with their weights; the first one says what it is and weighs twice. */
  name: ReadonlyMap<string, number>;
  head: string | null;
  nameWeight: number;
  described: ReadonlySet<string>;
  keywords: readonly Phrase[];
  excluded: readonly Phrase[];
  brands: readonly Phrase[];
  regions: readonly (number | null)[];
}

/** A line whose words are stemmed once, for any number of products. */
export interface PreparedLine {
  line: MatchLine;
  stems: readonly string[];
  own: ReadonlySet<string>;
  /** The words that only the title of the tender or the name of the code has. */
  around: ReadonlySet<string>;
  region: number | null;
}

const phrasesOf = (texts: readonly string[], synonyms: Synonyms): Phrase[] =>
  texts
    .map((text) => ({ text, stems: stemsOf(text, synonyms) }))
    .filter(({ stems }) => stems.length > 0);

/** A number tells sizes apart, but says little about what a thing is. */
const weightOf = (stem: string, isHead: boolean): number => {
  if (isHead) return 2;
  return /\d/.test(stem) ? 0.5 : 1;
};

/** Reads the words of a product. */
export function prepareProduct(
  product: MatchProduct,
  synonyms: Synonyms = noSynonyms,
): PreparedProduct {
  const stems = [...new Set(stemsOf(product.nombre, synonyms))];
  const head = stems.find((stem) => !/\d/.test(stem)) ?? stems[0] ?? null;
  const name = new Map(stems.map((stem) => [stem, weightOf(stem, stem === head)]));
  return {
    product,
    name,
    head,
    nameWeight: [...name.values()].reduce((sum, weight) => sum + weight, 0),
    described: new Set(stemsOf(product.descripcion ?? '', synonyms)),
    keywords: phrasesOf(product.palabrasClave, synonyms),
    excluded: phrasesOf(product.palabrasExcluidas, synonyms),
    brands: phrasesOf(product.marcas, synonyms),
    regions: product.regiones.map(regionNumber),
  };
}

/** Reads the words of a line. */
export function prepareLine(line: MatchLine, synonyms: Synonyms = noSynonyms): PreparedLine {
  const stems = stemsOf(line.lineText ?? '', synonyms);
  const own = new Set(stems);
  const around = new Set<string>();
  for (const text of [line.tenderTitle, line.unspscName]) {
    for (const stem of stemsOf(text ?? '', synonyms)) if (!own.has(stem)) around.add(stem);
  }
  return {
    line,
    stems,
    own,
    around,
    region: line.region === null ? null : regionNumber(line.region),
  };
}
