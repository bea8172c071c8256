import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { proposeProducts, type SoldLine } from './propose-products.ts';

const line = (tenderId: number, text: string, more: Partial<SoldLine> = {}): SoldLine => ({
  tenderId,
  text,
  code: '42132205',
  name: 'GUANTES DE EXAMEN',
  unit: 'Caja',
  price: null,
  currency: 'CLP',
  ...more,
});

describe('the products that were sold', () => {
  it('are one a code, with the words that most processes say, the unit and the median price', () => {
    const sold = [
      line(1, 'Guantes de nitrilo talla M', { price: 4_000 }),
      line(2, 'Guante nitrilo azul', { price: 5_000 }),
      line(3, 'GUANTES DE NITRILO S', { price: 9_000 }),
      line(3, 'Guantes de nitrilo L, por par', { price: 90, unit: 'Par' }),
      line(3, 'Alcohol gel 1 litro', { code: '51471901', name: 'ALCOHOL' }),
    ];
    expect(proposeProducts(sold)).toEqual([
      {
        name: 'Guantes de examen',
        code: '42132205',
        words: ['guantes', 'nitrilo', 'examen'],
        unit: 'Caja',
        price: 5_000,
        currency: 'CLP',
        lines: 4,
        tenderIds: [3, 2, 1],
      },
      expect.objectContaining({ name: 'Alcohol gel 1 litro', price: null, tenderIds: [3] }),
    ]);
  });

  it('without codes are known by their words, whatever their order, case and number', () => {
    const bare = { code: null, name: null };
    const sold = [
      line(4, 'SILLA DE RUEDAS', bare),
      line(5, 'Sillas de rueda', bare),
      line(6, 'Andador', bare),
    ];
    const proposed = proposeProducts(sold);
    expect(proposed.map(({ name, tenderIds }) => [name, tenderIds])).toEqual([
      ['Silla de ruedas', [5, 4]],
      ['Andador', [6]],
    ]);
  });

  it('keep their name short', () => {
    const [one] = proposeProducts([line(1, 'Lámpara clínica '.repeat(30))]);
    expect(one?.name.length).toBeLessThanOrEqual(120);
    expect(one?.name).toMatch(/(?:Lámpara|clínica)$/);
  });

  const words = fc.constantFrom('guante', 'mesa', 'silla', 'nitrilo', 'clínica', 'talla', 'azul');
  const lines = fc.array(
    fc.record<SoldLine>({
      tenderId: fc.integer({ min: 1, max: 6 }),
      text: fc.array(words, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
      code: fc.constantFrom(null, '42132205', '56101504'),
      name: fc.constantFrom(null, 'MESAS', 'GUANTES'),
      unit: fc.constantFrom(null, 'Caja', 'Par'),
      price: fc.option(fc.integer({ min: 1, max: 9_000 })),
      currency: fc.constantFrom(null, 'CLP', 'USD'),
    }),
  );

  it('hold each line once, say only what their lines say, and do not depend on the order', () => {
    fc.assert(
      fc.property(lines, (sold) => {
        const proposed = proposeProducts(sold);
        expect(proposed.reduce((sum, one) => sum + one.lines, 0)).toBe(sold.length);
        expect(proposeProducts(sold.toReversed())).toEqual(proposed);
        const all = sold.map(({ text, name }) => `${text} ${name ?? ''}`.toLowerCase()).join(' ');
        for (const { words: said } of proposed)
          for (const word of said) expect(all).toContain(word);
      }),
    );
  });
});
