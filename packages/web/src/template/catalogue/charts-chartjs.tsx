import { useTranslation } from 'react-i18next';
import { monthLabel } from '#web/lib/date-labels.ts';
import { formatCount, formatMoney, formatShare } from '#web/lib/format.ts';
import { ToldChart } from '#web/ui/charts/told-chart.tsx';
import { RangedChart } from './charts/ranged-chart.tsx';
import { sampleMonths, sampleTenders } from './charts/sample.ts';

export const parts = ['ToldChart'];
export const wide = ['Bars', 'Lines', 'Bubbles', 'Points', 'StackedArea'];

export function Bars() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <RangedChart
      name={t('text.published')}
      kind="bars"
      axis={t('text.month')}
      series={[{ label: t('text.publishedShort'), color: 'accent' }]}
      rows={sampleMonths.slice(-14).map(({ at, published }) => ({ at, values: [published] }))}
      label={monthLabel}
      height={200}
    />
  );
}

const spent = { laptops: 412, desks: 268, paper: 190, toner: 84 };

export function LyingBars() {
  const { t } = useTranslation('chartsChartjs');
  const millions = (value: number) => formatMoney(value * 1_000_000, 'CLP') ?? '';
  return (
    <ToldChart
      name={t('text.spent')}
      says={t('text.spentSays', { top: millions(spent.laptops) })}
      kind="rows"
      height={190}
      data={{
        axis: t('text.product'),
        series: [{ label: t('text.millions'), color: 'warm' }],
        rows: (['laptops', 'desks', 'paper', 'toner'] as const).map((product) => ({
          label: t(`text.${product}`),
          values: [spent[product]],
        })),
        format: formatCount,
      }}
    />
  );
}

const discarded = { price: 41, term: 25, stock: 18, papers: 9 };

export function Doughnut() {
  const { t } = useTranslation('chartsChartjs');
  const sum = Object.values(discarded).reduce((total, count) => total + count, 0);
  return (
    <ToldChart
      name={t('text.reasons')}
      says={t('text.reasonsSays', { share: formatShare(discarded.price / sum) })}
      kind="donut"
      data={{
        axis: t('text.reason'),
        series: [{ label: t('text.discarded'), color: 'accent' }],
        rows: (['price', 'term', 'stock', 'papers'] as const).map((reason) => ({
          label: t(`text.${reason}`),
          values: [discarded[reason]],
        })),
        format: formatCount,
      }}
    />
  );
}

/** Three lines, each with a dash of its own. */
export function Lines() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <RangedChart
      name={t('text.three')}
      kind="line"
      axis={t('text.month')}
      series={[
        { label: t('text.publishedShort'), color: 'accent' },
        { label: t('text.awarded'), color: 'warm' },
        { label: t('text.ours'), color: 'calm' },
      ]}
      rows={sampleMonths.map(({ at, published, awarded, ours }) => ({
        at,
        values: [published, awarded, ours],
      }))}
      label={monthLabel}
    />
  );
}

const regions = ['north', 'centre', 'capital', 'south', 'austral'] as const;
const byRegion = { called: [64, 82, 140, 95, 38], matching: [22, 41, 88, 47, 9] };

export function Radar() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <ToldChart
      name={t('text.regions')}
      says={t('text.regionsSays')}
      kind="radar"
      data={{
        axis: t('text.region'),
        series: [
          { label: t('text.called'), color: 'accent' },
          { label: t('text.matching'), color: 'warm' },
        ],
        rows: regions.map((region, index) => ({
          label: t(`text.${region}`),
          values: [byRegion.called[index] ?? 0, byRegion.matching[index] ?? 0],
        })),
        format: formatCount,
      }}
    />
  );
}

const waiting = { award: 34, questions: 6, evaluation: 21, order: 12 };

/** All as wide, and each as far as its value. */
export function Polar() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <ToldChart
      name={t('text.waits')}
      says={t('text.waitsSays', { count: waiting.award })}
      kind="polar"
      data={{
        axis: t('text.step'),
        series: [{ label: t('text.days'), color: 'accent' }],
        rows: (['award', 'questions', 'evaluation', 'order'] as const).map((step) => ({
          label: t(`text.${step}`),
          values: [waiting[step]],
        })),
        format: (value) => t('text.inDays', { count: value }),
      }}
    />
  );
}

/** The larger, the more it was awarded for. */
export function Bubbles() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <ToldChart
      name={t('text.amounts')}
      says={t('text.amountsSays')}
      kind="bubbles"
      height={280}
      data={{
        axis: t('text.tender'),
        groupAxis: t('text.sector'),
        series: [
          { label: t('text.daysOpen'), color: 'accent' },
          { label: t('text.offers'), color: 'accent' },
          {
            label: t('text.amount'),
            color: 'accent',
            format: (value) => formatMoney(value * 1_000_000, 'CLP') ?? '',
          },
        ],
        rows: sampleTenders.map(({ code, sector, days, bids, amount }) => ({
          label: code,
          group: t(`text.${sector}`),
          values: [days, bids, amount],
        })),
        format: formatCount,
      }}
    />
  );
}

export function Points() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <ToldChart
      name={t('text.competition')}
      says={t('text.competitionSays')}
      kind="points"
      data={{
        axis: t('text.tender'),
        series: [
          { label: t('text.offers'), color: 'warm' },
          { label: t('text.millions'), color: 'warm' },
        ],
        rows: sampleTenders
          .filter(({ sector }) => sector === 'works')
          .map(({ code, bids, amount }) => ({ label: code, values: [bids, amount] })),
        format: formatCount,
      }}
    />
  );
}

/** One on the other: the upper edge is their sum. */
export function StackedArea() {
  const { t } = useTranslation('chartsChartjs');
  return (
    <RangedChart
      name={t('text.sum')}
      kind="stackedArea"
      axis={t('text.month')}
      series={[
        { label: t('text.awarded'), color: 'accent' },
        { label: t('text.others'), color: 'calm' },
      ]}
      rows={sampleMonths.map(({ at, published, awarded }) => ({
        at,
        values: [awarded, published - awarded],
      }))}
      label={monthLabel}
    />
  );
}
