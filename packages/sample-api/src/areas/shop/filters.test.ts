import type { ProductFacets } from '@pliego/contract/areas/shop-products';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefused, idsOf, newSample } from '#sample/testing/sample.ts';

const path = '/apps/ecommerce';
const all = { perPage: 100 };
const countOf = <T>(counts: { value: T; count: number }[], value: T) =>
  counts.find((one) => one.value === value)?.count;

describe('the products that are narrowed', () => {
  it.each([
    ['category=furniture', [27, 26, 4, 3, 2]],
    ['category=lighting,tools', [10, 6, 5, 1]],
    ['brand=Nodal', [22, 18, 17, 16, 15]],
    ['brand=Nodal,Cordal&minPrice=100000', [25, 18, 16, 15]],
    ['maxPrice=19990', [12, 10, 8, 7]],
    ['minPrice=189990&maxPrice=189990', [26, 25]],
    ['minRating=5&freeShipping=true', [27, 26, 21, 18, 17, 6, 3]],
    ['category=furniture&brand=Nodal', []],
    ['anywhere=true&q=LAMPARA', [1]],
    ['anywhere=true&q=teclar', [24, 21, 20, 19]],
    ['anywhere=true&q=faro brazo', [1]],
    ['anywhere=true&q=cubierta caf%C3%A9', [3]],
    ['anywhere=true&q=&brand=Maitén', [4]],
  ])('by %s are %j', async (query, ids) => {
    const response = await newSample().send('GET', `${path}/products?perPage=100&${query}`);
    const answer = (await response.json()) as { products: { id: number }[]; total: number };
    expect(idsOf(answer.products)).toEqual(ids);
    expect(answer.total).toBe(ids.length);
  });

  it.each(['category=otra', 'minPrice=-1', 'minPrice=mucho', 'minRating=6', 'freeShipping=1'])(
    'are refused by %s',
    async (query) => {
      await expectRefused(422, newSample().send('GET', `${path}/products?${query}`));
      await expectRefused(422, newSample().send('GET', `${path}/facets?${query}`));
    },
  );
});

describe('the counts', () => {
  it('add up to the whole shop, each product in one category and of one brand', async () => {
    const facets = await newSample().api.shop.facets();
    const sum = (counts: { count: number }[]) => counts.reduce((all, one) => all + one.count, 0);
    expect(sum(facets.category)).toBe(27);
    expect(sum(facets.brand)).toBe(27);
    expect(facets.price).toEqual({ min: 8_990, max: 389_990 });
    expect(facets.minRating[0]).toEqual({ value: 5, count: 11 });
  });

  it('count the products of one more value', async () => {
    const { api } = newSample();
    const filter = fc.record(
      {
        minPrice: fc.integer({ min: 0, max: 200_000 }),
        category: fc.constantFrom(['furniture' as const], ['safety' as const, 'field' as const]),
        brand: fc.constantFrom(['Nodal'], ['Puelche', 'Amparo']),
        minRating: fc.integer({ min: 1, max: 5 }),
        freeShipping: fc.constant('true' as const),
      },
      { requiredKeys: [] },
    );
    const totalOf = async (query: object) =>
      (await api.shop.products({ query: { ...query, ...all } })).total;
    await fc.assert(
      fc.asyncProperty(filter, async (query) => {
        const facets: ProductFacets = await api.shop.facets({ query });
        expect(countOf(facets.category, 'furniture')).toBe(
          await totalOf({ ...query, category: ['furniture'] }),
        );
        expect(countOf(facets.brand, 'Nodal')).toBe(await totalOf({ ...query, brand: ['Nodal'] }));
        expect(countOf(facets.minRating, 4)).toBe(await totalOf({ ...query, minRating: 4 }));
        expect(facets.freeShipping).toBe(await totalOf({ ...query, freeShipping: 'true' }));
      }),
      { numRuns: 25 },
    );
  });
});

describe('what is like a product', () => {
  it('is of its category first, then of its brand, and never itself', async () => {
    const { products } = await newSample().api.shop.related({ params: { id: 26 } });
    expect(products).toHaveLength(8);
    expect(products.slice(0, 4).every(({ category }) => category === 'furniture')).toBe(true);
    expect(idsOf(products)).not.toContain(26);
    expect(products.find(({ id }) => id === 27)).toMatchObject({ isInCart: true });
    const bag = await newSample().api.shop.related({ params: { id: 23 } });
    expect(idsOf(bag.products).slice(0, 2)).toEqual([25, 24]);
  });

  it.each(['99', '26abc'])('is not known of %s', async (id) => {
    await expectRefused(404, newSample().send('GET', `${path}/products/${id}/related`));
  });
});
