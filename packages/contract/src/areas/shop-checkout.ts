import * as z from 'zod/mini';
import { checkCode } from '../message.ts';
import { endpoint } from '../endpoint.ts';
import { BodyId, text } from '../fields.ts';
import { communesOf } from '../rules/communes.ts';
import { Nothing, PathId, SampleId, SamplePathParams } from '../sample-fields.ts';
import { CartUnits } from './shop-products.ts';
import { ProductColor } from './shop-choices.ts';

/*
 * From the cart to the order: ours, for the specification ends at the cart. A card is checked in its form
 * and goes nowhere; an order knows only that one was used.
 */

export const addressKinds = ['home', 'work'] as const;

/** Nine digits, with or without the country's code: `+56 9 5550 1234`, `2 2555 0123`. */
const phoneForm = /^(\+?56[ -]?)?[2-9]([ -]?\d){8}$/;

const addressFields = {
  name: text({ min: 3, max: 80, message: checkCode('falta-quien-recibe') }),
  phone: z
    .string(checkCode('falta-telefono'))
    .check(z.trim(), z.regex(phoneForm, checkCode('telefono-de-nueve'))),
  street: text({ min: 2, max: 120, message: checkCode('falta-calle') }),
  number: text({ min: 1, max: 40, message: checkCode('falta-numero') }),
  /** Its official number. */
  region: z
    .int(checkCode('falta-region'))
    .check(z.minimum(1, checkCode('falta-region')), z.maximum(16, checkCode('falta-region'))),
  commune: z.string(checkCode('falta-comuna')).check(z.minLength(1, checkCode('falta-comuna'))),
  postalCode: z
    .string(checkCode('falta-codigo-postal'))
    .check(z.trim(), z.regex(/^\d{7}$/, checkCode('codigo-postal-de-siete'))),
  kind: z.enum(addressKinds, checkCode('casa-o-trabajo')),
};

const isCommuneOfRegion = ({ region, commune }: { region: number; commune: string }) =>
  communesOf(region).includes(commune);
const communeProblem = { message: checkCode('comuna-de-otra-region'), path: ['commune'] };

/** A delivery address of the shop: the specification requires all of its fields. */
export const AddressForm = z
  .object(addressFields)
  .check(z.refine(isCommuneOfRegion, communeProblem));
export type AddressForm = z.infer<typeof AddressForm>;

/** An address where nothing is delivered: few people in Chile know their postal code. */
export const PlainAddressForm = z
  .object({
    ...addressFields,
    postalCode: z
      .string()
      .check(z.trim(), z.regex(/^(\d{7})?$/, checkCode('codigo-postal-de-siete'))),
  })
  .check(z.refine(isCommuneOfRegion, communeProblem));

export const Address = z.object({
  id: z.number(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  number: z.string(),
  region: z.int(),
  commune: z.string(),
  postalCode: z.string(),
  kind: z.enum(addressKinds),
});
export type Address = z.infer<typeof Address>;

export const paymentMethods = [
  'card',
  'instalments',
  'transfer',
  'purchase-order',
  'on-delivery',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const instalmentCounts = [3, 6, 12] as const;

export const OrderPayment = z
  .object({
    method: z.enum(paymentMethods, checkCode('falta-pago')),
    /** In how many parts; only with `instalments`. */
    instalments: z.optional(z.literal(instalmentCounts, checkCode('faltan-cuotas'))),
    /** The buyer's own number; only with `purchase-order`. */
    purchaseOrder: z.optional(
      text({ min: 3, max: 40, message: checkCode('falta-orden-de-compra') }),
    ),
  })
  .check(
    z.refine(({ method, instalments }) => method !== 'instalments' || instalments !== undefined, {
      message: checkCode('faltan-cuotas'),
      path: ['instalments'],
    }),
    z.refine(
      ({ method, purchaseOrder }) => method !== 'purchase-order' || purchaseOrder !== undefined,
      { message: checkCode('falta-orden-de-compra'), path: ['purchaseOrder'] },
    ),
  );
export type OrderPayment = z.infer<typeof OrderPayment>;

export const CartSums = z.object({
  subtotal: z.int(),
  offers: z.int(),
  coupon: z.int(),
  delivery: z.int(),
  total: z.int(),
  /** The part of the total that is IVA. */
  tax: z.int(),
});
export type CartSums = z.infer<typeof CartSums>;

export const OrderLine = z.object({
  productId: z.number(),
  name: z.string(),
  slug: z.string(),
  brand: z.string(),
  image: z.string(),
  price: z.number(),
  qty: z.int(),
  color: z.optional(ProductColor),
  /** `YYYY-MM-DD`. */
  arrives: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.object({
  /** What the shop calls it by. */
  id: z.number(),
  placedAt: z.iso.datetime(),
  lines: z.array(OrderLine),
  sums: CartSums,
  coupon: z.nullable(z.string()),
  address: Address,
  payment: OrderPayment,
});
export type Order = z.infer<typeof Order>;

export const OrderForm = z.object({
  addressId: SampleId,
  payment: OrderPayment,
  coupon: z.optional(z.string().check(z.maxLength(40))),
  /** The total that the buyer saw: an order with another total is refused. */
  total: z.optional(z.int()),
});
export type OrderForm = z.infer<typeof OrderForm>;

export const shopCheckoutEndpoints = {
  updateCart: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/cart/update',
    summary: 'Cambia cuántas unidades de un producto hay en el carro, o su color.',
    ours: true,
    access: 'session',
    body: z.object({
      productId: SampleId,
      qty: z.optional(CartUnits),
      color: z.optional(ProductColor),
    }),
    produces: 'nothing',
    response: Nothing,
    problems: ['no-encontrado'],
  }),
  addresses: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/addresses',
    summary: 'Las direcciones guardadas para los despachos.',
    ours: true,
    access: 'session',
    response: z.object({ addresses: z.array(Address) }),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/addresses',
    summary: 'Guarda una dirección de despacho.',
    ours: true,
    access: 'session',
    body: AddressForm,
    status: 201,
    response: Address,
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/apps/ecommerce/addresses/:id',
    summary: 'Quita una dirección guardada; si no está, no cambia nada.',
    ours: true,
    access: 'session',
    params: z.object({ id: PathId }),
    produces: 'nothing',
    response: Nothing,
  }),
  restoreAddress: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/addresses/restore',
    summary: 'Devuelve una dirección quitada, con su número; si está, no cambia nada.',
    ours: true,
    access: 'session',
    body: z.object({ address: z.extend(Address, { id: BodyId }) }),
    response: Address,
  }),
  placeOrder: endpoint({
    method: 'POST',
    path: '/apps/ecommerce/orders',
    summary: 'Hace un pedido con lo que hay en el carro, que queda vacío.',
    ours: true,
    access: 'session',
    body: OrderForm,
    status: 201,
    response: Order,
    problems: ['no-encontrado'],
  }),
  orders: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/orders',
    summary: 'Los pedidos hechos, el último primero.',
    ours: true,
    access: 'session',
    response: z.object({ orders: z.array(Order) }),
  }),
  order: endpoint({
    method: 'GET',
    path: '/apps/ecommerce/orders/:id',
    summary: 'Un pedido.',
    ours: true,
    access: 'session',
    params: SamplePathParams,
    response: Order,
    problems: ['no-encontrado'],
  }),
};
