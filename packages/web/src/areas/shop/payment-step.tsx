import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { instalmentCounts, paymentMethods } from '@pliego/contract/areas/shop-checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '#web/api/cart-queries.ts';
import { shopApi } from '#web/api/areas/shop.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formatMoney } from '#web/lib/format.ts';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { PlainButton } from '#web/ui/plain/plain-button.tsx';
import { AddressText } from './address-step.tsx';
import { CardForm } from './card-form.tsx';
import { needsCard, noPayment, orderPayment, paymentSchema } from './payment-form.ts';
import { orderQuery } from './queries.ts';
import type { Checkout } from './use-checkout.ts';
import classes from './checkout-forms.module.css';
import frame from './checkout.module.css';

/** How it is paid; placing the order empties the cart. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { address, checked, sums, change } = checkout;
  const client = useQueryClient();
  const schema = useMemo(
    () =>
      paymentSchema({
        cardNumber: t('payment.wrong.cardNumber'),
        cardName: t('payment.wrong.cardName'),
        cardExpiry: t('payment.wrong.cardExpiry'),
        cardCode: t('payment.wrong.cardCode'),
        purchaseOrder: t('payment.wrong.purchaseOrder'),
      }),
    [t],
  );
  const { form, busy, problem, formProps } = useContractForm({
    schema,
    initialValues: noPayment,
    send: (values) =>
      shopApi.placeOrder({
        body: {
          addressId: address?.id ?? 0,
          payment: orderPayment(values),
          coupon: checked?.coupon?.code,
          total: sums.total,
        },
      }),
    onDone: (order) => {
      client.setQueryData(orderQuery(order.id).queryKey, order);
      client.setQueryData(cartQuery.queryKey, []);
      void client.invalidateQueries({ queryKey: cartQuery.queryKey });
      const done = { paso: undefined, cupon: undefined, direccion: undefined, pedido: order.id };
      change(done, { replace: true });
    },
  });
  const { method } = form.values;
  const total = formatMoney(sums.total, 'CLP') ?? '';
  return (
    <form {...formProps} className={classes.form} aria-label={t('checkout.headings.pago')}>
      {address === undefined ? null : (
        <div className={frame.card}>
          <p className={classes.fieldName}>{t('payment.goesTo')}</p>
          <AddressText address={address} />
        </div>
      )}
      <div className={frame.card}>
        <Radio.Group aria-label={t('payment.label')} {...form.getInputProps('method')}>
          <div className={classes.methods}>
            {paymentMethods.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`payment.methods.${one}`)}
                description={t(`payment.about.${one}`)}
              />
            ))}
          </div>
        </Radio.Group>
      </div>
      {needsCard(method) ? (
        <div className={frame.card}>
          <CardForm form={form} />
          {method === 'instalments' ? (
            <NativeSelect
              label={t('payment.instalments')}
              data={instalmentCounts.map((count) => ({
                value: String(count),
                label: t('payment.instalmentsOf', {
                  count,
                  amount: formatMoney(Math.ceil(sums.total / count), 'CLP') ?? '',
                }),
              }))}
              {...form.getInputProps('instalments')}
            />
          ) : null}
        </div>
      ) : null}
      {method === 'purchase-order' ? (
        <div className={frame.card}>
          <TextInput
            label={t('payment.purchaseOrder')}
            maxLength={40}
            autoComplete="off"
            withAsterisk
            {...form.getInputProps('purchaseOrder')}
          />
        </div>
      ) : null}
      <FormProblem text={problem} />
      <PlainButton type="submit" size="md" wide loading={busy}>
        {t('payment.place', { total })}
      </PlainButton>
    </form>
  );
}
