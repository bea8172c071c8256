import { addTo, candidatesAmong } from './candidates.ts';
import { type CodePoints, codePoints, familyOf, noCodePoints } from './code-points.ts';
import { type Match, matchDownTo, type LowestVerdict } from './match.ts';
import {
  type PreparedProduct,
  hearText,
  type HeardText,
  prepareLine,
  prepareProduct,
  type Reader,
} from './prepare.ts';
import { currentRules, type MatchRules } from './rules.ts';
import type { MatchLine, MatchProduct } from './shapes.ts';
import { type SynonymGroups, vocabularyOf } from './vocabulary.ts';

/** The products of a company, found by the families of their codes and by the stems of their words. */
export interface ProductIndex {
  /**
   * Its matches and near misses with a line, best first; those of one score in the order of the products. Without the near misses,
   * of which there are many times as many, where nobody asks for them.
   */
  matchesOf(line: MatchLine, lowest?: LowestVerdict): Match[];
}

/** How many texts, and how many codes, an index keeps what it found for. */
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

/** Where the products of a family of codes stand. */
function familiesOf(prepared: readonly PreparedProduct[]): ReadonlyMap<string, readonly number[]> {
  const byFamily = new Map<string, number[]>();
  for (const [at, { product }] of prepared.entries()) {
    for (const code of product.unspsc) addTo(byFamily, familyOf(code), at);
  }
  return byFamily;
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
  const byFamily = familiesOf(prepared);
  const candidatesOf = candidatesAmong(prepared, rules);
  const reader: Reader = kept((text: string): HeardText => hearText(text, reading));
  const codesOf = kept((asked: string): ReadonlyMap<number, CodePoints> => {
    const found = new Map<number, CodePoints>();
    for (const at of byFamily.get(familyOf(asked)) ?? []) {
      const code = codePoints(prepared[at]?.product.unspsc ?? [], asked, rules);
      if (code.reason !== null) found.set(at, code);
    }
    return found;
  });
  return {
    matchesOf(line, lowest = 'casi') {
      const read = prepareLine(line, reading, reader);
      const codes: ReadonlyMap<number, CodePoints> =
        line.unspsc === null ? new Map<number, CodePoints>() : codesOf(line.unspsc);
      const matches: Match[] = [];
      for (const at of candidatesOf(read, codes, lowest === 'calza' ? rules.match : rules.near)) {
        const product = prepared[at];
        if (product === undefined) continue;
        const match = matchDownTo(lowest, product, read, rules, codes.get(at) ?? noCodePoints);
        if (match !== null) matches.push(match);
      }
      return matches.sort((a, b) => b.score - a.score);
    },
  };
}
