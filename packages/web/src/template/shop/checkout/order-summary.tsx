import { Button } from '@mantine/core';
import type { CartSums } from '@pliego/contract/areas/shop-checkout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { CouponBox } from './coupon-box.tsx';
import type { Checkout } from './use-checkout.ts';
import classes from './checkout.module.css';

/** The total, the coupon, and the next button. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('shop');
  const { lines, sums, checked, step, address, change } = checkout;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <aside className={classes.summary} aria-label={t('checkout.summary')}>
      <CouponBox checkout={checkout} />
      <h2 className={classes.summaryTitle}>{t('checkout.summary')}</h2>
      <SumRows sums={sums} units={units} coupon={checked?.coupon?.code ?? null} />
      {step === 'pago' ? null : (
        <div className={classes.next}>
          {step === 'carro' ? (
            <Button fullWidth size="md" onClick={() => change({ paso: 'direccion' })}>
              {t('checkout.toAddress')}
            </Button>
          ) : (
            <Button
              fullWidth
              size="md"
              disabled={address === undefined}
              onClick={() => change({ paso: 'pago' })}
            >
              {t('checkout.toPayment')}
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}

interface SumRowsProps {
  sums: CartSums;
  units: number;
  coupon: string | null;
}

/** The amounts and their sum; announced when it changes. */
export function SumRows({ sums, units, coupon }: SumRowsProps) {
  const { t } = useTranslation('shop');
  const off = (amount: number) => formatMoney(amount === 0 ? 0 : -amount, 'CLP');
  return (
    <dl className={classes.sums} aria-live="polite">
      <Row name={t('sums.subtotal', { count: units })}>{formatMoney(sums.subtotal, 'CLP')}</Row>
      <Row name={t('sums.offers')} good>
        {off(sums.offers)}
      </Row>
      {coupon === null ? null : (
        <Row name={t('sums.coupon', { code: coupon })} good>
          {off(sums.coupon)}
        </Row>
      )}
      <Row name={t('sums.delivery')} good={sums.delivery === 0}>
        {sums.delivery === 0 ? t('sums.free') : formatMoney(sums.delivery, 'CLP')}
      </Row>
      <Row name={t('sums.total')} strong>
        {formatMoney(sums.total, 'CLP')}
      </Row>
      <Row name={t('sums.tax')} soft>
        {formatMoney(sums.tax, 'CLP')}
      </Row>
    </dl>
  );
}

interface RowProps {
  name: string;
  good?: boolean;
  strong?: boolean;
  soft?: boolean;
  children: ReactNode;
}

function Row({ name, good, strong, soft, children }: RowProps) {
  return (
    <div
      className={classes.sum}
      data-good={good || undefined}
      data-strong={strong || undefined}
      data-soft={soft || undefined}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
