import { familyOf } from './code-points.ts';
import { type Match, matchLine } from './match.ts';
import { type PreparedProduct, prepareLine, prepareProduct } from './prepare.ts';
import { currentRules, type MatchRules } from './rules.ts';
import type { MatchLine, MatchProduct } from './shapes.ts';
import { noSynonyms, type Synonyms } from './words.ts';

/** The products of a company, found by the families of their codes and by the stems of their words. */
export interface ProductIndex {
  /** Its matches and near misses with a line, best first; those of one score in the order of the products. */
  matchesOf(line: MatchLine): Match[];
}

function addTo(map: Map<string, number[]>, key: string, at: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else if (known.at(-1) !== at) known.push(at);
}

interface Entry {
  at: number;
  weight: number;
}

interface Options {
  rules?: MatchRules;
  synonyms?: Synonyms;
}

/**
 * Indexes the active products, so that a line is scored only for those that can reach a near miss with it. The result
 * is the one of scoring every product.
 */
export function indexProducts(
  products: readonly MatchProduct[],
  { rules = currentRules, synonyms = noSynonyms }: Options = {},
): ProductIndex {
  const prepared = products
    .filter(({ activo }) => activo)
    .map((product) => prepareProduct(product, synonyms));
  const byFamily = new Map<string, number[]>();
  const byKeyword = new Map<string, number[]>();
  const byName = new Map<string, Entry[]>();
  for (const [at, { product, name, keywords, nameWeight }] of prepared.entries()) {
    for (const code of product.unspsc) addTo(byFamily, familyOf(code), at);
    for (const { stems } of keywords) if (stems[0] !== undefined) addTo(byKeyword, stems[0], at);
    for (const [stem, weight] of name) {
      const entries = byName.get(stem) ?? [];
      entries.push({ at, weight: weight / nameWeight });
      byName.set(stem, entries);
    }
  }
  // What brand, unit and description can add to a line at most, beside codes and words of the name.
  const extra = rules.brand + rules.unit + rules.mostDescribed + 1;
  const shares = new Float64Array(prepared.length);

  const candidatesOf = (line: ReturnType<typeof prepareLine>): number[] => {
    const sure = new Set(byFamily.get(familyOf(line.line.unspsc ?? '')));
    const touched: number[] = [];
    for (const stem of [...line.own, ...line.around]) {
      for (const { at, weight } of byName.get(stem) ?? []) {
        if (shares[at] === 0) touched.push(at);
        shares[at] = (shares[at] ?? 0) + weight;
      }
    }
    for (const stem of line.own) for (const at of byKeyword.get(stem) ?? []) sure.add(at);
    for (const at of touched) {
      if ((shares[at] ?? 0) * rules.words + extra >= rules.near) sure.add(at);
      shares[at] = 0;
    }
    return [...sure].sort((a, b) => a - b);
  };

  return {
    matchesOf(line) {
      const read = prepareLine(line, synonyms);
      return candidatesOf(read)
        .map((at) => prepared[at])
        .filter((product): product is PreparedProduct => product !== undefined)
        .map((product) => matchLine(product, read, rules))
        .filter(({ verdict }) => verdict !== 'no')
        .sort((a, b) => b.score - a.score);
    },
  };
}
