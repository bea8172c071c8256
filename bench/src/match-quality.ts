import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relationOf } from '@pliego/matching/code-points';
import { matchLine } from '@pliego/matching/match';
import { prepareLine, prepareProduct } from '@pliego/matching/prepare';
import { type MatchRules, ruleVersions } from '@pliego/matching/rules';
import { MatchLine, MatchProduct } from '@pliego/matching/shapes';
import { holdsPhrase, readingBy } from '@pliego/matching/words';
import * as z from 'zod/mini';
import type { Figure } from './measure.ts';

const folder = new URL('../../packages/matching/quality/', import.meta.url);
const rowsOf = (name: string): unknown[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row): unknown => JSON.parse(row));

const LabelledPair = z.object({
  sku: z.string(),
  lineId: z.string(),
  fits: z.boolean(),
  why: z.string(),
});

/** A labelled pair with what was read of it. */
interface Pair {
  product: MatchProduct;
  line: MatchLine;
  fits: boolean;
  why: string;
  heldOut: boolean;
}

/** Whether a line belongs to the third that nobody looks at while changing the rules. */
export function isHeldOut(lineId: string): boolean {
  return createHash('sha256').update(lineId).digest().readUInt32BE(0) % 3 === 0;
}

export function labelledPairs(): Pair[] {
  const products = rowsOf('products.jsonl').map((row) => MatchProduct.parse(row));
  const lines = rowsOf('lines.jsonl').map((row) => MatchLine.parse(row));
  const productBySku = new Map(products.map((product) => [product.sku, product]));
  const lineById = new Map(lines.map((line) => [line.lineId, line]));
  return rowsOf('pairs.jsonl').map((row) => {
    const { sku, lineId, fits, why } = LabelledPair.parse(row);
    const [product, line] = [productBySku.get(sku), lineById.get(lineId)];
    if (product === undefined || line === undefined) throw new Error(`${sku} ${lineId} is missing`);
    return { product, line, fits, why, heldOut: isHeldOut(lineId) };
  });
}

/** A way to find lines: what it gives a pair, and whether it takes it for a match. */
export interface Way {
  name: string;
  judge(pair: Pick<Pair, 'product' | 'line'>): { score: number; found: boolean };
}

export function byRules(rules: MatchRules): Way {
  const reading = readingBy(rules);
  return {
    name: `matcher, rules ${rules.version}`,
    judge({ product, line }) {
      const read = prepareLine(line, reading);
      const match = matchLine(prepareProduct(product, reading), read, rules);
      return { score: match.score, found: match.verdict === 'calza' };
    },
  };
}

/** What a search of tenders finds: all words of the name, or a keyword, wherever the line or its title has them. */
const byWords: Way = {
  name: 'words alone',
  judge({ product, line }) {
    const { name, keywords } = prepareProduct(product);
    const { text, own, around } = prepareLine(line);
    const held = [...name.keys()].filter((stem) => own.has(stem) || around.has(stem)).length;
    const isKeyword = keywords.some((phrase) => holdsPhrase(text.stems, phrase.stems));
    const score = isKeyword ? 1 : held / Math.max(1, name.size);
    return { score, found: score === 1 };
  },
};

const nearness = { exact: 1, parent: 0.8, sibling: 0.5, family: 0.2 } as const;
const byCode: Way = {
  name: 'code alone',
  judge({ product, line }) {
    const { unspsc } = line;
    if (unspsc === null) return { score: 0, found: false };
    const scores = product.unspsc.map((own) => {
      const relation = relationOf(own, unspsc);
      return relation === null ? 0 : nearness[relation];
    });
    const score = Math.max(0, ...scores);
    return { score, found: score >= nearness.parent };
  },
};

export interface Quality {
  precision: number;
  recall: number;
  f1: number;
  averagePrecision: number;
}

/**
 * The average precision over all pairs in the order of their scores. Pairs of one score are taken together, so that the
 * order of the file decides nothing.
 */
function averagePrecisionOf(judged: readonly { score: number; fits: boolean }[]): number {
  const fitting = judged.filter(({ fits }) => fits).length;
  const scores = [...new Set(judged.map(({ score }) => score))].sort((a, b) => b - a);
  let [taken, right, sum] = [0, 0, 0];
  for (const score of scores) {
    const group = judged.filter((one) => one.score === score);
    const gained = group.filter(({ fits }) => fits).length;
    taken += group.length;
    right += gained;
    sum += (gained / Math.max(1, fitting)) * (right / taken);
  }
  return sum;
}

export function qualityOf(way: Way, pairs: readonly Pair[]): Quality {
  const judged = pairs.map((pair) => ({ ...way.judge(pair), fits: pair.fits }));
  const found = judged.filter((one) => one.found);
  const right = found.filter(({ fits }) => fits).length;
  const fitting = judged.filter(({ fits }) => fits).length;
  return {
    precision: right / Math.max(1, found.length),
    recall: right / Math.max(1, fitting),
    f1: (2 * right) / Math.max(1, found.length + fitting),
    averagePrecision: averagePrecisionOf(judged),
  };
}

const hundredths = (value: number): string => value.toFixed(2);

/** Precision, recall and the rest over the labelled pairs, of the rules and of two simpler ways, in one run. */
export async function matchQualityFigures(): Promise<Figure[]> {
  const pairs = labelledPairs();
  const parts = [
    { part: 'tuning', some: pairs.filter(({ heldOut }) => !heldOut) },
    { part: 'held out', some: pairs.filter(({ heldOut }) => heldOut) },
    { part: 'lines with a code', some: pairs.filter(({ line }) => line.unspsc !== null) },
  ];
  const ways = [...ruleVersions.map(byRules), byWords, byCode];
  return parts.flatMap(({ part, some }) =>
    ways.map((way) => {
      const { precision, recall, f1, averagePrecision } = qualityOf(way, some);
      return {
        what: `${part}, ${some.length} pairs: ${way.name}`,
        measured: [precision, recall, f1, averagePrecision].map(hundredths).join(' · '),
        aim: '–',
        met: null,
      };
    }),
  );
}
