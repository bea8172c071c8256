import type {
  Address,
  Order,
  OrderLine,
  shopCheckoutEndpoints,
} from '@pliego/contract/areas/shop-checkout';
import { type CartEntry, cartUnits, type Product } from '@pliego/contract/areas/shop-products';
import type { ProductColor } from '@pliego/contract/areas/shop-choices';
import { createMessage } from '@pliego/contract/message';
import { ProblemError } from '@pliego/contract/problem';
import {
  arrivalOf,
  checkCoupon,
  type CouponCheck,
  joinedLines,
  sumsOf,
} from '@pliego/contract/rules/cart-sums';
import type { SampleHandlers } from '#sample/area.ts';
import { collectionOf, type Store } from '#sample/store.ts';
import { cart, given, listsOf, withProducts } from './lists.ts';

const seeds = () => import('./checkout-seed.ts');
const addresses = collectionOf<Address>({
  name: 'shop-addresses',
  comesBack: true,
  seed: async () => (await seeds()).addresses,
});
const orders = collectionOf<Order>({
  name: 'shop-orders',
  seed: async (now) => (await seeds()).ordersOf(now),
});

const couponRefusals = {
  unknown: 'cupon-desconocido',
  expired: 'cupon-vencido',
  minimum: 'cupon-con-minimo',
} as const satisfies Record<Exclude<CouponCheck['refusal'], null>, string>;

/** What is in the cart, one line a product. */
async function linesOf(store: Store) {
  const { inCart } = await listsOf(store);
  const lines = (await withProducts(store, inCart)).map(({ entry: { qty, color }, product }) =>
    Object.assign(product, { qty, color }),
  );
  return joinedLines(lines, cartUnits.max);
}

/** A line as it was ordered, whatever becomes of the product. */
function orderLine(line: Product & { qty: number; color?: ProductColor }, now: Date): OrderLine {
  const { id: productId, name, slug, brand, image, price, qty, color } = line;
  const ordered = { productId, name, slug, brand, image, price, qty };
  return { ...ordered, arrives: arrivalOf(line, now), ...given({ color }) };
}

/** All entries of a product become one, with what is changed. */
async function changeEntries(store: Store, productId: number, change: Partial<CartEntry>) {
  const entries = store.collection(cart);
  const { rows } = await entries.list({ where: (entry) => entry.productId === productId });
  const [first, ...others] = rows;
  if (first === undefined) {
    throw new ProblemError('no-encontrado', createMessage('producto-fuera-del-carro'));
  }
  if (change.qty !== undefined) for (const { id } of others) await entries.remove(id);
  await entries.update(first.id, (entry) => ({ ...entry, ...given(change) }));
}

export const checkoutHandlers: SampleHandlers<typeof shopCheckoutEndpoints> = ({ clock }) => ({
  updateCart: ({ body: { productId, qty, color } }, { caller: { store } }) =>
    changeEntries(store, productId, { qty, color }),
  addresses: async (_, { caller: { store } }) => ({
    addresses: (await store.collection(addresses).list()).rows,
  }),
  addAddress: ({ body }, { caller: { store } }) =>
    store.collection(addresses).insert((id) => ({ ...body, id })),
  removeAddress: async ({ params }, { caller: { store } }) => {
    await store.collection(addresses).remove(params.id);
  },
  restoreAddress: async ({ body: { address } }, { caller: { store } }) => {
    const saved = store.collection(addresses);
    return (await saved.get(address.id)) ?? (await saved.insert(() => address));
  },
  placeOrder: async ({ body }, { caller: { store } }) => {
    const now = clock();
    const address = await store.collection(addresses).get(body.addressId);
    if (address === undefined) {
      throw new ProblemError('no-encontrado', createMessage('direccion-no-guardada'));
    }
    const lines = await linesOf(store);
    if (lines.length === 0) {
      throw new ProblemError('datos-invalidos', createMessage('carro-vacio'));
    }
    const checked = body.coupon === undefined ? null : checkCoupon(body.coupon, lines, now);
    if (checked !== null && checked.refusal !== null) {
      throw new ProblemError('datos-invalidos', createMessage(couponRefusals[checked.refusal]));
    }
    const sums = sumsOf(lines, checked?.coupon ?? null);
    if (body.total !== undefined && sums.total !== body.total) {
      throw new ProblemError('datos-invalidos', createMessage('carro-cambiado'));
    }
    const order = await store.collection(orders).insert((id) => ({
      id,
      placedAt: now.toISOString(),
      lines: lines.map((line) => orderLine(line, now)),
      sums,
      coupon: checked?.coupon?.code ?? null,
      address,
      payment: body.payment,
    }));
    const entries = store.collection(cart);
    for (const { id } of (await entries.list()).rows) await entries.remove(id);
    return order;
  },
  orders: async (_, { caller: { store } }) => ({
    orders: (await store.collection(orders).list()).rows.toReversed(),
  }),
  order: async ({ params }, { caller: { store } }) => {
    const order = await store.collection(orders).get(params.id);
    if (order === undefined) {
      throw new ProblemError('no-encontrado', createMessage('pedido-desconocido'));
    }
    return order;
  },
});
