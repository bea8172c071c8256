import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partialJson } from './partial-json.ts';

describe('partialJson', () => {
  it.each([
    ['{"a":1,"b":{"c":[1,2,{"d"', { a: 1, b: { c: [1, 2, {}] } }],
    ['{"a":"x', {}],
    ['[{"a":true},{"b":12', [{ a: true }, {}]],
    ['{"a":1 "b":2}', { a: 1 }],
    ['{"a":1,"b":hola,"c":2}', { a: 1 }],
    ['\uFEFF {"a":"ñ\\n"}{"b":1}', { a: 'ñ\n' }],
    ['{"a\u0000":1}', { a: 1 }],
    ['12', undefined],
    ['null', null],
    ['codigo;nombre', undefined],
    ['<a/>', undefined],
    ['', undefined],
  ])('%j', (text, value) => {
    expect(partialJson(text)).toEqual(value);
  });

  it('reads what JSON.parse reads, and the start of it without throwing', () => {
    fc.assert(
      fc.property(
        fc.object({
          maxDepth: 4,
          values: [
            fc.string(),
            fc.double({ noNaN: true, noDefaultInfinity: true }),
            fc.boolean(),
            fc.constant(null),
          ],
        }),
        fc.nat(),
        (value, cut) => {
          const text = JSON.stringify(value);
          expect(JSON.stringify(partialJson(text))).toBe(
            JSON.stringify(JSON.parse(text)).replaceAll('\\u0000', ''),
          );
          expect(() => partialJson(text.slice(0, cut % text.length))).not.toThrow();
        },
      ),
    );
  });

  it('does not follow what is nested without end', () => {
    expect(partialJson('['.repeat(60_000))).toBeDefined();
  });
});
