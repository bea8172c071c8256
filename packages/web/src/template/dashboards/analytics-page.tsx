import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/api/use-session.ts';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/navigation/app-link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useSearchState } from '#web/ui/navigation/use-search-state.ts';
import { Card } from '#web/ui/page/card.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { ProjectCard } from './project-card.tsx';
import {
  analyticsQuery,
  ordersQuery,
  sessionsQuery,
  subscribersQuery,
  supportQuery,
} from './queries.ts';
import { RadarCard } from './radar-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SmallChart } from '#web/ui/charts/small-chart.tsx';
import { SupportCard } from './support-card.tsx';
import { Timeline } from './timeline.tsx';
import classes from './board.module.css';
import common from './dashboards.module.css';

/** How the company is doing: visits, help, people, invoices. */
export function AnalyticsPage() {
  const { t } = useTranslation('dashboards');
  const { t: title } = useTranslation('pages');
  const { userData } = useSession();
  const { search, change } = useSearchState('/shell/dashboard/analytics');
  const sessionsPeriod = search.sesiones ?? '28-days';
  const supportPeriod = search.ayuda ?? '28-days';
  const board = useQuery(analyticsQuery);
  const [firstName = userData.fullName] = userData.fullName.split(' ');
  return (
    <Page title={title('analyticsDash')}>
      <div className={classes.grid}>
        <div className={classes.half}>
          <Card query={board} height={165}>
            {({ achievement }) => (
              <div className={common.medal}>
                <div className={common.banner}>
                  <h2 className={common.bannerTitle}>
                    {t('analytics.hello', { name: firstName })}
                  </h2>
                  <p>{t('analytics.achievement', { share: formatShare(achievement) })}</p>
                  <AppLink to="/apps/invoice/list">{t('analytics.achievementLink')}</AppLink>
                </div>
                <IconTrophy size={96} stroke={1.1} aria-hidden className={common.medalIcon} />
              </div>
            )}
          </Card>
        </div>
        <div className={classes.quarter}>
          <SmallChart
            name={t('analytics.subscribers')}
            query={useQuery(subscribersQuery)}
            total={({ analyticsData }) => formatCount(analyticsData.subscribers)}
            kind="area"
            color="accent"
            link={{ to: { to: '/apps/user/list' }, text: t('analytics.subscribersLink') }}
          />
        </div>
        <div className={classes.quarter}>
          <SmallChart
            name={t('analytics.orders')}
            query={useQuery(ordersQuery)}
            total={({ analyticsData }) => formatCount(analyticsData.orders)}
            kind="area"
            color="warm"
            link={{ to: { to: '/apps/ecommerce/shop' }, text: t('analytics.ordersLink') }}
          />
        </div>
        <div className={classes.half}>
          <SessionsCard
            query={useQuery(sessionsQuery(sessionsPeriod))}
            period={sessionsPeriod}
            onPeriod={(sesiones) => change({ sesiones })}
          />
        </div>
        <div className={classes.half}>
          <SupportCard
            query={useQuery(supportQuery(supportPeriod))}
            period={supportPeriod}
            onPeriod={(ayuda) => change({ ayuda })}
          />
        </div>
        <div className={classes.third}>
          <Timeline query={board} />
        </div>
        <div className={classes.third}>
          <RadarCard query={board} />
        </div>
        <div className={classes.third}>
          <ProjectCard query={board} />
        </div>
        <div className={classes.whole}>
          <LatestInvoices />
        </div>
      </div>
    </Page>
  );
}
