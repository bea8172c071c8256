import type { GoalOverview } from '@pliego/contract/areas/cards';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Card } from '#web/ui/page/card.tsx';
import classes from './dashboards.module.css';

/** The call writes its figures as text, with commas between the thousands. */
const numberIn = (text: string) => Number(text.replaceAll(',', ''));

/** How much of the goal is met. */
export function GoalCard({ query }: { query: UseQueryResult<GoalOverview> }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('commerce.goal')} query={query} height={240}>
      {(goal) => {
        const completed = numberIn(goal.completed);
        const inProgress = numberIn(goal.inProgress);
        const share = completed / (completed + inProgress);
        return (
          <div className={classes.goal}>
            <Ring
              size={170}
              thickness={14}
              roundCaps
              summary={t('commerce.goalSummary', { share: formatShare(share) })}
              sections={[{ value: share * 100, color: 'var(--chart-calm)' }]}
              label={<span className={classes.ringValue}>{formatShare(share)}</span>}
            />
            <dl className={classes.trio}>
              <div>
                <dt>{t('commerce.completed')}</dt>
                <dd>{formatCount(completed)}</dd>
              </div>
              <div>
                <dt>{t('commerce.inProgress')}</dt>
                <dd>{formatCount(inProgress)}</dd>
              </div>
            </dl>
          </div>
        );
      }}
    </Card>
  );
}
