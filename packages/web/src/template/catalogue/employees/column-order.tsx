import { useTranslation } from 'react-i18next';
import { CheckRow } from '#web/ui/fields/check-row.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { SortableLines } from '#web/ui/sortable/sortable-lines.tsx';
import { useSortableLine } from '#web/ui/sortable/use-sortable-line.ts';
import { useColumnNames } from './employee-columns.tsx';
import type { EmployeeSort } from './employee-values.ts';
import classes from './employees.module.css';

interface ColumnOrderProps {
  /** In their order, shown or not. */
  order: EmployeeSort[];
  shown: readonly EmployeeSort[];
  onOrder: (order: EmployeeSort[]) => void;
  onShow: (shown: EmployeeSort[]) => void;
}

/** Which columns, and in which order: by mouse, finger or keyboard. */
export function ColumnOrder({ order, shown, onOrder, onShow }: ColumnOrderProps) {
  const nameOf = useColumnNames();
  const move = (from: number, to: number) => {
    const one = order[from];
    if (one !== undefined) onOrder(order.toSpliced(from, 1).toSpliced(to, 0, one));
  };
  return (
    <SortableLines ids={order} nameOf={nameOf} onMove={move}>
      <ul className={classes.lines}>
        {order.map((id) => (
          <ColumnLine
            key={id}
            id={id}
            name={nameOf(id)}
            isShown={shown.includes(id)}
            onToggle={() =>
              onShow(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id])
            }
          />
        ))}
      </ul>
    </SortableLines>
  );
}

interface ColumnLineProps {
  id: EmployeeSort;
  name: string;
  isShown: boolean;
  onToggle: () => void;
}

function ColumnLine({ id, name, isShown, onToggle }: ColumnLineProps) {
  const { t } = useTranslation('catalogue');
  const { handle, line } = useSortableLine(id);
  return (
    <li {...line} className={classes.line}>
      <DragHandle {...handle} label={t('employees.move', { name })} className={classes.handle} />
      <CheckRow
        kind="checkbox"
        name={id}
        label={name}
        checked={isShown}
        disabled={id === 'full_name'}
        onChange={onToggle}
      />
    </li>
  );
}
