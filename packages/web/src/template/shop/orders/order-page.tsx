import { Button } from '@mantine/core';
import type { Order } from '@pliego/contract/areas/shop-checkout';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ordersLink } from '../paths.ts';
import { OrderBody } from './order-body.tsx';
import { MissingOrder, OrderQueryPage } from './order-query-page.tsx';
import { OrderStatePill } from './order-state-pill.tsx';
import classes from './order-body.module.css';

/** One order that was placed. */
export function OrderPage() {
  const { id } = useParams({ from: '/shell/apps/ecommerce/orders/$id' });
  if (typeof id === 'string') return <MissingOrder />;
  return <OrderQueryPage id={id}>{(order) => <Placed order={order} />}</OrderQueryPage>;
}

function Placed({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
  return (
    <Page
      title={t('order.title', { number: String(order.id) })}
      aside={<OrderStatePill order={order} />}
      actions={
        <span className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.7} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('order.print')}
          </Button>
          <Button variant="default" renderRoot={(props) => <AppLink {...props} {...ordersLink} />}>
            {t('orders.all')}
          </Button>
        </span>
      }
    >
      <OrderBody order={order} />
    </Page>
  );
}
