import type { StemsName } from './stems.ts';

/** The points and limits of one version of the rules. */
export interface MatchRules {
  version: number;
  /** How it cuts words to stems. */
  stems: StemsName;
  code: { exact: number; parent: number; sibling: number; family: number };
  /** The most that words give, those of the name and keywords together. */
  words: number;
  /** For each keyword found; of several words they have to stand together. */
  keyword: number;
  /** For each further word that only the description of the product has, and the most of them. */
  described: number;
  mostDescribed: number;
  /** How much a word weighs that only the title of the tender or the name of the code says. */
  titleShare: number;
  /** The same of the title, where the line has no code: then the title is most of what is known. */
  titleAlone: number;
  /**
   * Reads how the line speaks of the thing; null does not. `bare` is the least share of the name where a line names the
   * thing and narrows it down with nothing; `other` is taken away where it asks for a service to it, or for something of it.
   */
  context: { bare: number; other: number } | null;
  /** Whether keywords and excluded words count with the words that every purchase says. */
  fullPhrases: boolean;
  brand: number;
  unit: number;
  /** Taken away, not given. */
  otherUnit: number;
  unmet: number;
  /** From here on it is a match, and from here on a near miss. */
  match: number;
  near: number;
}

const second = {
  version: 2,
  stems: 'plain',
  code: { exact: 40, parent: 32, sibling: 20, family: 8 },
  words: 50,
  keyword: 40,
  described: 2,
  mostDescribed: 6,
  titleShare: 0.5,
  titleAlone: 0.8,
  context: { bare: 0.8, other: 25 },
  fullPhrases: true,
  brand: 5,
  unit: 5,
  otherUnit: 10,
  unmet: 20,
  match: 40,
  near: 20,
} as const satisfies MatchRules;

/**
 * Every version that ever scored, the newest last. A version is never edited: a score is replayed with the version
 * that it names. The points that can be given add up to 100.
 */
export const ruleVersions = [
  {
    version: 1,
    stems: 'plain',
    code: { exact: 40, parent: 32, sibling: 20, family: 8 },
    words: 50,
    keyword: 20,
    described: 2,
    mostDescribed: 6,
    titleShare: 0.5,
    titleAlone: 0.5,
    context: null,
    fullPhrases: false,
    brand: 5,
    unit: 5,
    otherUnit: 10,
    unmet: 20,
    match: 40,
    near: 20,
  },
  second,
  // Plurals that the stemmer takes for other words count; the points are those of the second.
  { ...second, version: 3, stems: 'singular' },
] as const satisfies readonly MatchRules[];

/** The rules in force. */
export const currentRules: MatchRules = ruleVersions[2];

/** The rules of a version, or null for one that never was. */
export function rulesOf(version: number): MatchRules | null {
  return ruleVersions.find((rules) => rules.version === version) ?? null;
}
