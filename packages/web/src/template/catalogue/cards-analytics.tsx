import { NativeSelect } from '@mantine/core';
import { type CardPeriod, reportYears } from '@pliego/contract/areas/card-choices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLabel, monthLabel } from '#web/lib/date-labels.ts';
import { formatCount, formatFineShare, formatMoney, formatShare } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { SmallChart } from '#web/ui/charts/small-chart.tsx';
import { bothQueries } from '#web/ui/feedback/query-state.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Measure, Shares, Whole } from './cards/figures.tsx';
import { Period } from './cards/period.tsx';
import { ReportChart } from './cards/report-chart.tsx';
import { cardQueries, revenueQuery, sessionsQuery, supportQuery } from './cards/queries.ts';
import classes from './cards-analytics.module.css';

export const parts = ['Card', 'ChartFigure', 'SmallChart'];
export const wide = ['Sessions', 'RevenueReport'];

/** The call writes its figures as text, with commas between the thousands. */
const numberIn = (text: string) => Number(text.replaceAll(',', ''));
const colors = ['accent', 'warm', 'calm'] as const;

/** The call of the specification is a constant; that of the period has its days. */
export function Sessions() {
  const { t } = useTranslation('cardsAnalytics');
  const [period, setPeriod] = useState<CardPeriod>('28-days');
  const query = bothQueries(useQuery(cardQueries.avgSessions), useQuery(sessionsQuery(period)));
  const name = t('text.sessions');
  const label = period === 'last-year' ? monthLabel : dayLabel;
  const tools = <Period name={name} value={period} onChange={setPeriod} />;
  return (
    <Card title={name} level={4} query={query} height={280} tools={tools}>
      {([goals, { sessions, points }]) => (
        <>
          <p className={classes.figure}>{formatCount(sessions)}</p>
          <ChartFigure
            kind="bars"
            name={name}
            height={150}
            summary={t('text.sessionsSays', { total: formatCount(sessions) })}
            data={{
              axis: t('text.day'),
              series: [{ label: name, color: 'accent' }],
              rows: points.map(({ at, value }) => ({ label: label(at), values: [value] })),
              format: formatCount,
            }}
          />
          <Shares
            shares={[
              { name: t('text.retention'), share: goals.retention / 100 },
              { name: t('text.reached'), share: goals.users / goals.goal },
            ]}
          />
        </>
      )}
    </Card>
  );
}

export function RevenueReport() {
  const { t } = useTranslation('cardsAnalytics');
  const [year, setYear] = useState<number>(reportYears[0]);
  const years = useQuery(cardQueries.revenueReport);
  const query = bothQueries(years, useQuery(revenueQuery(year)));
  const name = t('text.report');
  const tools = (
    <NativeSelect
      size="xs"
      aria-label={t('text.yearOf', { name })}
      value={String(year)}
      data={years.data?.years ?? [String(year)]}
      onChange={({ currentTarget }) => setYear(Number(currentTarget.value))}
    />
  );
  return (
    <Card title={name} level={4} query={query} height={240} tools={tools}>
      {([, report]) => <ReportChart name={name} report={report} />}
    </Card>
  );
}

export function Support() {
  const { t } = useTranslation('cardsAnalytics');
  const [period, setPeriod] = useState<CardPeriod>('28-days');
  const query = bothQueries(useQuery(cardQueries.supportTracker), useQuery(supportQuery(period)));
  const tools = <Period name={t('text.support')} value={period} onChange={setPeriod} />;
  return (
    <Card title={t('text.support')} level={4} query={query} height={260} tools={tools}>
      {([{ title }, { total, open, new: fresh }]) => {
        const share = Math.floor(((total - open) / total) * 100) / 100;
        return (
          <Measure
            summary={t('text.supportSays', { title, share: formatShare(share) })}
            share={share}
            color="accent"
            figures={[
              { name: t('text.total'), value: formatCount(total) },
              { name: t('text.fresh'), value: formatCount(fresh) },
              { name: t('text.open'), value: formatCount(open) },
            ]}
          />
        );
      }}
    </Card>
  );
}

export function Goal() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <Card title={t('text.goal')} level={4} query={useQuery(cardQueries.goal)} height={230}>
      {({ completed, inProgress }) => {
        const [done, rest] = [numberIn(completed), numberIn(inProgress)];
        const share = done / (done + rest);
        return (
          <Measure
            summary={t('text.goalSays', { share: formatFineShare(share) })}
            share={share}
            color="calm"
            figures={[
              { name: t('text.done'), value: formatCount(done) },
              { name: t('text.underWay'), value: formatCount(rest) },
            ]}
          />
        );
      }}
    </Card>
  );
}

