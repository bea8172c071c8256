import { formatCount } from '#web/lib/format.ts';
import type { ShownQuery } from '../feedback/query-state.tsx';
import type { Destination } from '../navigation/app-link.tsx';
import { Card } from '../page/card.tsx';
import type { HeadingLevel } from '../page/page.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import type { ChartColor, SparkKind } from './chart-data.ts';
import { ChartFigure } from './chart-figure.tsx';
import classes from './small-chart.module.css';

interface SeriesAnswer {
  series: { data: number[] }[];
}

interface SmallChartProps<Data extends SeriesAnswer> {
  name: string;
  /** The rank of its name: 2 unless it stands below another heading. */
  level?: HeadingLevel;
  query: ShownQuery<Data>;
  /** The figure above the chart. */
  total: (data: Data) => string;
  kind: SparkKind;
  color: ChartColor;
  link?: { to: Destination; text: string };
}

const height = 92;

/** A figure and the small chart under it. */
export function SmallChart<Data extends SeriesAnswer>(props: SmallChartProps<Data>) {
  const { name, level = 2, query, total, kind, color, link } = props;
  const { chart: words } = useWidgetTexts();
  const Heading = `h${level}` as const;
  return (
    <Card query={query} height={height + 57} link={link}>
      {(data) => {
        const values = data.series[0]?.data ?? [];
        const shown = total(data);
        return (
          <>
            <p className={classes.figure}>{shown}</p>
            <Heading className={classes.name}>{name}</Heading>
            <ChartFigure
              small
              kind={kind}
              name={name}
              height={height}
              summary={words.course({
                name,
                total: shown,
                last: formatCount(values.at(-1) ?? 0),
                top: formatCount(Math.max(0, ...values)),
              })}
              data={{
                axis: words.place,
                series: [{ label: words.figure, color }],
                rows: values.map((value, index) => ({
                  label: formatCount(index + 1),
                  values: [value],
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
