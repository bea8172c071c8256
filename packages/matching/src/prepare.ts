import { regionNumber } from '@pliego/contract/rules/regions';
import type { MatchLine, MatchProduct } from './shapes.ts';
import { unitKindOf } from './units.ts';
import { currentReading, type Reading, readText, type ReadText, stemsOf } from './words.ts';

/** A phrase with the text that a person wrote for it. */
export interface Phrase {
  text: string;
  stems: readonly string[];
  /** With the words that every purchase says, which tell «servicio de aseo» from «aseo». */
  full: readonly string[];
}

/** A product whose words are stemmed once, for any number of lines. */
export interface PreparedProduct {
  product: MatchProduct;
  /** The words of its name with their weights; the first one says what it is and weighs twice. */
  name: ReadonlyMap<string, number>;
  /** The same in a list, which is faster to walk. */
  nameList: readonly { stem: string; weight: number }[];
  head: string | null;
  nameWeight: number;
  /** The words of its description that its name has not. */
  described: ReadonlySet<string>;
  keywords: readonly Phrase[];
  excluded: readonly Phrase[];
  brands: readonly Phrase[];
  regions: readonly (number | null)[];
  /** Every word of its name and keywords. */
  known: ReadonlySet<string>;
  unitKind: string | null;
}

/** A line whose words are stemmed once, for any number of products. */
export interface PreparedLine {
  line: MatchLine;
  reading: Reading;
  own: ReadonlySet<string>;
  /** The same with the words that every purchase says. */
  heard: ReadonlySet<string>;
  /** The words that only the title of the tender or the name of the code has. */
  around: ReadonlySet<string>;
  region: number | null;
  text: ReadText;
  title: ReadText;
  unitKind: string | null;
}

const phrasesOf = (texts: readonly string[], reading: Reading): Phrase[] =>
  texts
    .map((text) => {
      const { stems, full } = readText(text, reading);
      return { text, stems, full };
    })
    .filter(({ full }) => full.length > 0);

/** A number tells sizes apart, but says little about what a thing is. */
const weightOf = (stem: string, isHead: boolean): number => {
  if (isHead) return 2;
  return /\d/.test(stem) ? 0.5 : 1;
};

/** Reads the words of a product. */
export function prepareProduct(
  product: MatchProduct,
  reading: Reading = currentReading,
): PreparedProduct {
  const read = readText(product.nombre, reading);
  const stems = [...new Set(read.stems)];
  const head = stems.find((stem) => !/\d/.test(stem)) ?? stems[0] ?? null;
  const name = new Map(stems.map((stem) => [stem, weightOf(stem, stem === head)]));
  const keywords = phrasesOf(product.palabrasClave, reading);
  return {
    product,
    name,
    nameList: [...name].map(([stem, weight]) => ({ stem, weight })),
    head,
    nameWeight: [...name.values()].reduce((sum, weight) => sum + weight, 0),
    described: new Set(
      stemsOf(product.descripcion ?? '', reading).filter((stem) => !name.has(stem)),
    ),
    keywords,
    excluded: phrasesOf(product.palabrasExcluidas, reading),
    brands: phrasesOf(product.marcas, reading),
    regions: product.regiones.map(regionNumber),
    known: new Set([...read.full, ...keywords.flatMap(({ full }) => full)]),
    unitKind: unitKindOf(product.unidad),
  };
}

/** A text with its words as sets. */
export interface HeardText extends ReadText {
  own: ReadonlySet<string>;
  heard: ReadonlySet<string>;
}

/** Reads texts. One that reads many lines keeps what it read, because titles, names of codes and whole lines repeat. */
export type Reader = (text: string) => HeardText;

export function hearText(text: string, reading: Reading): HeardText {
  const { stems, full, tokens } = readText(text, reading);
  return { stems, full, tokens, own: new Set(stems), heard: new Set(full) };
}

/** Reads the words of a line. */
export function prepareLine(
  line: MatchLine,
  reading: Reading = currentReading,
  read: Reader = (text) => hearText(text, reading),
): PreparedLine {
  const text = read(line.lineText ?? '');
  const title = read(line.tenderTitle ?? '');
  const { own, heard } = text;
  const around = new Set<string>();
  for (const stem of title.stems) if (!own.has(stem)) around.add(stem);
  for (const stem of read(line.unspscName ?? '').stems) if (!own.has(stem)) around.add(stem);
  return {
    line,
    reading,
    own,
    heard,
    around,
    region: line.region === null ? null : regionNumber(line.region),
    text,
    title,
    unitKind: unitKindOf(line.unidad),
  };
}
