import { OrderPayment, paymentMethods } from '@pliego/contract/areas/shop-checkout';
import { expect, it } from 'vitest';
import { noPayment, orderPayment, PaymentForm } from './payment-form.ts';

const card = {
  cardNumber: '4111 1111 1111 1111',
  cardName: 'Rosa Millán',
  cardExpiry: '12/30',
  cardCode: '987',
};
const said = (values: typeof noPayment) =>
  (PaymentForm.safeParse(values).error?.issues ?? []).map(({ path }) => path.join());

it('requires the fields of the payment method, and no others', () => {
  expect(said(noPayment)).toEqual(['cardNumber', 'cardName', 'cardExpiry', 'cardCode']);
  expect(said({ ...noPayment, method: 'instalments' })).toHaveLength(4);
  expect(said({ ...noPayment, method: 'transfer' })).toEqual([]);
  expect(said({ ...noPayment, method: 'on-delivery' })).toEqual([]);
  expect(said({ ...noPayment, method: 'purchase-order', purchaseOrder: ' a ' })).toEqual([
    'purchaseOrder',
  ]);
});

it('sends nothing of the card, whatever the payment method', () => {
  for (const method of paymentMethods) {
    const sent = orderPayment({ ...noPayment, ...card, method, purchaseOrder: ' OC-4471 ' });
    expect(OrderPayment.parse(sent)).toEqual(sent);
    expect(sent.method).toBe(method);
    const text = JSON.stringify(sent);
    for (const typed of ['4111', 'Rosa', '12/30', '987']) expect(text).not.toContain(typed);
  }
  expect(orderPayment({ ...noPayment, method: 'instalments', instalments: '12' })).toEqual({
    method: 'instalments',
    instalments: 12,
  });
});
