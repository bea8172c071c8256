import type { Order } from '@pliego/contract/areas/shop-checkout';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoney, santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Section } from '#web/ui/page/page.tsx';
import { AddressText } from '../checkout/address-step.tsx';
import { formatArrival } from '../checkout/arrival.ts';
import { SumRows } from '../checkout/order-summary.tsx';
import { productLink } from '../paths.ts';
import { OrderStatePill } from './order-state-pill.tsx';
import classes from './order-body.module.css';

/** An order: what, where to, how far it is and how it is paid. */
export function OrderBody({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
  const now = useNow();
  const { payment, lines } = order;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  const paid =
    payment.instalments === undefined
      ? t(`payment.methods.${payment.method}`)
      : t('order.inInstalments', { count: payment.instalments });
  return (
    <div className={classes.layout}>
      <Section title={t('order.lines')}>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.productId}>
              <ProductPicture src={line.image} className={classes.picture} />
              <div className={classes.facts}>
                <AppLink {...productLink(line)}>{line.name}</AppLink>
                <span className={classes.soft}>
                  {t('units.counted', { count: line.qty })}
                  {line.color === undefined ? null : ` · ${t(`colors.${line.color}`)}`}
                  {' · '}
                  {t(line.arrives < santiagoToday(now) ? 'order.arrived' : 'order.arrives', {
                    day: formatArrival(line.arrives, now),
                  })}
                </span>
              </div>
              <span className={classes.price}>{formatMoney(line.price * line.qty, 'CLP')}</span>
            </li>
          ))}
        </ul>
      </Section>
      <div className={classes.side}>
        <Section title={t('checkout.summary')}>
          <SumRows sums={order.sums} units={units} coupon={order.coupon} />
        </Section>
        <Section title={t('order.delivery')}>
          <AddressText address={order.address} />
        </Section>
        <Section title={t('order.facts')}>
          <Facts>
            <Fact name={t('orders.state')}>
              <OrderStatePill order={order} />
            </Fact>
            <Fact name={t('order.placedAt')}>{formatFullMoment(order.placedAt)}</Fact>
            <Fact name={t('payment.label')}>{paid}</Fact>
            <Fact name={t('payment.purchaseOrder')}>{payment.purchaseOrder}</Fact>
          </Facts>
        </Section>
      </div>
    </div>
  );
}
