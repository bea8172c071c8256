import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatShare } from '#web/lib/format.ts';
import { chartColors } from '#web/ui/charts/chart-data.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Card } from '#web/ui/page/card.tsx';
import common from './dashboards.module.css';
import classes from './lists.module.css';

const colors = [chartColors.accent, chartColors.warm, chartColors.calm];

/** What the month earned, and from what. */
export function EarningsCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('commerce.earnings')} query={query} height={140}>
      {({ earnings: { total, growth, parts } }) => {
        const top = parts.reduce((a, b) => (b.amount > a.amount ? b : a));
        return (
          <div className={common.earnings}>
            <div>
              <p className={common.big}>{formatMoney(total, 'CLP')}</p>
              <p className={common.soft}>
                {t('commerce.earningsGrowth', { share: formatShare(growth) })}
              </p>
              <ul className={classes.legend}>
                {parts.map(({ kind, amount }, index) => (
                  <li key={kind}>
                    <span
                      className={classes.dot}
                      style={{ background: colors[index] }}
                      aria-hidden
                    />
                    {t(`commerce.${kind}`)}
                    <span className={classes.legendValue}>{formatMoney(amount, 'CLP')}</span>
                  </li>
                ))}
              </ul>
            </div>
            <Ring
              size={140}
              thickness={18}
              summary={t('commerce.earningsSummary', {
                total: formatMoney(total, 'CLP'),
                top: t(`commerce.${top.kind}`),
              })}
              sections={parts.map(({ amount }, index) => ({
                value: (amount / total) * 100,
                color: colors[index] ?? chartColors.soft,
              }))}
              label={
                <span className={common.ring}>
                  <span className={classes.entryTitle}>{formatShare(top.amount / total)}</span>
                  <span className={common.soft}>{t(`commerce.${top.kind}`)}</span>
                </span>
              }
            />
          </div>
        );
      }}
    </Card>
  );
}
