import { useTranslation } from 'react-i18next';
import { monthLabel } from '#web/lib/date-labels.ts';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { ToldChart } from '#web/ui/charts/told-chart.tsx';
import { RangedChart } from './charts/ranged-chart.tsx';
import { sampleMonths, sampleTenders } from './charts/sample.ts';

export const parts = ['ToldChart'];
export const wide = ['Line', 'Area', 'Scatter', 'Bars'];

export function Line() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <RangedChart
      name={t('text.course')}
      kind="line"
      axis={t('text.month')}
      series={[
        { label: t('text.published'), color: 'accent' },
        { label: t('text.awarded'), color: 'warm' },
      ]}
      rows={sampleMonths.map(({ at, published, awarded }) => ({
        at,
        values: [published, awarded],
      }))}
      label={monthLabel}
    />
  );
}

export function Area() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <RangedChart
      name={t('text.ours')}
      kind="area"
      axis={t('text.month')}
      series={[{ label: t('text.submitted'), color: 'calm' }]}
      rows={sampleMonths.map(({ at, ours }) => ({ at, values: [ours] }))}
      label={monthLabel}
    />
  );
}

export function Scatter() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <ToldChart
      name={t('text.time')}
      says={t('text.timeSays')}
      kind="points"
      height={260}
      data={{
        axis: t('text.tender'),
        groupAxis: t('text.sector'),
        series: [
          { label: t('text.daysOpen'), color: 'accent' },
          { label: t('text.millions'), color: 'accent' },
        ],
        rows: sampleTenders.map(({ code, sector, days, amount }) => ({
          label: code,
          group: t(`text.${sector}`),
          values: [days, amount],
        })),
        format: formatCount,
      }}
    />
  );
}

export function Bars() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <RangedChart
      name={t('text.won')}
      kind="bars"
      axis={t('text.month')}
      series={[
        { label: t('text.submitted'), color: 'accent' },
        { label: t('text.wonShort'), color: 'soft', asOutline: true },
      ]}
      rows={sampleMonths.slice(-12).map(({ at, ours }) => ({
        at,
        values: [ours, Math.round(ours * 0.29)],
      }))}
      label={monthLabel}
    />
  );
}

const team = ['reading', 'pricing', 'papers', 'visits', 'followUp'] as const;
const hours = { gabriela: [9, 14, 6, 3, 8], rodrigo: [5, 6, 13, 9, 4] };

export function Radar() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <ToldChart
      name={t('text.hours')}
      says={t('text.hoursSays')}
      kind="radar"
      data={{
        axis: t('text.task'),
        series: [
          { label: 'Gabriela', color: 'accent' },
          { label: 'Rodrigo', color: 'warm' },
        ],
        rows: team.map((task, index) => ({
          label: t(`text.${task}`),
          values: [hours.gabriela[index] ?? 0, hours.rodrigo[index] ?? 0],
        })),
        format: formatCount,
      }}
    />
  );
}

const kinds = { agile: 58, open: 27, agreement: 15 };

export function Pie() {
  const { t } = useTranslation('chartsRecharts');
  return (
    <ToldChart
      name={t('text.kinds')}
      says={t('text.kindsSays', { share: formatShare(kinds.agile / 100) })}
      kind="pie"
      data={{
        axis: t('text.kind'),
        series: [{ label: t('text.orders'), color: 'accent' }],
        rows: (['agile', 'open', 'agreement'] as const).map((kind) => ({
          label: t(`text.${kind}`),
          values: [kinds[kind]],
        })),
        format: formatCount,
      }}
    />
  );
}