/** Two months are what the call knows. */
export function Revenue() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <Card title={t('text.revenue')} level={4} query={useQuery(cardQueries.revenue)} height={150}>
      {({ thisMonth, lastMonth }) => {
        const [now, before] = [numberIn(thisMonth), numberIn(lastMonth)];
        const [money, old] = [now, before].map((value) => formatMoney(value * 1_000, 'CLP') ?? '');
        const top = Math.max(now, before);
        return (
          <>
            <p className={classes.figure}>{money}</p>
            <p className={classes.soft}>
              {t('text.revenueSays', { growth: formatShare(now / before - 1) })}
            </p>
            <Shares
              shares={[
                { name: t('text.thisMonth'), share: now / top, value: money },
                { name: t('text.lastMonth'), share: before / top, value: old, color: 'soft' },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}

export function Devices() {
  const { t } = useTranslation('cardsAnalytics');
  const query = useQuery(cardQueries.sessionsDevice);
  return (
    <Card title={t('text.devices')} level={4} query={query} height={150}>
      {({ chart_info: devices }) => (
        <>
          <p className={classes.soft}>{t('text.lastDays')}</p>
          <Shares
            shares={devices.map(({ name, usage, upDown }, index) => ({
              name: t(`text.${name}`),
              value: t(upDown < 0 ? 'text.fewer' : 'text.more', {
                share: formatFineShare(usage / 100),
                change: formatShare(Math.abs(upDown) / 100),
              }),
              share: usage / 100,
              color: colors[index],
            }))}
          />
        </>
      )}
    </Card>
  );
}

export function ProductOrders() {
  const { t } = useTranslation('cardsAnalytics');
  const query = useQuery(cardQueries.productOrders);
  return (
    <Card title={t('text.orders')} level={4} query={query} height={260}>
      {({ chart_info: { finished, pending, rejected } }) => {
        const total = formatCount(finished + pending + rejected);
        return (
          <Whole
            summary={t('text.ordersSays', { total, done: formatCount(finished) })}
            total={total}
            parts={[
              { name: t('text.finished'), value: formatCount(finished), amount: finished },
              { name: t('text.pending'), value: formatCount(pending), amount: pending },
              { name: t('text.rejected'), value: formatCount(rejected), amount: rejected },
            ]}
          />
        );
      }}
    </Card>
  );
}

export function Customers() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <Card
      title={t('text.customers')}
      level={4}
      query={useQuery(cardQueries.customers)}
      height={230}
    >
      {({ listData }) => {
        const total = formatCount(listData.reduce((sum, { result }) => sum + result, 0));
        return (
          <Whole
            summary={t('text.customersSays', { total })}
            total={total}
            parts={listData.map(({ text, result }) => ({
              name: t(`text.${text}`),
              value: formatCount(result),
              amount: result,
            }))}
          />
        );
      }}
    </Card>
  );
}

export function Earnings() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <Card title={t('text.earnings')} level={4} query={useQuery(cardQueries.commerce)} height={230}>
      {({ earnings: { growth, parts: kinds } }) => (
        <Whole
          summary={t('text.earningsSays', { growth: formatShare(growth) })}
          total={`+${formatShare(growth)}`}
          parts={kinds.map(({ kind, amount }) => ({
            name: t(`text.${kind}`),
            value: formatMoney(amount, 'CLP') ?? '',
            amount,
          }))}
        />
      )}
    </Card>
  );
}

export function SalesRadar() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <Card title={t('text.radar')} level={4} query={useQuery(cardQueries.analytics)} height={250}>
      {({ radar }) => (
        <ChartFigure
          kind="radar"
          name={t('text.radar')}
          height={250}
          summary={t('text.radarSays')}
          data={{
            axis: t('text.month'),
            series: [
              { label: t('text.sales'), color: 'accent' },
              { label: t('text.visits'), color: 'warm' },
            ],
            rows: radar.map(({ month, sales, visits }) => ({
              label: monthLabel(month),
              values: [sales, visits],
            })),
            format: formatCount,
          }}
        />
      )}
    </Card>
  );
}

export function SalesLine() {
  const { t } = useTranslation('cardsAnalytics');
  return (
    <SmallChart
      name={t('text.salesLine')}
      level={4}
      query={useQuery(cardQueries.sales)}
      total={({ analyticsData }) => formatShare(Number.parseFloat(analyticsData.sales) / 100)}
      kind="line"
      color="warm"
    />
  );
}
