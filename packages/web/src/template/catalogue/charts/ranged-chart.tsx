import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#web/lib/format.ts';
import { type ChartKind, type ChartSeries, writtenOf } from '#web/ui/charts/chart-data.ts';
import { ToldChart } from '#web/ui/charts/told-chart.tsx';
import { type Days, DayRange } from '#web/ui/date/day-range.tsx';
import classes from './ranged-chart.module.css';

interface RangedChartProps {
  name: string;
  kind: ChartKind;
  /** What its rows are: months, weeks. */
  axis: string;
  series: readonly ChartSeries[];
  /** By their first day. */
  rows: readonly { at: string; values: readonly number[] }[];
  label: (day: string) => string;
  /** Of which series the sentence tells. */
  told?: number;
  height?: number;
}

const all: Days = { from: null, until: null };

const isWithin = (day: string, { from, until }: Days) =>
  (from === null || day >= from) && (until === null || day <= until);

/** A chart of a course, of the days that somebody asks for; its sentence follows them. */
export function RangedChart({
  name,
  kind,
  axis,
  series,
  rows,
  label,
  told = 0,
  height,
}: RangedChartProps) {
  const { t } = useTranslation('catalogue');
  const [days, setDays] = useState(all);
  const shown = rows.filter(({ at }) => isWithin(at, days));
  const [first] = shown;
  const last = shown.at(-1);
  const data = {
    axis,
    series,
    rows: shown.map(({ at, values }) => ({ label: label(at), values })),
    format: formatCount,
  };
  const valueOf = (row: { values: readonly number[] }) => row.values[told] ?? 0;
  return (
    <div className={classes.ranged}>
      <DayRange
        label={t('chart.range', { name })}
        fromLabel={t('chart.from')}
        untilLabel={t('chart.until')}
        days={days}
        onChange={setDays}
      />
      {first === undefined || last === undefined ? (
        <div className={classes.none}>
          <p>{t('chart.none')}</p>
          <Button variant="default" size="compact-sm" onClick={() => setDays(all)}>
            {t('chart.all')}
          </Button>
        </div>
      ) : (
        <ToldChart
          name={name}
          kind={kind}
          height={height}
          data={data}
          says={sentence(shown.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a)))}
        />
      )}
    </div>
  );

  function sentence(top: { at: string; values: readonly number[] }): string {
    return t('chart.says', {
      from: label(first?.at ?? top.at),
      until: label(last?.at ?? top.at),
      series: series[told]?.label ?? name,
      top: writtenOf(data, told, valueOf(top)),
      when: label(top.at),
    });
  }
}
