import { NativeSelect } from '@mantine/core';
import type { RevenueDetail } from '@pliego/contract/areas/card-details';
import { reportYears } from '@pliego/contract/areas/card-choices';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { monthName } from '#web/lib/date-labels.ts';
import classes from './dashboards.module.css';

interface RevenueCardProps {
  query: UseQueryResult<RevenueDetail>;
  year: number;
  onYear: (year: number | undefined) => void;
}

/** Earnings and expenses of a year, month by month, and the budget over them. */
export function RevenueCard({ query, year, onYear }: RevenueCardProps) {
  const { t } = useTranslation('dashboards');
  const name = t('commerce.report');
  return (
    <Card
      title={name}
      query={query}
      height={320}
      tools={
        <NativeSelect
          size="xs"
          aria-label={t('year')}
          value={String(year)}
          data={reportYears.map(String)}
          onChange={({ currentTarget: { value } }) =>
            onYear(reportYears.find((known) => String(known) === value))
          }
        />
      }
    >
      {(data) => {
        const top = data.months.reduce((a, b) => (b.earning > a.earning ? b : a));
        return (
          <>
            <p className={classes.soft}>{t('commerce.yearEarned', { year: String(data.year) })}</p>
            <p className={classes.big}>{formatMoney(data.earned * 1000, 'CLP')}</p>
            <p className={classes.soft}>
              {t('commerce.yearBudget', { value: formatMoney(data.budget * 1000, 'CLP') })} ·{' '}
              {t('commerce.reportUnit')}
            </p>
            <ChartFigure
              kind="stacked"
              name={name}
              height={260}
              summary={t('commerce.reportSummary', {
                year: String(data.year),
                month: monthName(top.month),
                top: formatCount(top.earning),
              })}
              data={{
                axis: t('month'),
                series: [
                  { label: t('commerce.earned'), color: 'accent' },
                  { label: t('commerce.spent'), color: 'warm' },
                  { label: t('commerce.budget'), color: 'calm', asLine: true },
                ],
                rows: data.months.map(({ month, earning, expense, budget }) => ({
                  label: monthName(month),
                  values: [earning, expense, budget],
                })),
                format: formatCount,
              }}
            />
          </>
        );
      }}
    </Card>
  );
}
