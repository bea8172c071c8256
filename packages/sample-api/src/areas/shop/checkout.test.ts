import { sumsOf } from '@pliego/contract/rules/cart-sums';
import { describe, expect, it } from 'vitest';
import {
  expectNothing,
  expectRefused,
  idsOf,
  newSample,
  sampleNow,
} from '#sample/testing/sample.ts';

const path = '/apps/ecommerce';
const address = {
  name: 'Rosa Millán',
  phone: '+56 9 5550 1234',
  street: 'Los Boldos',
  number: 's/n',
  region: 9,
  commune: 'Temuco',
  postalCode: '4780000',
  kind: 'home' as const,
};
const transfer = { addressId: 1, payment: { method: 'transfer' as const } };

describe('a quantity', () => {
  it('holds, and counts for its product alone', async () => {
    const { api, send } = newSample();
    const json = { productId: 26, qty: 4 };
    await expectNothing(200, send('POST', `${path}/cart/update`, { json }));
    const { products } = await api.shop.cart();
    expect(products.map(({ id, qty }) => [id, qty])).toEqual([
      [27, 1],
      [21, 1],
      [26, 4],
      [25, 1],
      [23, 1],
    ]);
  });

  it('makes one line of what was added twice', async () => {
    const { api } = newSample();
    await api.shop.addToCart({ body: { productId: 26, qty: 3 } });
    expect(idsOf((await api.shop.cart()).products)).toEqual([27, 21, 26, 25, 23, 26]);
    await api.shop.updateCart({ body: { productId: 26, qty: 7 } });
    const { products } = await api.shop.cart();
    expect(products.filter(({ id }) => id === 26).map(({ qty }) => qty)).toEqual([7]);
  });

  it.each([0, 11, 1.5, -1, '3', null])('of %j is refused and changes nothing', async (qty) => {
    const { api, send } = newSample();
    for (const call of ['cart/update', 'cart']) {
      const json = { productId: 26, qty };
      await expectRefused(422, send('POST', `${path}/${call}`, { json }));
    }
    expect((await api.shop.products()).userCart.every((entry) => entry.qty === 1)).toBe(true);
  });

  it('of what is not in the cart is not kept', async () => {
    const json = { productId: 1, qty: 2 };
    await expectRefused(404, newSample().send('POST', `${path}/cart/update`, { json }));
  });
});

describe('a colour', () => {
  it('is kept with the line, and can be changed without its quantity', async () => {
    const { api } = newSample();
    await api.shop.addToCart({ body: { productId: 5, qty: 2, color: 'danger' } });
    expect((await api.shop.cart()).products.at(-1)).toMatchObject({ qty: 2, color: 'danger' });
    await api.shop.updateCart({ body: { productId: 5, color: 'info' } });
    expect((await api.shop.cart()).products.at(-1)).toMatchObject({ qty: 2, color: 'info' });
  });
});

it('what was taken out goes back to where it was', async () => {
  const { api } = newSample();
  const { products } = await api.shop.cart();
  const { place, qty } = products[1] ?? {};
  await api.shop.removeFromCart({ params: { productId: 21 } });
  await api.shop.addToCart({ body: { productId: 21, qty, place } });
  expect(idsOf((await api.shop.cart()).products)).toEqual(idsOf(products));
  await api.shop.removeFromWishlist({ params: { productId: 26 } });
  await api.shop.addToWishlist({ body: { productId: 26, place: 1 } });
  expect(idsOf((await api.shop.wishlist()).products)).toEqual([26, 23]);
});

describe('the addresses', () => {
  it('are restored with their id and place', async () => {
    const { api } = newSample();
    const before = (await api.shop.addresses()).addresses;
    const [first] = before;
    if (first === undefined) throw new Error('the seed has two addresses');
    await api.shop.removeAddress({ params: { id: first.id } });
    const added = await api.shop.addAddress({ body: address });
    expect(await api.shop.restoreAddress({ body: { address: first } })).toEqual(first);
    expect((await api.shop.addresses()).addresses).toEqual([...before, added]);
    const other = { ...first, name: 'Otra' };
    expect(await api.shop.restoreAddress({ body: { address: other } })).toEqual(first);
  });

  it('are two, may be more and may be fewer', async () => {
    const { api } = newSample();
    const added = await api.shop.addAddress({ body: address });
    expect(added).toEqual({ ...address, id: 3 });
    await api.shop.removeAddress({ params: { id: 1 } });
    await api.shop.removeAddress({ params: { id: 77 } });
    const { addresses } = await api.shop.addresses();
    expect(idsOf(addresses)).toEqual([2, 3]);
  });

  it.each([
    ['name', ''],
    ['name', 'x'.repeat(81)],
    ['phone', '12345'],
    ['phone', '9 5550 123a'],
    ['street', ' '],
    ['number', ''],
    ['region', 0],
    ['region', 17],
    ['commune', 'Quilpué'],
    ['commune', ''],
    ['postalCode', '123'],
    ['kind', 'otra'],
  ])('are refused with %s %j, which is named', async (field, value) => {
    const { api, send } = newSample();
    const json = { ...address, [field]: value };
    const problem = await expectRefused(422, send('POST', `${path}/addresses`, { json }));
    expect(Object.keys(problem.fieldErrors ?? {})).toContain(field);
    expect((await api.shop.addresses()).addresses).toHaveLength(2);
  });

  it.each(['9 5550 1234', '955501234', '+56955501234', '2 2555 0123', '56 9 5550 1234'])(
    'may have the telephone %j',
    async (phone) => {
      const added = await newSample().api.shop.addAddress({ body: { ...address, phone } });
      expect(added.phone).toBe(phone);
    },
  );
});

