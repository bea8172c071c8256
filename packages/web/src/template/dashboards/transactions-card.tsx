import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import {
  IconArrowBackUp,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  type IconProps,
  IconWallet,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format.ts';
import { Card } from '#web/ui/page/card.tsx';
import common from './dashboards.module.css';
import classes from './lists.module.css';

type Kind = CommerceBoard['transactions'][number]['kind'];

const icons: Record<Kind, ComponentType<IconProps>> = {
  wallet: IconWallet,
  transfer: IconBuildingBank,
  card: IconCreditCard,
  cash: IconCash,
  refund: IconArrowBackUp,
};

/** What came in and what went out. */
export function TransactionsCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card
      title={t('commerce.transactions')}
      query={query}
      height={240}
      link={{ to: { to: '/apps/invoice/list' }, text: t('commerce.transactionsLink') }}
    >
      {({ transactions }) => (
        <ul className={classes.lines}>
          {transactions.map(({ id, kind, text, amount }) => {
            const Icon = icons[kind];
            return (
              <li key={id} className={classes.row}>
                <span className={classes.client}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                  <span className={classes.stacked}>
                    {t(`commerce.${kind}`)}
                    <span className={common.soft}>{text}</span>
                  </span>
                </span>
                <span className={amount < 0 ? common.falling : common.rising}>
                  {amount > 0 ? '+' : ''}
                  {formatMoney(amount, 'CLP')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
