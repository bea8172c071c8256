import {
  IconBox,
  IconCash,
  IconPercentage,
  IconTrendingUp,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatShare } from '#web/lib/format.ts';
import { SmallChart } from '#web/ui/charts/small-chart.tsx';
import { type Tone, toneProps } from '#web/ui/display/tone.ts';
import { AppLink, type Destination } from '#web/ui/navigation/app-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { cardQueries } from './cards/queries.ts';
import classes from './cards-statistics.module.css';

export const parts = ['SmallChart', 'Card'];
export const wide = ['Strip', 'Vertical', 'Horizontal'];

/** A figure that a call writes as text: `2,76k` is 2.760. */
const thousands = (text: string) => Math.round(Number.parseFloat(text.replace(',', '.')) * 1_000);

export function Orders() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.ordersBars);
  return (
    <SmallChart
      name={t('text.orders')}
      level={4}
      query={query}
      total={({ statistics }) => formatCount(thousands(statistics))}
      kind="bars"
      color="warm"
    />
  );
}

export function Profit() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.profit);
  return (
    <SmallChart
      name={t('text.profit')}
      level={4}
      query={query}
      // Thousands of pesos.
      total={({ statistics }) => formatMoney(thousands(statistics) * 1_000, 'CLP') ?? ''}
      kind="line"
      color="accent"
      link={{ to: { to: '/apps/invoice/list' }, text: t('text.invoices') }}
    />
  );
}

const drawings = {
  sales: IconTrendingUp,
  customers: IconUsers,
  products: IconBox,
  revenue: IconCash,
  won: IconTrophy,
  share: IconPercentage,
};
type FigureName = keyof typeof drawings;

const tones: Record<FigureName, Tone> = {
  sales: 'celeste',
  customers: 'verde',
  products: 'naranja',
  revenue: 'violeta',
  won: 'turquesa',
  share: 'azul',
};

/** An icon, the figure, and what it counts. */
function Figure({ name, value }: { name: FigureName; value: string }) {
  const { t } = useTranslation('cardsStatistics');
  const { className, style } = toneProps(tones[name]);
  const Drawing = drawings[name];
  return (
    <>
      <span className={`${className} ${classes.icon}`} style={style} aria-hidden>
        <Drawing size={20} />
      </span>
      <span className={classes.words}>
        <span className={classes.value}>{value}</span>
        <span className={classes.soft}>{t(`text.${name}`)}</span>
      </span>
    </>
  );
}

const behind = {
  sales: { to: '/apps/invoice/list' },
  customers: { to: '/apps/user/list' },
  products: { to: '/apps/ecommerce/shop' },
  revenue: { to: '/apps/invoice/list', search: { status: 'Paid' } },
} satisfies Partial<Record<FigureName, Destination>>;
const inStrip = ['sales', 'customers', 'products', 'revenue'] as const;

/** Each leads to what it counts. */
export function Strip() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.commerce);
  return (
    <Card title={t('text.month')} level={4} query={query} height={58}>
      {({ figures }) => (
        <ul className={classes.figures} data-look="strip">
          {inStrip.map((name) => (
            <li key={name}>
              <AppLink {...behind[name]} className={classes.strip}>
                <Figure
                  name={name}
                  value={
                    name === 'revenue'
                      ? (formatMoney(figures.revenue, 'CLP') ?? '')
                      : formatCount(figures[name])
                  }
                />
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const samples = (): { name: FigureName; value: string }[] => [
  { name: 'won', value: formatCount(37) },
  { name: 'share', value: formatShare(0.29) },
  { name: 'revenue', value: formatMoney(418_600, 'CLP') ?? '' },
  { name: 'customers', value: formatCount(61) },
  { name: 'products', value: formatCount(148) },
  { name: 'sales', value: formatCount(284) },
];

export function Vertical() {
  return (
    <ul className={classes.figures}>
      {samples().map((figure) => (
        <li key={figure.name} className={classes.vertical}>
          <Figure {...figure} />
        </li>
      ))}
    </ul>
  );
}

export function Horizontal() {
  return (
    <ul className={classes.figures} data-look="horizontal">
      {samples()
        .slice(0, 4)
        .map((figure) => (
          <li key={figure.name} className={classes.horizontal}>
            <Figure {...figure} />
          </li>
        ))}
    </ul>
  );
}

export function Subscribers() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.subscribers);
  return (
    <SmallChart
      name={t('text.subscribers')}
      level={4}
      query={query}
      total={({ analyticsData }) => formatCount(analyticsData.subscribers)}
      kind="area"
      color="accent"
    />
  );
}

export function Revenue() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.revenueSeries);
  return (
    <SmallChart
      name={t('text.generated')}
      level={4}
      query={query}
      total={({ analyticsData }) => formatMoney(analyticsData.revenue * 1_000, 'CLP') ?? ''}
      kind="area"
      color="calm"
    />
  );
}

export function Sales() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.sales);
  return (
    <SmallChart
      name={t('text.quarter')}
      level={4}
      query={query}
      total={({ analyticsData }) => formatShare(Number.parseFloat(analyticsData.sales) / 100)}
      kind="area"
      color="warm"
    />
  );
}

export function OrdersReceived() {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries.orders);
  return (
    <SmallChart
      name={t('text.received')}
      level={4}
      query={query}
      total={({ analyticsData }) => formatCount(analyticsData.orders)}
      kind="area"
      color="soft"
    />
  );
}

interface CourseProps {
  call: 'siteTraffic' | 'activeUsers' | 'newsletter';
  color: 'accent' | 'calm' | 'warm';
}

/** Of these the call has the course alone: the figure above it is its last one. */
function Course({ call, color }: CourseProps) {
  const { t } = useTranslation('cardsStatistics');
  const query = useQuery(cardQueries[call]);
  return (
    <SmallChart
      name={t(`text.${call}`)}
      level={4}
      query={query}
      total={({ series }) => formatCount(series[0]?.data.at(-1) ?? 0)}
      kind="line"
      color={color}
    />
  );
}

export function SiteTraffic() {
  return <Course call="siteTraffic" color="accent" />;
}

export function ActiveUsers() {
  return <Course call="activeUsers" color="calm" />;
}

export function Newsletter() {
  return <Course call="newsletter" color="warm" />;
}
