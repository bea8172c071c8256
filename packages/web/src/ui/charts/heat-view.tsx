import { MatrixChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import { type ChartData, writtenOf } from './chart-data.ts';
import '@mantine/charts/styles.layer.css';

/** From few to many, from near the surface to far from it: the lightness says it, and the hue nothing. */
const levels = [12, 30, 50, 72, 100].map(
  (share) => `color-mix(in oklab, var(--chart-accent) ${share}%, var(--surface))`,
);

const labelsWidth = 74;
const labelsHeight = 22;

/** A row of cells for each row, a column for each series. */
export function Heat({ data, height }: { data: ChartData; height: number }) {
  const { ref, width } = useElementSize();
  const columns = Math.max(1, data.series.length);
  const across = Math.floor((width - labelsWidth) / columns) - 2;
  const down = Math.floor((height - labelsHeight) / Math.max(1, data.rows.length)) - 2;
  const cells = data.rows.flatMap(({ label, values }) =>
    data.series.map((series, place) => ({
      x: series.label,
      y: label,
      value: values[place] ?? 0,
    })),
  );
  return (
    <div ref={ref} style={{ minHeight: height }}>
      {width === 0 ? null : (
        <MatrixChart
          data={cells}
          cellSize={Math.max(8, Math.min(across, down, 40))}
          gap={2}
          cellRadius={3}
          colors={levels}
          withXLabels
          withYLabels
          yLabelsWidth={labelsWidth}
          xLabelsHeight={labelsHeight}
          xLabelsRotation={0}
          fontSize={12}
          withTooltip
          getTooltipLabel={({ x, y, value }) => `${y}, ${x}: ${writtenOf(data, 0, value ?? 0)}`}
        />
      )}
    </div>
  );
}
