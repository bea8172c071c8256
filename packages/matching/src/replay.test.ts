import { describe, expect, it } from 'vitest';
import lineRows from '../quality/lines.jsonl?raw';
import pairRows from '../quality/pairs.jsonl?raw';
import productRows from '../quality/products.jsonl?raw';
import { matchLine } from './match.ts';
import { prepareLine, prepareProduct } from './prepare.ts';
import { indexProducts } from './product-index.ts';
import { currentRules, rulesOf } from './rules.ts';
import { MatchLine, MatchProduct } from './shapes.ts';
import { readingBy } from './words.ts';

const rowsOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row): unknown => JSON.parse(row));
const products = rowsOf(productRows).map((row) => MatchProduct.parse(row));
const lines = rowsOf(lineRows).map((row) => MatchLine.parse(row));
/** Enough of them for each kind of result to be there, and few enough for a busy machine. */
const sample = lines.filter((_, at) => at % 5 === 0);

/** FNV-1a over what was found, so that one changed letter of one result shows. */
function hashOf(results: Iterable<unknown>): string {
  let hash = 0x811c9dc5;
  for (const result of results) {
    const text = JSON.stringify(result);
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
    }
  }
  return hash.toString(16);
}

function* everyMatch(version: number) {
  const rules = rulesOf(version) ?? currentRules;
  const reading = readingBy(rules);
  const prepared = products.map((product) => prepareProduct(product, reading));
  for (const line of sample) {
    const read = prepareLine(line, reading);
    for (const product of prepared) yield matchLine(product, read, rules);
  }
}

function* indexed(version: number) {
  const rules = rulesOf(version) ?? currentRules;
  const index = indexProducts(products, { rules });
  for (const line of sample) yield index.matchesOf(line);
}

describe('a version of the rules', () => {
  // A hash that changes means that scores of this version can no longer be replayed: add a version instead.
  it.each([
    { version: 1, every: '6d01456c', found: 'f72b76be' },
    { version: 2, every: 'b8521fe0', found: '8f3c43b3' },
    { version: 3, every: '3ae59a6', found: '46220ed' },
  ])('gives what it always gave: $version', ({ version, every, found }) => {
    expect(hashOf(everyMatch(version))).toBe(every);
    expect(hashOf(indexed(version))).toBe(found);
  });

  it('finds through the index what it finds by scoring every product', () => {
    for (const version of [1, 2, 3]) {
      const near = [...everyMatch(version)].filter(({ verdict }) => verdict !== 'no');
      expect([...indexed(version)].flat()).toHaveLength(near.length);
    }
  });
});

describe('the labelled set', () => {
  const pairs = rowsOf(pairRows).map((row) => JSON.stringify(row));

  it('labels each pair once, with products and lines that it has', () => {
    const known = new Set([...products.map(({ sku }) => sku), ...lines.map((line) => line.lineId)]);
    const keys = pairs.map((pair) => /"sku":"([^"]+)","lineId":"([^"]+)"/.exec(pair)?.slice(1));
    expect(keys.every((key) => key?.every((part) => known.has(part)))).toBe(true);
    expect(new Set(keys.map(String)).size).toBe(pairs.length);
  });
});
