import type { SupportDetail } from '@pliego/contract/areas/card-details';
import type { CardPeriod } from '@pliego/contract/areas/card-choices';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { PeriodSelect } from './period-select.tsx';
import classes from './dashboards.module.css';

interface SupportCardProps {
  query: UseQueryResult<SupportDetail>;
  period: CardPeriod;
  onPeriod: (period: CardPeriod | undefined) => void;
}

/** The tickets of the help desk, and the share that is solved. */
export function SupportCard({ query, period, onPeriod }: SupportCardProps) {
  const { t } = useTranslation('dashboards');
  const name = t('analytics.support');
  return (
    <Card
      title={name}
      query={query}
      height={300}
      tools={<PeriodSelect name={name} period={period} onPeriod={onPeriod} />}
      link={{ to: { to: '/apps/chat' }, text: t('analytics.supportLink') }}
    >
      {({ total, open, new: fresh, responseTime }) => {
        // Rounded down: everything is solved once nothing is open.
        const solved = total === 0 ? 1 : Math.floor(((total - open) / total) * 100) / 100;
        return (
          <div className={classes.support}>
            <div>
              <p className={classes.big}>{formatCount(total)}</p>
              <p className={classes.soft}>{t('analytics.supportTotal')}</p>
            </div>
            <Ring
              size={190}
              thickness={16}
              roundCaps
              summary={t('analytics.supportSummary', { share: formatShare(solved) })}
              sections={[{ value: solved * 100, color: 'var(--chart-accent)' }]}
              label={
                <span className={classes.ring}>
                  <span className={classes.soft}>{t('analytics.supportClosed')}</span>
                  <span className={classes.big}>{formatShare(solved)}</span>
                </span>
              }
            />
            <dl className={classes.trio}>
              <div>
                <dt>{t('analytics.supportNew')}</dt>
                <dd>{formatCount(fresh)}</dd>
              </div>
              <div>
                <dt>{t('analytics.supportOpen')}</dt>
                <dd>{formatCount(open)}</dd>
              </div>
              <div>
                <dt>{t('analytics.supportTime')}</dt>
                <dd>{t('analytics.supportDays', { count: responseTime })}</dd>
              </div>
            </dl>
          </div>
        );
      }}
    </Card>
  );
}
