import { IconGripVertical } from '@tabler/icons-react';
import type { LineHandle } from './use-sortable-line.ts';

interface DragHandleProps extends LineHandle {
  /** What it moves. */
  label: string;
  className: string | undefined;
}

export function DragHandle({ attributes, listeners, hold, label, className }: DragHandleProps) {
  return (
    <button
      type="button"
      ref={hold}
      className={className}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <IconGripVertical size={16} stroke={1.8} aria-hidden />
    </button>
  );
}
