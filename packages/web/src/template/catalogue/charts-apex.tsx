import { useTranslation } from 'react-i18next';
import { dayLabel, monthLabel } from '#web/lib/date-labels.ts';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { ToldChart } from '#web/ui/charts/told-chart.tsx';
import { RangedChart } from './charts/ranged-chart.tsx';
import { sampleHours, sampleMonths, sampleTenders, sampleWeeks } from './charts/sample.ts';
import { buyerNames } from './buyers.ts';

export const parts = ['ToldChart'];
export const wide = ['Area', 'Columns', 'Scatter', 'Line', 'Rows', 'Candles'];

/** Under each line is what it adds up to. */
export function Area() {
  const { t } = useTranslation('chartsApex');
  return (
    <RangedChart
      name={t('text.course')}
      kind="area"
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

/** Full against outlined: the two are told apart without their colours. */
export function Columns() {
  const { t } = useTranslation('chartsApex');
  return (
    <RangedChart
      name={t('text.halves')}
      kind="bars"
      axis={t('text.month')}
      series={[
        { label: t('text.awarded'), color: 'accent' },
        { label: t('text.without'), color: 'soft', asOutline: true },
      ]}
      rows={sampleMonths.slice(-12).map(({ at, published, awarded }) => ({
        at,
        values: [awarded, published - awarded],
      }))}
      label={monthLabel}
    />
  );
}

/** Each kind of point has a shape of its own. */
export function Scatter() {
  const { t } = useTranslation('chartsApex');
  return (
    <ToldChart
      name={t('text.bids')}
      says={t('text.bidsSays')}
      kind="points"
      height={270}
      data={{
        axis: t('text.tender'),
        groupAxis: t('text.sector'),
        series: [
          { label: t('text.daysOpen'), color: 'accent' },
          { label: t('text.offers'), color: 'accent' },
        ],
        rows: sampleTenders.map(({ code, sector, days, bids }) => ({
          label: code,
          group: t(`text.${sector}`),
          values: [days, bids],
        })),
        format: formatCount,
      }}
    />
  );
}

export function Line() {
  const { t } = useTranslation('chartsApex');
  return (
    <RangedChart
      name={t('text.ours')}
      kind="line"
      axis={t('text.month')}
      series={[{ label: t('text.submitted'), color: 'accent' }]}
      rows={sampleMonths.map(({ at, ours }) => ({ at, values: [ours] }))}
      label={monthLabel}
    />
  );
}

const buyers = { cleaning: 214, laptops: 187, meals: 96, army: 61, court: 34 };

/** Names that are long have a line of their own. */
export function Rows() {
  const { t } = useTranslation('chartsApex');
  return (
    <ToldChart
      name={t('text.buyers')}
      says={t('text.buyersSays', { count: buyers.cleaning })}
      kind="rows"
      height={220}
      data={{
        axis: t('text.buyer'),
        series: [{ label: t('text.tenders'), color: 'accent' }],
        rows: (['cleaning', 'laptops', 'meals', 'army', 'court'] as const).map((buyer) => ({
          label: buyerNames[buyer],
          values: [buyers[buyer]],
        })),
        format: formatCount,
      }}
    />
  );
}

/** Hollow where the dollar rose, full where it fell. */
export function Candles() {
  const { t } = useTranslation('chartsApex');
  const names = ['first', 'highest', 'lowest', 'last'] as const;
  return (
    <RangedChart
      name={t('text.dollar')}
      kind="candles"
      axis={t('text.week')}
      series={names.map((name) => ({ label: t(`text.${name}`), color: 'accent' }))}
      rows={sampleWeeks}
      label={dayLabel}
      told={1}
    />
  );
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const firstHour = 8;

/** The darker, the more in light; the lighter, the more in the dark: always the farther from the ground. */
export function Heat() {
  const { t } = useTranslation('chartsApex');
  const hours = Array.from({ length: 6 }, (_, index) => `${firstHour + 2 * index} h`);
  return (
    <ToldChart
      name={t('text.hours')}
      says={t('text.hoursSays')}
      kind="heat"
      height={210}
      data={{
        axis: t('text.weekday'),
        series: hours.map((label) => ({ label, color: 'accent' })),
        rows: weekdays.map((day, index) => ({
          label: t(`text.${day}`),
          values: sampleHours[index] ?? [],
        })),
        format: formatCount,
      }}
    />
  );
}

const met = { read: 0.92, bid: 0.61, won: 0.29 };

export function Radial() {
  const { t } = useTranslation('chartsApex');
  const shares = (['won', 'bid', 'read'] as const).map((step) => ({
    label: t(`text.${step}`),
    values: [met[step]],
  }));
  return (
    <ToldChart
      name={t('text.steps')}
      says={t('text.stepsSays', { read: formatShare(met.read), won: formatShare(met.won) })}
      kind="radial"
      data={{
        axis: t('text.step'),
        series: [{ label: t('text.share'), color: 'accent' }],
        rows: shares,
        format: formatShare,
      }}
    />
  );
}

const criteria = ['price', 'experience', 'term', 'quality', 'inclusion'] as const;
const points = { own: [82, 74, 91, 68, 55], winner: [88, 90, 70, 75, 60] };

export function Radar() {
  const { t } = useTranslation('chartsApex');
  return (
    <ToldChart
      name={t('text.scores')}
      says={t('text.scoresSays')}
      kind="radar"
      data={{
        axis: t('text.criterion'),
        series: [
          { label: t('text.own'), color: 'accent' },
          { label: t('text.winner'), color: 'warm' },
        ],
        rows: criteria.map((criterion, index) => ({
          label: t(`text.${criterion}`),
          values: [points.own[index] ?? 0, points.winner[index] ?? 0],
        })),
        format: formatCount,
      }}
    />
  );
}

const outcomes = { toUs: 37, toOthers: 68, deserted: 14, waiting: 9 };

/** The name stands beside each part: no colour is needed to know which is which. */
export function Donut() {
  const { t } = useTranslation('chartsApex');
  const sum = Object.values(outcomes).reduce((total, count) => total + count, 0);
  return (
    <ToldChart
      name={t('text.outcomes')}
      says={t('text.outcomesSays', { count: sum, share: formatShare(outcomes.toUs / sum) })}
      kind="donut"
      data={{
        axis: t('text.outcome'),
        series: [{ label: t('text.tenders'), color: 'accent' }],
        rows: (['toUs', 'toOthers', 'deserted', 'waiting'] as const).map((outcome) => ({
          label: t(`text.${outcome}`),
          values: [outcomes[outcome]],
        })),
        format: formatCount,
      }}
    />
  );
}