describe('an order', () => {
  it('holds what was in the cart, adds it up and leaves the cart empty', async () => {
    const { api } = newSample();
    await api.shop.updateCart({ body: { productId: 23, qty: 2 } });
    const { products } = await api.shop.cart();
    const order = await api.shop.placeOrder({
      body: { ...transfer, total: sumsOf(products).total },
    });
    expect(order).toMatchObject({ id: 1002, placedAt: sampleNow, coupon: null });
    expect(order.lines.map(({ productId, qty }) => [productId, qty])).toEqual([
      [27, 1],
      [21, 1],
      [26, 1],
      [25, 1],
      [23, 2],
    ]);
    expect(order.sums).toEqual(sumsOf(products));
    expect(await api.shop.cart()).toEqual({ products: [] });
    expect(await api.shop.order({ params: { id: 1002 } })).toEqual(order);
  });

  it('counts what was added twice once, with all its units', async () => {
    const { api } = newSample();
    await api.shop.addToCart({ body: { productId: 27, qty: 10 } });
    const { lines } = await api.shop.placeOrder({ body: transfer });
    expect(lines[0]).toMatchObject({ productId: 27, qty: 10 });
    expect(lines).toHaveLength(5);
  });

  it('takes a coupon, as it is typed', async () => {
    const { api } = newSample();
    const order = await api.shop.placeOrder({ body: { ...transfer, coupon: ' oficina25 ' } });
    expect(order.coupon).toBe('OFICINA25');
    expect(order.sums).toMatchObject({ coupon: 25_000, total: 882_846, tax: 140_959 });
  });

  it.each([
    [{ coupon: 'NADA' }, 422, 'cupon-desconocido'],
    [{ coupon: 'PRIMAVERA24' }, 422, 'cupon-vencido'],
    [{ total: 1 }, 422, 'carro-cambiado'],
    [{ addressId: 99 }, 404, 'direccion-no-guardada'],
  ])('with %j is refused with %i, and the cart stays', async (change, status, code) => {
    const { api, send } = newSample();
    const json = { ...transfer, ...change };
    const problem = await expectRefused(status, send('POST', `${path}/orders`, { json }));
    expect(problem.motivo).toEqual({ code });
    expect((await api.shop.cart()).products).toHaveLength(5);
  });

  it.each([
    { method: 'instalments' },
    { method: 'instalments', instalments: 5 },
    { method: 'purchase-order' },
    { method: 'purchase-order', purchaseOrder: ' ' },
    { method: 'otra' },
    {},
  ])('paid with %j is refused', async (payment) => {
    const json = { addressId: 1, payment };
    await expectRefused(422, newSample().send('POST', `${path}/orders`, { json }));
  });

  it('of nothing is refused', async () => {
    const { api, send } = newSample();
    await api.shop.placeOrder({ body: transfer });
    const problem = await expectRefused(422, send('POST', `${path}/orders`, { json: transfer }));
    expect(problem.motivo).toEqual({ code: 'carro-vacio' });
  });

  it('keeps nothing of a card that was sent along', async () => {
    const { send, api } = newSample();
    const payment = { method: 'card', cardNumber: '4111111111111111', cvv: '123' };
    const json = { addressId: 1, payment, card: { number: '4111111111111111' } };
    const response = await send('POST', `${path}/orders`, { json });
    expect(response.status).toBe(201);
    expect(await response.text()).not.toContain('4111');
    const kept = await api.shop.order({ params: { id: 1002 } });
    expect(kept.payment).toEqual({ method: 'card' });
  });

  it.each(['1', '1002', 'abc'])('that is not there, as %s, is not found', async (id) => {
    await expectRefused(404, newSample().send('GET', `${path}/orders/${id}`));
  });
});
