import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, foldText } from './fold-text.ts';

const texts = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('folding', () => {
  it('blinds to case, accents and spaces, as people type', () => {
    expect(foldText('  ÑUÑOA   del\tBío-Bío ')).toBe('nunoa del bio-bio');
    expect(foldText('cafe\u0301')).toBe(foldText('CAFÉ'));
    expect(foldLetters(' Á  B ')).toBe(' a  b ');
  });

  it('is the same for a composed and a decomposed text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')));
      }),
    );
  });

  it('of words is that of letters but for spaces', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const spaceless = (folded: string) => folded.replaceAll(/\s/g, '');
        expect(spaceless(foldText(text))).toBe(spaceless(foldLetters(text)));
      }),
    );
  });
});
