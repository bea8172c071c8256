import { Button } from '@mantine/core';
import type { Order } from '@pliego/contract/areas/shop-checkout';
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { OrderBody } from '../orders/order-body.tsx';
import { OrderQueryPage } from '../orders/order-query-page.tsx';
import { ordersLink } from '../paths.ts';
import classes from '../orders/order-body.module.css';

/** An order that was just placed. */
export function Confirmation({ id }: { id: number }) {
  return <OrderQueryPage id={id}>{(order) => <Placed order={order} />}</OrderQueryPage>;
}

function Placed({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
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
          <Button variant="default" renderRoot={(props) => <AppLink {...props} {...ordersLink} />}>
            {t('orders.all')}
          </Button>
          <Button renderRoot={(props) => <AppLink {...props} to="/apps/ecommerce/shop" />}>
            {t('order.goOn')}
          </Button>
        </div>
      </div>
      <OrderBody order={order} />
    </Page>
  );
}
