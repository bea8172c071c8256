import { NewProduct } from '@pliego/contract/areas/product-shapes';
import { describe, expect, it } from 'vitest';
import { families } from './catalogue/families.ts';
import { demoProducts } from './products.ts';

const all = Object.values(demoProducts).flat();
const codes = new Set(families.flatMap(({ products }) => products.map(({ code }) => code)));

describe('products of the demonstration', () => {
  it('are what the contract takes, each sku once in its company', () => {
    for (const { owner, ...fields } of all) {
      expect(owner).not.toBe('');
      expect(() => NewProduct.parse(fields)).not.toThrow();
    }
    for (const products of Object.values(demoProducts)) {
      expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    }
  });

  it('are asked for by tenders of the demonstration, at a price above their cost', () => {
    expect(all.flatMap(({ unspsc }) => unspsc).filter((code) => !codes.has(code))).toEqual([]);
    expect(all.filter(({ precio, costo }) => (precio ?? 0) <= (costo ?? 0))).toEqual([]);
  });
});
