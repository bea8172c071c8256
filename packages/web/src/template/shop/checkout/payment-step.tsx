import { NativeSelect, Radio, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { instalmentCounts, paymentMethods } from '@pliego/contract/areas/shop-checkout';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cartQuery } from '../cart/cart-queries.ts';
import { shopApi } from '#web/api/areas/shop.ts';
import { useContractForm } from '#web/api/use-contract-form.ts';
import { formatMoney } from '#web/lib/format.ts';
import { FormProblem } from '#web/ui/fields/form-problem.tsx';
import { BusyButton } from '#web/ui/fields/busy-button.tsx';
import { AddressText } from './address-step.tsx';
import { CardForm } from './card-form.tsx';
import {
  needsCard,
  noPayment,
  orderPayment,
  PaymentForm,
  type PaymentValues,
} from './payment-form.ts';
import { addressesQuery, orderQuery, ordersQuery } from '../queries.ts';
import type { Checkout } from './use-checkout.ts';
import classes from './checkout-forms.module.css';
import frame from './checkout.module.css';

/** How it is paid; placing the order empties the cart. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { address, sums } = checkout;
  const { form, busy, problem, formProps } = usePayment(checkout);
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
      <MethodChoice form={form} />
      {needsCard(method) ? (
        <div className={frame.card}>
          <CardForm form={form} />
          {method === 'instalments' ? <InstalmentChoice form={form} total={sums.total} /> : null}
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
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t('payment.place', { total })}
      </BusyButton>
    </form>
  );
}

type PaymentFormState = UseFormReturnType<PaymentValues>;

/** The form of the payment; placing the order shows its confirmation and empties the cart. */
function usePayment({ address, checked, sums, change }: Checkout) {
  const client = useQueryClient();
  return useContractForm({
    schema: PaymentForm,
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
    // The cart or the addresses are no longer what the screen shows.
    onRefused: () => {
      void client.invalidateQueries({ queryKey: cartQuery.queryKey });
      void client.invalidateQueries({ queryKey: addressesQuery.queryKey });
    },
    onDone: (order) => {
      void client.invalidateQueries({ queryKey: ordersQuery.queryKey });
      client.setQueryData(orderQuery(order.id).queryKey, order);
      client.setQueryData(cartQuery.queryKey, []);
      void client.invalidateQueries({ queryKey: cartQuery.queryKey });
      const done = { paso: undefined, cupon: undefined, direccion: undefined, pedido: order.id };
      change(done, { replace: true });
    },
  });
}

function MethodChoice({ form }: { form: PaymentFormState }) {
  const { t } = useTranslation('shop');
  return (
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
  );
}

/** How many instalments, each with its amount. `total` is in pesos. */
function InstalmentChoice({ form, total }: { form: PaymentFormState; total: number }) {
  const { t } = useTranslation('shop');
  const data = instalmentCounts.map((count) => ({
    value: String(count),
    label: t('payment.instalmentsOf', {
      count,
      amount: formatMoney(Math.ceil(total / count), 'CLP') ?? '',
    }),
  }));
  return (
    <NativeSelect
      label={t('payment.instalments')}
      data={data}
      {...form.getInputProps('instalments')}
    />
  );
}
