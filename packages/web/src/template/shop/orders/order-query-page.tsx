import { Button } from '@mantine/core';
import type { Order } from '@pliego/contract/areas/shop-checkout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemCode } from '#web/api/problems.ts';
import { QueryPending } from '#web/ui/feedback/query-state.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ordersLink } from '../paths.ts';
import { orderQuery } from '../queries.ts';

/** A page about one order: loading, failed, missing, or loaded. */
export function OrderQueryPage({
  id,
  children,
}: {
  id: number;
  children: (order: Order) => ReactNode;
}) {
  const { t } = useTranslation('shop');
  const order = useQuery(orderQuery(id));
  if (order.data !== undefined) return children(order.data);
  if (problemCode(order.error) === 'no-encontrado') return <MissingOrder />;
  return (
    <Page title={t('order.loading')}>
      <QueryPending query={order} lines={8} />
    </Page>
  );
}

export function MissingOrder() {
  const { t } = useTranslation('shop');
  return (
    <Page title={t('order.notFound')}>
      <EmptyState
        title={t('order.notFoundTitle')}
        actions={
          <>
            <Button renderRoot={(props) => <AppLink {...props} {...ordersLink} />}>
              {t('orders.all')}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}
            >
              {t('toShop')}
            </Button>
          </>
        }
      >
        {t('order.notFoundText')}
      </EmptyState>
    </Page>
  );
}
