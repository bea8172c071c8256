import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexProducts } from './product-index.ts';
import { MatchLine, MatchProduct } from './shapes.ts';
import { type SynonymGroups, vocabularyOf } from './vocabulary.ts';

const product = (nombre: string, palabrasClave: string[] = []) =>
  MatchProduct.parse({ sku: 'P', nombre, palabrasClave });
const line = (lineText: string) => MatchLine.parse({ lineId: '1', lineText });

const scoreOf = (sold: MatchProduct, text: string, groups: SynonymGroups) =>
  indexProducts([sold], { groups }).matchesOf(line(text))[0]?.score ?? 0;

describe('the words of a company', () => {
  it('are read as one, whichever the product or the line says', () => {
    const groups = [['bránula', 'abbocath', 'catéter']];
    for (const [own, said] of [
      ['Bránula', 'Abbocath'],
      ['Catéter', 'Bránulas'],
      ['Abbocath', 'CATÉTER'],
    ] as const) {
      expect(scoreOf(product(own), said, [])).toBe(0);
      expect(scoreOf(product(own), said, groups)).toBe(50);
    }
  });

  it('may be phrases, which stand together and are told as keywords', () => {
    const groups = [['guante', 'protector de manos']];
    const [match] = indexProducts([product('Guante')], { groups }).matchesOf(
      line('Protectores de manos'),
    );
    expect(match?.parts[0]?.reason).toMatchObject({
      code: 'calce-claves',
      params: { palabras: '«protector de manos»' },
    });
    expect(scoreOf(product('Guante'), 'Protector de pantalla', groups)).toBe(0);
    expect(scoreOf(product('Protector de manos'), 'Guantes', groups)).toBeGreaterThan(0);
    expect(scoreOf(product('Casco'), 'Protector de manos', groups)).toBe(0);
  });

  it('say which words a line may have for a product', () => {
    const groups = [
      ['bránula', 'vía venosa'],
      ['casco', 'yelmo'],
    ];
    const { saidFor } = vocabularyOf(groups);
    expect(saidFor(product('Bránula 18G'))).toEqual(['bránula', 'vía venosa']);
    expect(saidFor(product('Silla'))).toEqual([]);
  });

  it('change nothing of a product and a line that have none of them', () => {
    const other = fc.constantFrom('silla', 'mesa', 'lámpara', 'estante', 'cortina');
    const texts = fc.array(other, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
    const groups = [
      ['guante', 'manopla'],
      ['casco', 'protector de cabeza'],
    ];
    fc.assert(
      fc.property(texts, texts, (own, said) => {
        const found = (some: SynonymGroups) =>
          indexProducts([product(own)], { groups: some }).matchesOf(line(said));
        expect(found(groups)).toEqual(found([]));
      }),
    );
  });
});
