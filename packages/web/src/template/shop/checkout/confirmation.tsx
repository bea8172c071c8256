import { Button } from '@mantine/core';
import type { Order } from '@pliego/contract/areas/shop-checkout';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { formatFullMoment, formatMoney } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Fact, Facts } from '#web/ui/display/facts.tsx';
import { Page, Section } from '#web/ui/page/page.tsx';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useNow } from '#web/ui/date/use-now.ts';
import { AddressText } from './address-step.tsx';
import { formatArrival } from './arrival.ts';
import { SumRows } from './order-summary.tsx';
import { productLink } from '../paths.ts';
import { orderQuery } from '../queries.ts';
import classes from './confirmation.module.css';

/** An order that was placed: what, where to and how it is paid. */
export function Confirmation({ id }: { id: number }) {
  const { t } = useTranslation('shop');
  const order = useQuery(orderQuery(id));
  if (order.data !== undefined) return <Placed order={order.data} />;
  if (problemCode(order.error) === 'no-encontrado') {
    return (
      <Page title={t('order.notFound')}>
        <EmptyState
          title={t('order.notFoundTitle')}
          actions={
            <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
              {t('toShop')}
            </Button>
          }
        >
          {t('order.notFoundText')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('order.loading')}>
      <QueryPending query={order} lines={8} />
    </Page>
  );
}

function Placed({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
  const now = useNow();
  const { payment, lines } = order;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  const paid =
    payment.instalments === undefined
      ? t(`payment.methods.${payment.method}`)
      : t('order.inInstalments', { count: payment.instalments });
  return (
    <Page title={t('order.title', { number: String(order.id) })}>
      <div className={classes.thanks}>
        <IconCircleCheck size={34} stroke={1.5} aria-hidden />
        <div>
          <p className={classes.lead}>{t('order.thanks')}</p>
          <p className={classes.soft}>{t('order.next')}</p>
        </div>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('order.print')}
          </Button>
          <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
            {t('order.goOn')}
          </Button>
        </div>
      </div>
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
                    {t('order.arrives', { day: formatArrival(line.arrives, now) })}
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
              <Fact name={t('order.placedAt')}>{formatFullMoment(order.placedAt)}</Fact>
              <Fact name={t('payment.label')}>{paid}</Fact>
              <Fact name={t('payment.purchaseOrder')}>{payment.purchaseOrder}</Fact>
            </Facts>
          </Section>
        </div>
      </div>
    </Page>
  );
}
