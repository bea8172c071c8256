import type { CommerceBoard } from '@pliego/contract/areas/card-details';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShareOf } from './share.ts';
import { Ring } from '#web/ui/charts/ring.tsx';
import { Card } from '#web/ui/page/card.tsx';
import classes from './lists.module.css';

/** With what the visits came. */
export function BrowsersCard({ query }: { query: UseQueryResult<CommerceBoard> }) {
  const { t } = useTranslation('dashboards');
  return (
    <Card title={t('commerce.browsers')} query={query} height={240}>
      {({ browsers }) => (
        <ul className={classes.lines}>
          {browsers.map(({ name, share }) => (
            <li key={name} className={classes.row}>
              <span>{name}</span>
              <span className={classes.share}>
                {formatShareOf(share)}
                <Ring
                  size={32}
                  thickness={4}
                  summary={t('commerce.browserSummary', { name, share: formatShareOf(share) })}
                  sections={[{ value: share, color: 'var(--chart-accent)' }]}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
