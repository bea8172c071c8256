import {
  instalmentCounts,
  type OrderPayment,
  paymentMethods,
} from '@pliego/contract/areas/shop-checkout';
import * as z from 'zod/mini';
import { textKey } from '#web/i18n/text-key.ts';
import { type CardFields, wrongCardFields } from './card-check.ts';

/** What the form holds; of a card nothing but that there is one leaves it. */
export const noPayment = {
  method: 'card',
  cardNumber: '',
  cardName: '',
  cardExpiry: '',
  cardCode: '',
  instalments: '3',
  purchaseOrder: '',
};
export type PaymentValues = typeof noPayment;

export const needsCard = (method: string) => method === 'card' || method === 'instalments';

const textField = z.string();
const Fields = z.object({
  method: textField,
  cardNumber: textField,
  cardName: textField,
  cardExpiry: textField,
  cardCode: textField,
  instalments: textField,
  purchaseOrder: textField,
});

function rule(
  field: keyof CardFields | 'purchaseOrder',
  isRight: (values: PaymentValues) => boolean,
) {
  const message = textKey('shop', `payment.wrong.${field}`);
  return z.refine<PaymentValues>(isRight, { message, path: [field] });
}

const cardRule = (field: keyof CardFields) =>
  rule(field, (values) => !needsCard(values.method) || !wrongCardFields(values).has(field));

/** Checks only the fields of the chosen payment method. */
export const PaymentForm = Fields.check(
  cardRule('cardNumber'),
  cardRule('cardName'),
  cardRule('cardExpiry'),
  cardRule('cardCode'),
  rule(
    'purchaseOrder',
    ({ method, purchaseOrder }) => method !== 'purchase-order' || purchaseOrder.trim().length >= 3,
  ),
);

/** What is sent: how it is paid, and never with what. */
export function orderPayment(values: PaymentValues): OrderPayment {
  const method = paymentMethods.find((one) => one === values.method) ?? 'card';
  if (method === 'instalments') {
    const instalments = instalmentCounts.find((count) => String(count) === values.instalments);
    return { method, instalments };
  }
  return method === 'purchase-order'
    ? { method, purchaseOrder: values.purchaseOrder.trim() }
    : { method };
}
