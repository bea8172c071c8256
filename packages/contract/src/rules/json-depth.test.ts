import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe('the depth of a JSON text', () => {
  it('is that of the value it stands for', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3, depthSize: 'xsmall' }), (value) => {
        const depth = depthOf(value);
        for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
          expect(isDeeperThan(depth, text)).toBe(false);
          expect(isDeeperThan(depth - 1, text)).toBe(depth > 0);
        }
      }),
    );
  });

  it.each([
    [String.raw`{"a":"[[[[\"[[[["}`, 1],
    [String.raw`["\\",["\\\"["]]`, 2],
    ['"["', 0],
  ])('of %s is %i: brackets in texts do not count', (text, depth) => {
    expect(isDeeperThan(depth, text)).toBe(false);
    expect(isDeeperThan(depth - 1, text)).toBe(depth > 0);
  });

  it('is told of a text that never ends, too', () => {
    expect(isDeeperThan(64, '['.repeat(65))).toBe(true);
    expect(isDeeperThan(64, '['.repeat(64))).toBe(false);
  });
});
