import type { RevenueDetail } from '@pliego/contract/areas/card-details';
import { useTranslation } from 'react-i18next';
import { monthName } from '#web/lib/date-labels.ts';
import { formatCount } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import classes from '../cards-analytics.module.css';

interface ReportChartProps {
  name: string;
  report: RevenueDetail;
}

/** What a year earned and spent month by month, against its budget, and the sentence of it. */
export function ReportChart({ name, report: { months, earned, budget } }: ReportChartProps) {
  const { t } = useTranslation('cardsAnalytics');
  const says = t('text.reportSays', { earned: formatCount(earned), budget: formatCount(budget) });
  return (
    <>
      <p className={classes.soft}>{says}</p>
      <ChartFigure
        kind="stacked"
        name={name}
        height={210}
        summary={says}
        data={{
          axis: t('text.month'),
          series: [
            { label: t('text.earned'), color: 'accent' },
            { label: t('text.spent'), color: 'warm' },
            { label: t('text.budget'), color: 'soft', asLine: true },
          ],
          rows: months.map(({ month, earning, expense, budget: planned }) => ({
            label: monthName(month),
            values: [earning, expense, planned],
          })),
          format: formatCount,
        }}
      />
    </>
  );
}
