import type { Order } from '@pliego/contract/areas/shop-checkout';
import { shopOrderState } from '@pliego/contract/rules/shop-order-state';
import { useTranslation } from 'react-i18next';
import { santiagoToday } from '#web/lib/format.ts';
import { useNow } from '#web/ui/date/use-now.ts';
import { Pill } from '#web/ui/display/pill.tsx';

const tones = { preparing: 'amarillo', 'on-the-way': 'azul', delivered: 'verde' } as const;

/** How far an order is. */
export function OrderStatePill({ order }: { order: Order }) {
  const { t } = useTranslation('shop');
  const state = shopOrderState(order, santiagoToday(useNow()));
  return <Pill tone={tones[state]}>{t(`orders.states.${state}`)}</Pill>;
}
