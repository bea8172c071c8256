import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { DataColumn } from './columns.ts';
import classes from './unfold-column.module.css';

interface Unfolding<Row> {
  /** The name of the column. */
  name: string;
  rowId: (row: Row) => string;
  /** What the button of a row is called when it is read aloud. */
  labelOf: (row: Row) => string;
  /** Ids of the rows that are unfolded. */
  open: ReadonlySet<string>;
  onChange: (open: ReadonlySet<string>) => void;
}

/** The button that unfolds a row, as its table and its card have it. */
export function UnfoldButton<Row>({ row, of }: { row: Row; of: Unfolding<Row> }) {
  const id = of.rowId(row);
  const isOpen = of.open.has(id);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  const toggle = () => {
    const next = new Set(of.open);
    if (isOpen) next.delete(id);
    else next.add(id);
    of.onChange(next);
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={of.labelOf(row)}
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <Icon size={16} className={isOpen ? undefined : classes.folded} aria-hidden />
    </ActionIcon>
  );
}

/** The column of those buttons, first of a table whose rows have more to say than fits on a line. */
export function unfoldColumn<Row>(of: Unfolding<Row>): DataColumn<Row> {
  return {
    id: 'unfold',
    header: of.name,
    headerContent: <span className={classes.name}>{of.name}</span>,
    width: 44,
    fixed: true,
    cell: (row) => <UnfoldButton row={row} of={of} />,
  };
}
