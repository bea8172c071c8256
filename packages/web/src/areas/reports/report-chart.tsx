import type { ReportChart as Chart } from '@pliego/contract/areas/reports';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount, formatFineShare, formatMoney, formatQuantity } from '#web/lib/format.ts';
import { type ChartData, type ChartKind, chartOrder } from '#web/ui/charts/chart-data.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { ChartKey } from '#web/ui/charts/chart-key.tsx';
import { labelText } from './label-text.ts';
import classes from './reports.module.css';

/** Amounts in pesos are long: beside bars they stand in millions. */
function shortMoney(amount: number, currency: string): string {
  if (currency === 'CLP' && Math.abs(amount) >= 1_000_000) {
    return `MM$ ${formatQuantity(Math.round(amount / 100_000) / 10)}`;
  }
  return formatMoney(amount, currency) ?? '';
}

function formatOf({ unidad, moneda = 'CLP' }: Chart): (value: number) => string {
  switch (unidad) {
    case 'cuenta':
      return formatCount;
    case 'parte':
      return formatFineShare;
    case 'monto':
      return (value) => shortMoney(value, moneda);
    case 'dias':
    case 'numero':
      return (value) => formatQuantity(Math.round(value * 10) / 10);
  }
}

/** Names longer than these lie beside their bars. */
const shortName = 9;

/** How it is drawn: what has long names lies. */
function kindOf({ forma = 'barras', series }: Chart, isShort: boolean): ChartKind {
  if (forma === 'linea') return 'line';
  if (forma === 'apiladas' && series.length > 1) return isShort ? 'stacked' : 'stackedRows';
  return isShort ? 'bars' : 'rows';
}

/** Two series of bars are a full one and an outline, which need no colour; more of them, and parts of a whole, have colours. */
function seriesOf({ forma, series }: Chart): ChartData['series'] {
  const isPair = forma !== 'apiladas' && forma !== 'linea' && series.length === 2;
  return series.map((title, index) => ({
    label: messageText(title) ?? title.code,
    color: isPair && index > 0 ? 'soft' : (chartOrder[index % chartOrder.length] ?? 'accent'),
    asOutline: isPair && index > 0,
  }));
}

const beside = new Set<ChartKind>(['rows', 'stackedRows']);

interface ReportChartProps {
  chart: Chart;
  name: string;
  summary: string;
  /** In a card: as low as it can be read. */
  isSmall?: boolean;
}

/** The chart of a report, told apart by outlines, dashes and a key, and kept as a picture by whoever wants it. */
export function ReportChart({ chart, name, summary, isSmall = false }: ReportChartProps) {
  const { eje, puntos } = chart;
  const rows = puntos.map(({ rotulo, valores }) => ({ label: labelText(rotulo), values: valores }));
  const kind = kindOf(
    chart,
    rows.every(({ label }) => label.length <= shortName),
  );
  const series = seriesOf(chart);
  const lanes = kind === 'rows' ? series.length : 1;
  const lying = Math.max(isSmall ? 90 : 120, rows.length * (lanes * 14 + 18) + 40);
  const standing = isSmall ? 170 : 230;
  const data: ChartData = {
    axis: messageText(eje) ?? eje.code,
    series,
    rows,
    format: formatOf(chart),
    isNarrow: isSmall,
  };
  return (
    <div className={classes.chart}>
      <ChartFigure
        name={name}
        summary={summary}
        kind={kind}
        height={beside.has(kind) ? lying : standing}
        data={data}
        canSave={!isSmall}
        {...(series.length > 1 ? { legend: <ChartKey kind={kind} data={data} /> } : {})}
      />
    </div>
  );
}
