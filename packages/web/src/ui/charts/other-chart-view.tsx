import type { ChartData, OtherKind } from './chart-data.ts';
import { Candles, Lines } from './course-view.tsx';
import { Heat } from './heat-view.tsx';
import { Points } from './points-view.tsx';
import { Sectors } from './sectors-view.tsx';

interface OtherChartViewProps {
  kind: OtherKind;
  data: ChartData;
  height: number;
}

/** The kinds that no report draws, in a file of their own, so that reports do not load them. */
export function OtherChartView({ kind, data, height }: OtherChartViewProps) {
  switch (kind) {
    case 'line':
    case 'area':
    case 'stackedArea':
      return <Lines kind={kind} data={data} height={height} />;
    case 'candles':
      return <Candles data={data} height={height} />;
    case 'points':
    case 'bubbles':
      return <Points data={data} height={height} hasSizes={kind === 'bubbles'} />;
    case 'heat':
      return <Heat data={data} height={height} />;
    case 'pie':
    case 'donut':
    case 'polar':
    case 'radial':
      return <Sectors kind={kind} data={data} height={height} />;
  }
}
