import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useUiTexts } from '../texts/texts.tsx';
import classes from './column-edge.module.css';

interface ColumnEdgeProps {
  /** What the column is called. */
  name: string;
  width: number;
  onResize: (width: number) => void;
}

/** So many pixels a key makes a column wider or narrower. */
const step = 16;
const limits = { least: 64, most: 640 };
const within = (width: number) => Math.min(Math.max(width, limits.least), limits.most);

/**
 * The edge of a column, which is dragged, or moved by the arrow keys. While it is dragged only a line moves: hundreds of rows that
 * change their width with each step of the pointer would not keep up.
 */
export function ColumnEdge({ name, width, onResize }: ColumnEdgeProps) {
  const texts = useUiTexts();
  const [drag, setDrag] = useState<{ from: number; by: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isBack = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    onResize(within(width + (event.key === isBack ? -step : step)));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, by: 0 });
  };
  const onPointerMove = ({ clientX }: PointerEvent<HTMLElement>) => {
    if (drag === null) return;
    const turn = document.dir === 'rtl' ? -1 : 1;
    setDrag({ from: drag.from, by: within(width + (clientX - drag.from) * turn) - width });
  };
  const onPointerUp = () => {
    if (drag !== null && drag.by !== 0) onResize(width + drag.by);
    setDrag(null);
  };
  return (
    // A separator that is moved is a control of its own (WAI-ARIA 1.2, window splitter).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      aria-orientation="vertical"
      aria-label={texts.columnWidth(name)}
      aria-valuenow={width}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.edge}
      data-dragged={drag === null ? undefined : true}
      style={drag === null ? undefined : { insetInlineEnd: -drag.by - 4 }}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => setDrag(null)}
    />
  );
}
