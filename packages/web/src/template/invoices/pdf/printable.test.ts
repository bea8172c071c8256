import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('a text in a PDF', () => {
  it.each([
    [
      'Ñandú, pingüino, corazón y ¿qué más? ¡Sí! N.º 5',
      'Ñandú, pingüino, corazón y ¿qué más? ¡Sí! N.º 5',
    ],
    ['«140 × 70 — “cm”» €', '«140 × 70 — “cm”» €'],
    // With the accent as a combining character.
    ['Cristo\u0301bal', 'Cristóbal'],
    ['Dvořák', 'Dvorák'],
    ['ﬁn', 'fin'],
    ['Σ 🎉 文', '? ? ?'],
    ['uno\tdos\ntres', 'uno dos\ntres'],
  ])('%j is %j', (text, expected) => {
    expect(printable(text)).toBe(expected);
  });

  it('has no letter that the typeface does not know, and stays as it is a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = printable(text);
        expect(once).toMatch(/^[\n -~\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/);
        expect(printable(once)).toBe(once);
      }),
      { seed: 3 },
    );
  });
});
