import type { CodePoints } from './code-points.ts';
import type { PreparedLine, PreparedProduct } from './prepare.ts';
import type { MatchRules } from './rules.ts';

/** Notes once where something stands, under a key that it may not have. */
export function addTo(
  map: Map<string, number[]>,
  key: string | null | undefined,
  at: number,
): void {
  if (key === null || key === undefined) return;
  const known = map.get(key);
  if (known === undefined) map.set(key, [at]);
  else if (known.at(-1) !== at) known.push(at);
}

interface Entry {
  at: number;
  weight: number;
}

const none: readonly Entry[] = [];

/** Where products stand by the words that a line can have in common with them. */
function tablesOf(prepared: readonly PreparedProduct[], { fullPhrases }: MatchRules) {
  const byKeyword = new Map<string, number[]>();
  const byHead = new Map<string, number[]>();
  const byName = new Map<string, Entry[]>();
  for (const [at, { name, head, keywords, nameWeight }] of prepared.entries()) {
    for (const { stems, full } of keywords) addTo(byKeyword, (fullPhrases ? full : stems)[0], at);
    addTo(byHead, head, at);
    for (const [stem, weight] of name) {
      const entries = byName.get(stem) ?? [];
      entries.push({ at, weight: weight / nameWeight });
      byName.set(stem, entries);
    }
  }
  return { byKeyword, byHead, byName };
}

/** Where the products stand with which a line can reach so many points, in their order. */
export type Candidates = (
  line: PreparedLine,
  codes: ReadonlyMap<number, CodePoints>,
  least: number,
) => number[];

/** Finds the candidates of lines among some products. It keeps room for them from line to line. */
export function candidatesAmong(
  prepared: readonly PreparedProduct[],
  rules: MatchRules,
): Candidates {
  const { byKeyword, byHead, byName } = tablesOf(prepared, rules);
  // What can be added at most to the code alone, and to the code and the words of the name.
  const beside = rules.brand + rules.unit;
  const besideWords = beside + rules.mostDescribed + 1;
  // Of the line that is being looked at; empty between two.
  const shares = new Float64Array(prepared.length);
  const isSure = new Uint8Array(prepared.length);

  return (line, codes, least) => {
    const sure: number[] = [];
    const touched: number[] = [];
    const touch = (stem: string): void => {
      for (const { at, weight } of byName.get(stem) ?? none) {
        if (shares[at] === 0) touched.push(at);
        shares[at] = (shares[at] ?? 0) + weight;
      }
    };
    const add = (at: number): void => {
      if (isSure[at] === 1) return;
      isSure[at] = 1;
      sure.push(at);
    };
    const addAll = (some: readonly number[] | undefined): void => some?.forEach(add);
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
    for (const [at, { points }] of codes) if (points + beside >= least) add(at);
    for (const at of touched) {
      const most = (shares[at] ?? 0) * rules.words + (codes.get(at)?.points ?? 0) + besideWords;
      if (most >= least) add(at);
      shares[at] = 0;
    }
    for (const at of sure) isSure[at] = 0;
    return sure.sort((a, b) => a - b);
  };
}
