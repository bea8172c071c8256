import { Button } from '@mantine/core';
import type { Order } from '@pliego/contract/areas/shop-checkout';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatFullMoment, formatMoney } from '#web/lib/format.ts';
import { ProductPicture } from '#web/ui/display/product-picture.tsx';
import { QueryState } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { orderLink } from '../paths.ts';
import { ordersQuery } from '../queries.ts';
import { OrderStatePill } from './order-state-pill.tsx';
import classes from './orders-page.module.css';

/** How many pictures of an order are shown. */
const mostPictures = 3;

/** The orders that were placed, newest first. */
export function OrdersPage() {
  const { t } = useTranslation('shop');
  const orders = useQuery(ordersQuery);
  return (
    <Page
      title={t('orders.title')}
      aside={
        orders.data === undefined ? undefined : (
          <output className={classes.soft}>
            {t('orders.count', { count: orders.data.length })}
          </output>
        )
      }
      actions={
        <Button
          variant="default"
          renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}
        >
          {t('toShop')}
        </Button>
      }
    >
      <QueryState
        query={orders}
        lines={6}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('orders.emptyTitle')}>{t('orders.emptyText')}</EmptyState>}
      >
        {(all) => (
          // Lists without bullets lose their role in Safari unless it is set.
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles
          <ul role="list" className={classes.orders} aria-label={t('orders.title')}>
            {all.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        )}
      </QueryState>
    </Page>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
  const { lines, sums } = order;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <li className={classes.order}>
      <span className={classes.pictures} aria-hidden>
        {lines.slice(0, mostPictures).map((line) => (
          <ProductPicture key={line.productId} src={line.image} className={classes.picture} />
        ))}
      </span>
      <div className={classes.what}>
        <AppLink {...orderLink(order.id)} className={classes.number}>
          {t('order.title', { number: String(order.id) })}
        </AppLink>
        <span className={classes.names}>{lines.map(({ name }) => name).join(', ')}</span>
        <span className={classes.soft}>{formatFullMoment(order.placedAt)}</span>
      </div>
      <OrderStatePill order={order} />
      <span className={classes.sum}>
        <b>{formatMoney(sums.total, 'CLP')}</b>
        <span className={classes.soft}>{t('units.counted', { count: units })}</span>
      </span>
    </li>
  );
}
