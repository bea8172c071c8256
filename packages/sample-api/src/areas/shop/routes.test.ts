import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOrderLaws, expectPagingLaws, expectSearchLaws } from '#sample/testing/laws.ts';
import {
  expectNothing,
  expectRefused,
  idsOf,
  newSample,
  sampleNow,
} from '#sample/testing/sample.ts';

const path = '/apps/ecommerce';
const all = { perPage: 100 };

describe('the products', () => {
  it('come newest first, nine per page, with the wishlist and the cart', async () => {
    const answer = await newSample().api.shop.products();
    expect(idsOf(answer.products)).toEqual([27, 26, 25, 24, 23, 22, 21, 20, 19]);
    expect(answer.total).toBe(27);
    expect(answer.userWishlist).toEqual([
      { id: 1, productId: 26 },
      { id: 2, productId: 23 },
    ]);
    expect(answer.userCart.map(({ productId, qty }) => [productId, qty])).toEqual([
      [27, 1],
      [21, 1],
      [26, 1],
      [25, 1],
      [23, 1],
    ]);
    expect(idsOf(answer.products.filter(({ isInWishlist }) => isInWishlist))).toEqual([26, 23]);
    expect(idsOf(answer.products.filter(({ isInCart }) => isInCart))).toEqual([27, 26, 25, 23, 21]);
  });

  it('are 27 with their own address, picture and price', async () => {
    const { products } = await newSample().api.shop.products({ query: all });
    for (const { id, slug, image, price } of products) {
      expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`));
      expect(image).toBe(`/muestra/${slug.replace(/-\d+$/, '')}.svg`);
      expect(price).toBeGreaterThan(0);
    }
    expect(new Set(products.map(({ name }) => name)).size).toBe(27);
  });

  it.each([
    ['lámpara', [1]],
    ['LÁMPARA', [1]],
    ['lampara', []],
    ['silla', [26, 2]],
    [' silla ', []],
    ['Nodal', []],
  ])('with %j in the name are %j', async (q, ids) => {
    const { products, total } = await newSample().api.shop.products({ query: { q } });
    expect(idsOf(products)).toEqual(ids);
    expect(total).toBe(ids.length);
  });

  it('are found by any part of their name', async () => {
    const { api } = newSample();
    const { products } = await api.shop.products({ query: all });
    await expectSearchLaws(
      products,
      ({ name }) => [name],
      async (q) => idsOf((await api.shop.products({ query: { q, ...all } })).products),
    );
  });

  it('are ordered by price, equal ones by id, and reversed', async () => {
    const { api } = newSample();
    const by = async (sortBy: string) =>
      (await api.shop.products({ query: { ...all, sortBy } })).products;
    const ascending = await by('price-asc');
    expectOrderLaws(ascending, await by('price-desc'), (a, b) => a.price - b.price);
    const ties = ascending.filter(({ price }) => price === 189_990);
    expect(idsOf(ties)).toEqual([25, 26]);
  });

  it.each(['featured', 'otro', ''])('ordered by %j come newest first', async (sortBy) => {
    const { send } = newSample();
    const response = await send('GET', `${path}/products?sortBy=${sortBy}&perPage=3`);
    expect(await response.json()).toMatchObject({ products: [{ id: 27 }, { id: 26 }, { id: 25 }] });
  });

  it('keep the laws of paging', async () => {
    const { api } = newSample();
    await expectPagingLaws(async (query) => {
      const { products, total } = await api.shop.products({ query });
      return { ids: idsOf(products), total };
    });
  });

  it.each([
    ['page=3', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['page=4', []],
    ['page=0&perPage=2', [27, 26]],
    ['page=-2&perPage=2', [27, 26]],
    ['page=2.9&perPage=2', [25, 24]],
    ['perPage=0', [27]],
    ['perPage=-9', [27]],
    ['page=&perPage=2', [27, 26]],
    ['page=dos', []],
    ['perPage=todos', []],
    ['page=1&perPage=1e99&q=silla', [26, 2]],
  ])('asked for with %s are %j', async (query, ids) => {
    const response = await newSample().send('GET', `${path}/products?${query}`);
    const answer = (await response.json()) as { products: { id: number }[]; total: number };
    expect(idsOf(answer.products)).toEqual(ids);
    expect(answer.total).toBe(query.includes('q=') ? 2 : 27);
  });

  it('are refused two searches at once', async () => {
    await expectRefused(422, newSample().send('GET', `${path}/products?q=a&q=b`));
  });
});

describe('a product', () => {
  it('has its colours and its category', async () => {
    const { api } = newSample();
    const { product } = await api.shop.product({ params: { id: 26 } });
    expect(product).toMatchObject({ id: 26, isInWishlist: true, isInCart: true });
    expect(product.colorOptions).toEqual(['primary', 'success', 'warning', 'danger', 'info']);
    expect((await api.shop.product({ params: { id: 1 } })).product).toMatchObject({
      isInWishlist: false,
      isInCart: false,
    });
  });

  it.each(['28', '0', '26abc', '1.5', '99999999999999999999'])(
    'called %s is not there, and nothing is said',
    async (id) => {
      await expectNothing(404, newSample().send('GET', `${path}/products/${id}`));
    },
  );

  it('keeps nothing of what the cart and the detail add', async () => {
    const { api } = newSample();
    const before = await api.shop.products();
    await api.shop.cart();
    await api.shop.product({ params: { id: 27 } });
    expect(await api.shop.products()).toEqual(before);
  });
});

describe('the wishlist', () => {
  it('shows the products in its own order, with whether they are in the cart', async () => {
    const { send } = newSample();
    const { products } = (await (await send('GET', `${path}/wishlist`)).json()) as {
      products: object[];
    };
    expect(products).toMatchObject([
      { id: 26, isInCart: true },
      { id: 23, isInCart: true },
    ]);
    expect(products.every((product) => !('isInWishlist' in product))).toBe(true);
  });

  it('takes a product, also twice, and loses the first of them', async () => {
    const { api, send } = newSample();
    await expectNothing(201, send('POST', `${path}/wishlist`, { json: { productId: 5 } }));
    await expectNothing(201, send('POST', `${path}/wishlist`, { json: { productId: '5' } }));
    expect(idsOf((await api.shop.wishlist()).products)).toEqual([26, 23, 5, 5]);
    const { userWishlist } = await api.shop.products();
    expect(idsOf(userWishlist)).toEqual([1, 2, 3, 4]);
    expect((await api.shop.product({ params: { id: 5 } })).product.isInWishlist).toBe(true);
    await expectNothing(200, send('DELETE', `${path}/wishlist/5`));
    expect((await api.shop.products()).userWishlist.at(-1)).toEqual({ id: 4, productId: 5 });
    await api.shop.removeFromWishlist({ params: { productId: 5 } });
    expect((await api.shop.product({ params: { id: 5 } })).product.isInWishlist).toBe(false);
  });

  it('names by product, not by entry, what is removed', async () => {
    const { api, send } = newSample();
    for (const id of ['1', '999', '26abc']) {
      await expectNothing(200, send('DELETE', `${path}/wishlist/${id}`));
    }
    expect(idsOf((await api.shop.wishlist()).products)).toEqual([26, 23]);
  });
});

describe('the cart', () => {
  it('shows the products in its own order, with what is drawn anew each time', async () => {
    const { api, send } = newSample();
    const { products } = await api.shop.cart();
    expect(idsOf(products)).toEqual([27, 21, 26, 25, 23]);
    expect(products.map(({ isInWishlist }) => isInWishlist)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(products.every(({ qty }) => qty === 1)).toBe(true);
    expect((await api.shop.cart()).products).not.toEqual(products);
    const raw = (await (await send('GET', `${path}/cart`)).json()) as { products: object[] };
    expect(raw.products.every((product) => !('isInCart' in product))).toBe(true);
  });

  it('draws from 3 to 20 percent, 1 to 4 offers, within the week after tomorrow', async () => {
    const { api } = newSample();
    const lines = [];
    for (let count = 0; count < 60; count += 1) lines.push(...(await api.shop.cart()).products);
    const discounts = new Set(lines.map(({ discountPercentage }) => discountPercentage));
    expect([...discounts].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 18 }, (_, index) => index + 3),
    );
    expect([...new Set(lines.map(({ offers }) => offers))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4,
    ]);
    const hours = lines.map(
      ({ shippingDate }) => (Date.parse(shippingDate) - Date.parse(sampleNow)) / 3_600_000,
    );
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(24);
    expect(Math.max(...hours)).toBeLessThan(8 * 24);
    expect(Math.max(...hours) - Math.min(...hours)).toBeGreaterThan(6 * 24);
  });

  it('draws the same where chance is the same', async () => {
    expect(await newSample().api.shop.cart()).toEqual(await newSample().api.shop.cart());
    const other = await newSample(sampleNow, 2).api.shop.cart();
    expect(other).not.toEqual(await newSample().api.shop.cart());
  });

  it('takes a product as a new line of one, also when it is there', async () => {
    const { api, send } = newSample();
    await expectNothing(201, send('POST', `${path}/cart`, { json: { productId: 27 } }));
    await api.shop.addToCart({ body: { productId: '3' } });
    const { products } = await api.shop.cart();
    expect(idsOf(products)).toEqual([27, 21, 26, 25, 23, 27, 3]);
    expect(products.every(({ qty }) => qty === 1)).toBe(true);
    await expectNothing(200, send('DELETE', `${path}/cart/27`));
    expect(idsOf((await api.shop.cart()).products)).toEqual([21, 26, 25, 23, 27, 3]);
    expect((await api.shop.products()).userCart.at(-1)).toEqual({ id: 7, productId: 3, qty: 1 });
  });

  it('may become empty, and begins at one again', async () => {
    const { api } = newSample();
    for (const productId of [27, 21, 26, 25, 23]) {
      await api.shop.removeFromCart({ params: { productId } });
    }
    expect(await api.shop.cart()).toEqual({ products: [] });
    await api.shop.addToCart({ body: { productId: 9 } });
    expect((await api.shop.products()).userCart).toEqual([{ id: 1, productId: 9, qty: 1 }]);
  });

  it('holds in the end what was put in and not taken out', async () => {
    const step = fc.record({ add: fc.boolean(), productId: fc.integer({ min: 1, max: 27 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const { api } = newSample();
        const expected = [27, 21, 26, 25, 23];
        for (const { add, productId } of steps) {
          if (add) {
            await api.shop.addToCart({ body: { productId } });
            expected.push(productId);
          } else {
            await api.shop.removeFromCart({ params: { productId } });
            const at = expected.indexOf(productId);
            if (at !== -1) expected.splice(at, 1);
          }
        }
        expect(idsOf((await api.shop.cart()).products)).toEqual(expected);
        const { products } = await api.shop.products({ query: all });
        const flagged = idsOf(products.filter(({ isInCart }) => isInCart));
        expect(new Set(flagged)).toEqual(new Set(expected));
      }),
      { numRuns: 20 },
    );
  });
});

describe.each(['wishlist', 'cart'])('what is put on the %s', (list) => {
  it.each([
    [{ productId: 28 }, 404],
    [{ productId: -1 }, 404],
    [{ productId: 1.5 }, 404],
    [{}, 422],
    [{ productId: null }, 422],
    [{ productId: 'silla' }, 422],
    [{ productId: '' }, 422],
    [{ productId: [1] }, 422],
    [[], 422],
    [null, 422],
  ])('as %j is refused with %i and changes nothing', async (json, status) => {
    const { api, send } = newSample();
    await expectRefused(status, send('POST', `${path}/${list}`, { json }));
    expect(await api.shop.products()).toEqual(await newSample().api.shop.products());
  });

  it('without being JSON is malformed', async () => {
    const { send } = newSample();
    const headers = { 'content-type': 'application/json' };
    await expectRefused(400, send('POST', `${path}/${list}`, { body: '{"productId":', headers }));
    await expectRefused(415, send('POST', `${path}/${list}`, { body: 'productId=1' }));
    await expectRefused(405, send('PUT', `${path}/${list}`));
  });
});
