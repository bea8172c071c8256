import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { families } from './families.ts';

const products = families.flatMap((family) => family.products);
const shared =
  process.env.PLIEGO_SHARED_DATA ??
  fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));
const reference = `${shared}/reference/unspsc-es/Rubros.csv`;

describe('the catalogue', () => {
  it('has enough codes over enough families of the classification', () => {
    expect(new Set(products.map(({ code }) => code)).size).toBeGreaterThanOrEqual(160);
    expect(new Set(products.map(({ code }) => code.slice(0, 4))).size).toBeGreaterThanOrEqual(20);
    expect(families.length).toBeGreaterThanOrEqual(20);
  });

  it('has every code once, with 8 digits', () => {
    expect(products.filter(({ code }) => !/^\d{8}$/.test(code))).toEqual([]);
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
  });

  it('names three levels above each product', () => {
    const short = products.filter(({ category }) => category.split(' / ').length < 3);
    expect(short).toEqual([]);
  });

  it('only uses placeholders that are filled in', () => {
    const known = /\{(?!(?:cosa|bien|servicio|destino|lugar|obra|meses|anio|mes)\})/;
    const texts = families.flatMap(({ titles, descriptions }) => [...titles, ...descriptions]);
    expect(texts.filter((text) => known.test(text))).toEqual([]);
  });

  it('has words for every nature of thing in a family', () => {
    for (const { key, titles, descriptions, products: own } of families) {
      for (const nature of new Set(own.map((product) => product.nature))) {
        const excluded = nature === 'good' ? '{servicio}' : '{bien}';
        const suits = (text: string): boolean => !text.includes(excluded);
        expect(titles.some(suits), `titles of ${key} for a ${nature}`).toBe(true);
        expect(descriptions.some(suits), `descriptions of ${key} for a ${nature}`).toBe(true);
      }
    }
  });

  it.skipIf(!existsSync(reference))('agrees with the official list', () => {
    const official = new Map<string, string>();
    for (const row of readFileSync(reference, 'utf8').split(/\r?\n/).slice(1)) {
      const [code = '', name = '', , level3 = '', level2 = '', level1 = ''] = row
        .split(';')
        .map((cell) => cell.trim());
      official.set(code, [name, level1, level2, level3].join(' / '));
    }
    const wrong = products.filter(
      ({ code, name, category }) => official.get(code) !== `${name} / ${category}`,
    );
    expect(wrong).toEqual([]);
  });
});
