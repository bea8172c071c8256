import { IconDownload } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { toastProblem } from '../feedback/toasts.tsx';
import { ActionMenu } from '../overlay/action-menu.tsx';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import type { ChartFormat } from './draw-chart.ts';
import classes from './chart-figure.module.css';

interface SaveChartMenuProps {
  /** Of which chart; the file has it too. */
  name: string;
  chart: RefObject<HTMLElement | null>;
}

/** Keeps a chart as a picture: points or lines, as whoever uses it needs it. */
export function SaveChartMenu({ name, chart }: SaveChartMenuProps) {
  const { chart: words } = useWidgetTexts();
  const save = async (format: ChartFormat) => {
    if (chart.current === null) return;
    const drawn = chart.current;
    const { saveChart } = await import('./draw-chart.ts');
    await saveChart(drawn, name, format).catch(() => toastProblem({ title: words.notSaved }));
  };
  return (
    <ActionMenu
      label={words.save(name)}
      className={classes.save}
      width={180}
      actions={(['png', 'svg'] as const).map((format) => ({
        id: format,
        label: words.saveAs(format.toUpperCase()),
        onPick: () => void save(format),
      }))}
    >
      <IconDownload size={16} aria-hidden />
    </ActionMenu>
  );
}
