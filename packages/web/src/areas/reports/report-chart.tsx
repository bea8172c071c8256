import type { ReportChart as Chart } from '@pliego/contract/areas/reports';
import { messageText } from '#web/i18n/message-text.ts';
import { formatCount, formatFineShare, formatQuantity } from '#web/lib/format.ts';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { labelText } from './label-text.ts';
import classes from './reports.module.css';

const formats = { cuenta: formatCount, parte: formatFineShare, dias: formatQuantity };

/** Names longer than these lie beside their bars. */
const shortName = 9;

interface ReportChartProps {
  chart: Chart;
  name: string;
  summary: string;
}

/** The chart of a report: full bars and, of a second series, outlines, so that it reads without colour and on paper. */
export function ReportChart({
  chart: { eje, unidad, series, puntos },
  name,
  summary,
}: ReportChartProps) {
  const rows = puntos.map(({ rotulo, valores }) => ({ label: labelText(rotulo), values: valores }));
  const isShort = rows.every(({ label }) => label.length <= shortName);
  const names = series.map((title) => messageText(title) ?? title.code);
  const bars = Math.max(1, rows.length) * (series.length * 14 + 18);
  return (
    <div className={classes.chart}>
      {series.length > 1 ? (
        <ul className={classes.legend} aria-hidden>
          {names.map((title, index) => (
            <li key={title} data-look={index === 0 ? 'full' : 'outline'}>
              {title}
            </li>
          ))}
        </ul>
      ) : null}
      <ChartFigure
        name={name}
        summary={summary}
        kind={isShort ? 'bars' : 'rows'}
        height={isShort ? 230 : Math.max(120, bars + 40)}
        data={{
          axis: messageText(eje) ?? eje.code,
          series: names.map((label, index) => ({
            label,
            color: index === 0 ? 'accent' : 'soft',
            asOutline: index > 0,
          })),
          rows,
          format: formats[unidad],
        }}
      />
    </div>
  );
}
