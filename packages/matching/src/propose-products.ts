import { foldText } from '@pliego/contract/rules/fold-text';
import { quantile } from '@pliego/contract/rules/quantile';
import { readableTitle } from '@pliego/contract/rules/readable-title';
import { saysNoThing } from './context.ts';
import { unitName } from './units.ts';
import { readText, wordOf } from './words.ts';

/** A line of a process that somebody sold. */
export interface SoldLine {
  tenderId: number;
  /** Eight digits of UNSPSC; null where the line has none. */
  code: string | null;
  /** The name of the code, as the portal gives it. */
  name: string | null;
  /** What the buyer wrote. */
  text: string;
  unit: string | null;
  /** Of one unit, before taxes; null where no source says it. */
  price: number | null;
  currency: string | null;
}

/** A product that lines which were sold suggest. */
export interface ProposedProduct {
  name: string;
  code: string | null;
  /** Words that most of its lines say, as they write them. */
  words: readonly string[];
  /** As most of its lines write it. */
  unit: string | null;
  /** The median of its lines in the unit and the currency that most of them have; null without a price. */
  price: number | null;
  currency: string | null;
  lines: number;
  /** Newest first: portals and imports number them in that order. */
  tenderIds: readonly number[];
}

/** A word is one of a product's where this part of its processes say it. */
const leastShare = 0.6;
const mostWords = 4;
const leastLetters = 4;
const mostNameLetters = 120;

const isUtterable = (word: string): boolean => word.length >= leastLetters && !/\d/.test(word);

/** The value that is said most often; of those said as often, the first in the order of letters. */
function mostSaid(values: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null && value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}

/** What a line is known by: its code, or the words of a line that has none. */
function keyOf({ code, text }: SoldLine): string {
  if (code !== null) return `codigo ${code}`;
  return `palabras ${[...new Set(readText(text).stems)].sort().join(' ')}`;
}

/** Cut at a word, so that it is still a name. */
function shortened(text: string): string {
  if (text.length <= mostNameLetters) return text;
  return text
    .slice(0, mostNameLetters + 1)
    .replace(/\s+\S*$/, '')
    .slice(0, mostNameLetters);
}

function nameOf(lines: readonly SoldLine[]): string {
  const texts = new Map(lines.map(({ text }) => [foldText(text), text]));
  // What buyers write differs from process to process; the name of the code is what they have in common.
  const common = texts.size === 1 ? null : mostSaid(lines.map(({ name }) => name));
  const given = common ?? mostSaid(lines.map(({ text }) => text)) ?? '';
  return shortened(readableTitle(given));
}

/** How many processes say each stem, and how early it stands in them. */
function saidStems(lines: readonly SoldLine[]) {
  const said = new Map<string, { tenders: Set<number>; place: number }>();
  for (const { tenderId, text, name } of lines) {
    const stems = new Set([...readText(text).stems, ...readText(name ?? '').stems]);
    for (const [place, stem] of [...stems].entries()) {
      const known = said.get(stem) ?? { tenders: new Set(), place };
      known.tenders.add(tenderId);
      known.place = Math.min(known.place, place);
      said.set(stem, known);
    }
  }
  return [...said];
}

function writtenIn(lines: readonly SoldLine[], stem: string): string {
  const words = lines.flatMap(({ text, name }) => {
    const holder = [text, name ?? ''].find((one) => readText(one).stems.includes(stem));
    return holder === undefined ? [] : [wordOf(holder, stem)];
  });
  return mostSaid(words) ?? stem;
}

function wordsOf(lines: readonly SoldLine[], tenders: number): string[] {
  return saidStems(lines)
    .filter(([stem, said]) => said.tenders.size >= leastShare * tenders && !saysNoThing(stem))
    .sort(
      ([a, one], [b, other]) =>
        other.tenders.size - one.tenders.size || one.place - other.place || (a < b ? -1 : 1),
    )
    .map(([stem]) => writtenIn(lines, stem))
    .filter(isUtterable)
    .slice(0, mostWords);
}

/** Prices of different units, or currencies, say nothing together. */
function priceOf(lines: readonly SoldLine[]) {
  const priced = lines.filter(({ price, currency }) => price !== null && currency !== null);
  const kindOf = ({ unit, currency }: SoldLine) => `${currency ?? ''} ${unitName(unit) ?? ''}`;
  const kind = mostSaid(priced.map(kindOf));
  const alike = priced.filter((line) => kindOf(line) === kind);
  const all = alike.length === 0 ? lines : alike;
  return {
    unit: mostSaid(all.map(({ unit }) => unit)),
    price: quantile(
      alike.flatMap(({ price }) => price ?? []),
      0.5,
    ),
    currency: alike[0]?.currency ?? null,
  };
}

/** Lines are told apart by nothing but what they say, so that their order changes no result. */
const inOrder = (lines: readonly SoldLine[]): SoldLine[] =>
  lines
    .map((line) => ({ line, text: JSON.stringify(line) }))
    .sort((a, b) => b.line.tenderId - a.line.tenderId || (a.text < b.text ? -1 : 1))
    .map(({ line }) => line);

function productOf(lines: readonly SoldLine[]): ProposedProduct {
  const tenderIds = [...new Set(lines.map(({ tenderId }) => tenderId))];
  return {
    name: nameOf(lines),
    code: lines[0]?.code ?? null,
    words: wordsOf(lines, tenderIds.length),
    ...priceOf(lines),
    lines: lines.length,
    tenderIds,
  };
}

/**
 * What somebody sells, from the lines that they sold: one product for each code, and for each wording of lines without one.
 * Those of most processes come first. A pure function; the order of the lines changes nothing.
 */
export function proposeProducts(sold: readonly SoldLine[]): ProposedProduct[] {
  const groups = new Map<string, SoldLine[]>();
  for (const line of inOrder(sold)) {
    const key = keyOf(line);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()]
    .map(productOf)
    .filter(({ name }) => name !== '')
    .sort(
      (a, b) =>
        b.tenderIds.length - a.tenderIds.length ||
        b.lines - a.lines ||
        (`${a.name} ${a.code ?? ''}` < `${b.name} ${b.code ?? ''}` ? -1 : 1),
    );
}
