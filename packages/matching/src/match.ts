import { createMessage, type Message } from '@pliego/contract/message';
import { codePoints, type CodePoints } from './code-points.ts';
import type { Part } from './part.ts';
import type { PreparedLine, PreparedProduct } from './prepare.ts';
import {
  type Eligibility,
  eligibilityOf,
  type Requirement,
  requirementsOf,
} from './requirements.ts';
import { currentRules, type MatchRules } from './rules.ts';
import { kindsAgree } from './units.ts';
import { phrasesFound, type WordParts, wordParts } from './word-parts.ts';

export type { Part } from './part.ts';

/** What a product and a line have to do with each other. */
export interface Match {
  sku: string;
  lineId: string;
  /** The version of the rules, with which the score can be replayed. */
  version: number;
  /** From 0 to 100: the sum of the parts. */
  score: number;
  parts: readonly Part[];
  verdict: 'calza' | 'casi' | 'no';
  eligibility: Eligibility;
  /** What was checked and gives no points. */
  checked: readonly Message[];
  /** Why it is no match, as the person who sells the product would be told. */
  whyNot: readonly Message[];
}

const noParts: readonly Part[] = [];

/** The points of brand and unit: they add to what matched otherwise, and match nothing by themselves. */
function detailParts(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
): readonly Part[] {
  const [brand] = phrasesFound(product.brands, line, rules);
  const agree = kindsAgree(product.unitKind, line.unitKind);
  if (brand === undefined && agree === null) return noParts;
  const parts: Part[] = [];
  if (brand !== undefined) {
    const reason = createMessage('calce-marca', { marca: brand.text });
    parts.push({ points: rules.brand, reason });
  }
  if (agree === null) return parts;
  const params = { unidad: line.line.unidad ?? '', propia: product.product.unidad ?? '' };
  parts.push(
    agree
      ? { points: rules.unit, reason: createMessage('calce-unidad', params) }
      : { points: -rules.otherUnit, reason: createMessage('calce-unidad-otra', params) },
  );
  return parts;
}

/** Keeps the sum at 0 or above: what would go below takes only what is there. */
function bounded(parts: readonly Part[]): { parts: Part[]; score: number } {
  let score = 0;
  const kept: Part[] = [];
  for (const { points, reason } of parts) {
    const given = Math.max(points, -score);
    if (given === 0) continue;
    score += given;
    kept.push({ points: given, reason });
  }
  return { parts: kept, score };
}

function verdictOf(score: number, blocked: boolean, best: number, rules: MatchRules) {
  if (score >= rules.match && !blocked) return 'calza';
  return best >= rules.near ? 'casi' : 'no';
}

/**
 * Scores a line for a product. A pure function: the same product, line and version of the rules give the same result,
 * and the score is the sum of the parts that it states.
 */
export function matchLine(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules = currentRules,
): Match {
  const code = codePoints(product.product.unspsc, line.line.unspsc, rules);
  return resultOf(scored(product, line, rules, code), rules);
}

/** The lowest verdict that is asked for: matches alone (`calza`), or near misses too (`casi`). */
export type LowestVerdict = Exclude<Match['verdict'], 'no'>;

/** The same where its verdict is not below the lowest that is asked for, else null; the points of the code are known already. */
export function matchDownTo(
  lowest: LowestVerdict,
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
  code: CodePoints,
): Match | null {
  const result = scored(product, line, rules, code);
  return result.verdict === 'calza' || result.verdict === lowest ? resultOf(result, rules) : null;
}

/** A score, before it is told. */
interface Scored {
  product: PreparedProduct;
  line: PreparedLine;
  score: number;
  parts: readonly Part[];
  verdict: Match['verdict'];
  excluded: readonly Message[];
  requirements: readonly Requirement[];
  words: WordParts;
  hasOtherCode: boolean;
}

function scored(
  product: PreparedProduct,
  line: PreparedLine,
  rules: MatchRules,
  { points, reason }: CodePoints,
): Scored {
  const hasOtherCode = reason === null && line.line.unspsc !== null;
  const words = wordParts(product, line, rules, hasOtherCode);
  const basis: Part[] = reason === null ? [] : [{ points, reason }];
  basis.push(...words.parts);
  if (basis.length > 0) basis.push(...detailParts(product, line, rules));
  const before = bounded(basis);
  const excluded = phrasesFound(product.excluded, line, rules).map(({ text }) =>
    createMessage('calce-excluida', { palabra: text }),
  );
  const requirements = requirementsOf(product, line);
  const unmet = requirements.filter(({ eligibility }) => eligibility === 'no-cumple');
  const isBlocked = excluded.length > 0 || unmet.length > 0;
  const { parts, score } = isBlocked
    ? bounded([
        ...before.parts,
        ...excluded.map((reason) => ({ points: -100, reason })),
        ...unmet.map(({ reason }) => ({ points: -rules.unmet, reason })),
      ])
    : before;
  const verdict = verdictOf(score, isBlocked, before.score, rules);
  return { product, line, score, parts, verdict, excluded, requirements, words, hasOtherCode };
}

/** Why a line is no match, in the order of weight. */
function lackingOf(scored: Scored, rules: MatchRules): Message[] {
  const { line, score, excluded, requirements, words, hasOtherCode } = scored;
  const lacking: Message[] = [...excluded];
  for (const { eligibility, reason } of requirements) {
    if (eligibility === 'no-cumple') lacking.push(reason);
  }
  if (words.against !== null) lacking.push(words.against);
  if (words.parts.length === 0) lacking.push(createMessage('calce-sin-palabras'));
  if (hasOtherCode) {
    lacking.push(createMessage('calce-codigo-otro', { codigo: line.line.unspsc ?? '' }));
  }
  if (score < rules.match) {
    lacking.push(createMessage('calce-pocos-puntos', { puntaje: score, minimo: rules.match }));
  }
  return lacking;
}

function resultOf(scored: Scored, rules: MatchRules): Match {
  const { product, line, score, parts, verdict, requirements } = scored;
  return {
    sku: product.product.sku,
    lineId: line.line.lineId,
    version: rules.version,
    score,
    parts,
    verdict,
    eligibility: eligibilityOf(requirements),
    checked: requirements.flatMap((one) => (one.eligibility === 'no-cumple' ? [] : [one.reason])),
    whyNot: verdict === 'calza' ? [] : lackingOf(scored, rules),
  };
}
