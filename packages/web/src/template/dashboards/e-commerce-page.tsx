import { reportYears } from '@pliego/contract/areas/card-choices';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { Page } from '#web/ui/page/page.tsx';
import { useSharedSearch } from '#web/ui/navigation/use-search-state.ts';
import { BrowsersCard } from './browsers-card.tsx';
import { CompaniesCard } from './companies-card.tsx';
import { EarningsCard } from './earnings-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { MedalCard, FiguresCard } from './medal-card.tsx';
import { MeetupCard } from './meetup-card.tsx';
import { commerceQuery, goalQuery, ordersBarsQuery, profitQuery, revenueQuery } from './queries.ts';
import { RevenueCard } from './revenue-card.tsx';
import { SmallChart } from '#web/ui/charts/small-chart.tsx';
import { TransactionsCard } from './transactions-card.tsx';
import classes from './board.module.css';

/** The figure of a text such as `2,76k`: 2.760. */
const thousands = (text: string) => Math.round(Number.parseFloat(text.replace(',', '.')) * 1000);

/** Sales, customers and earnings. */
export function ECommercePage() {
  const { t } = useTranslation('pages');
  return (
    <Page title={t('eCommerceDash')}>
      <ECommerceBoard />
    </Page>
  );
}

/** The cards alone: they also stand under the layouts that the catalogue shows. */
export function ECommerceBoard() {
  const { t } = useTranslation('dashboards');
  const { search, change } = useSharedSearch();
  const year = search.anio ?? reportYears[0];
  const board = useQuery(commerceQuery);
  return (
    <div className={classes.grid}>
      <div className={classes.third}>
        <MedalCard query={board} />
      </div>
      <div className={classes.twoThirds}>
        <FiguresCard query={board} />
      </div>
      <div className={classes.quarter}>
        <SmallChart
          name={t('commerce.orders')}
          query={useQuery(ordersBarsQuery)}
          total={({ statistics }) => formatCount(thousands(statistics))}
          kind="bars"
          color="warm"
        />
      </div>
      <div className={classes.quarter}>
        <SmallChart
          name={t('commerce.profit')}
          query={useQuery(profitQuery)}
          // As in the report of the year, thousands of pesos.
          total={({ statistics }) => formatMoney(thousands(statistics) * 1000, 'CLP') ?? ''}
          kind="line"
          color="accent"
        />
      </div>
      <div className={classes.half}>
        <EarningsCard query={board} />
      </div>
      <div className={classes.whole}>
        <RevenueCard
          query={useQuery(revenueQuery(year))}
          year={year}
          onYear={(anio) => change({ anio: anio === reportYears[0] ? undefined : anio })}
        />
      </div>
      <div className={classes.twoThirds}>
        <CompaniesCard query={board} />
      </div>
      <div className={classes.third}>
        <MeetupCard query={board} />
      </div>
      <div className={classes.third}>
        <BrowsersCard query={board} />
      </div>
      <div className={classes.third}>
        <GoalCard query={useQuery(goalQuery)} />
      </div>
      <div className={classes.third}>
        <TransactionsCard query={board} />
      </div>
    </div>
  );
}
