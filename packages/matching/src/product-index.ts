import { type CodePoints, codePoints, familyOf, noCodePoints } from './code-points.ts';
import { type Match, matchDownTo, type Worst } from './match.ts';
import {
  type PreparedLine,
  type PreparedProduct,
  prepareLine,
  prepareProduct,
  type Reader,
} from './prepare.ts';
import { currentRules, type MatchRules } from './rules.ts';
import type { MatchLine, MatchProduct } from './shapes.ts';
import { type SynonymGroups, vocabularyOf } from './vocabulary.ts';
import { readText, type ReadText } from './words.ts';

/** The products of a company, found by the families of their codes and by the stems of their words. */
export interface ProductIndex {
  /**
   * Its matches and near misses with a line, best first; those of one score in the order of the products. Without the near misses,
   * of which there are many times as many, where nobody asks for them.
   */
  matchesOf(line: MatchLine, worst?: Worst): Match[];
}

/** How many titles, and how many codes, an index keeps what it found for. */
const mostKept = 5_000;

/** What a function answered, kept for what repeats among lines; it changes no result. */
function kept<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const known = new Map<string, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= mostKept) known.clear();
    const answer = work(key);
    known.set(key, answer);
    return answer;
  };
}

function addTo(map: Map<string, number[]>, key: string | null | undefined, at: number): void {
  if (key === null || key === undefined) return;
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else if (known.at(-1) !== at) known.push(at);
}

interface Entry {
  at: number;
  weight: number;
}

/** Where products stand by what a line can have in common with them. */
function tablesOf(prepared: readonly PreparedProduct[], { fullPhrases }: MatchRules) {
  const byFamily = new Map<string, number[]>();
  const byKeyword = new Map<string, number[]>();
  const byHead = new Map<string, number[]>();
  const byName = new Map<string, Entry[]>();
  for (const [at, { product, name, head, keywords, nameWeight }] of prepared.entries()) {
    for (const code of product.unspsc) addTo(byFamily, familyOf(code), at);
    for (const { stems, full } of keywords) addTo(byKeyword, (fullPhrases ? full : stems)[0], at);
    addTo(byHead, head, at);
    for (const [stem, weight] of name) {
      const entries = byName.get(stem) ?? [];
      entries.push({ at, weight: weight / nameWeight });
      byName.set(stem, entries);
    }
  }
  return { byFamily, byKeyword, byHead, byName };
}

interface Options {
  rules?: MatchRules;
  /** What the company calls the same. */
  groups?: SynonymGroups;
}

/**
 * Indexes the active products, so that a line is scored only for those that can reach a match or a near miss with it. The
 * result is the one of scoring every product.
 */
export function indexProducts(
  products: readonly MatchProduct[],
  { rules = currentRules, groups = [] }: Options = {},
): ProductIndex {
  const { reading, extend } = vocabularyOf(groups, rules);
  const prepared = products
    .filter(({ activo }) => activo)
    .map((product) => prepareProduct(extend(product), reading));
  const { byFamily, byKeyword, byHead, byName } = tablesOf(prepared, rules);
  const reader: Reader = kept((text: string): ReadText => readText(text, reading));
  const codesOf = kept((asked: string): ReadonlyMap<number, CodePoints> => {
    const found = new Map<number, CodePoints>();
    for (const at of byFamily.get(familyOf(asked)) ?? []) {
      const code = codePoints(prepared[at]?.product.unspsc ?? [], asked, rules);
      if (code.reason !== null) found.set(at, code);
    }
    return found;
  });
  // What can be added at most to the code alone, and to the code and the words of the name.
  const beside = rules.brand + rules.unit;
  const besideWords = beside + rules.mostDescribed + 1;
  const shares = new Float64Array(prepared.length);

  /** The products with which a line can reach so many points, in their order. */
  const candidatesOf = (
    line: PreparedLine,
    codes: ReadonlyMap<number, CodePoints>,
    least: number,
  ): number[] => {
    const sure = new Set<number>();
    const touched: number[] = [];
    const touch = (stem: string): void => {
      for (const { at, weight } of byName.get(stem) ?? []) {
        if (shares[at] === 0) touched.push(at);
        shares[at] = (shares[at] ?? 0) + weight;
      }
    };
    const addAll = (some: readonly number[] | undefined): void => {
      for (const at of some ?? []) sure.add(at);
    };
    for (const stem of line.own) touch(stem);
    for (const stem of line.around) touch(stem);
    const isTitleRead = rules.fullPhrases && line.line.unspsc === null;
    for (const stem of rules.fullPhrases ? line.text.full : line.own) addAll(byKeyword.get(stem));
    if (isTitleRead) for (const stem of line.title.full) addAll(byKeyword.get(stem));
    // A line that names nothing but the first word may be near, however little of the name that is.
    if (rules.context !== null) {
      for (const stem of line.own) addAll(byHead.get(stem));
      if (isTitleRead) for (const stem of line.around) addAll(byHead.get(stem));
    }
    for (const [at, { points }] of codes) if (points + beside >= least) sure.add(at);
    for (const at of touched) {
      const most = (shares[at] ?? 0) * rules.words + (codes.get(at)?.points ?? 0) + besideWords;
      if (most >= least) sure.add(at);
      shares[at] = 0;
    }
    return [...sure].sort((a, b) => a - b);
  };

  return {
    matchesOf(line, worst = 'casi') {
      const read = prepareLine(line, reading, reader);
      const codes: ReadonlyMap<number, CodePoints> =
        line.unspsc === null ? new Map<number, CodePoints>() : codesOf(line.unspsc);
      const matches: Match[] = [];
      for (const at of candidatesOf(read, codes, worst === 'calza' ? rules.match : rules.near)) {
        const product = prepared[at];
        if (product === undefined) continue;
        const match = matchDownTo(worst, product, read, rules, codes.get(at) ?? noCodePoints);
        if (match !== null) matches.push(match);
      }
      return matches.sort((a, b) => b.score - a.score);
    },
  };
}
