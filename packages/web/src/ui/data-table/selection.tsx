import { Button, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWidgetTexts } from '../texts/widget-texts.tsx';
import type { DataColumn } from './columns.ts';
import classes from './selection.module.css';

export interface Selection<Row> {
  rowId: (row: Row) => string;
  /** What a row is called when it is read aloud. */
  rowName: (row: Row) => string;
  /** Ids of what is chosen; those that are not in view do not count. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** In their order: with Shift all from the row that was pressed last are chosen, or left. */
  among?: readonly Row[];
  /** Answers the row that was pressed before, where a range with Shift begins, and remembers this one. */
  pressed?: (id: string) => string | null;
}

function withId(set: ReadonlySet<string>, id: string, present: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (present) next.add(id);
  else next.delete(id);
  return next;
}

/** The ids from one row to another, both in; only the other where the first is not there. */
function idsBetween(ids: readonly string[], from: string | null, to: string): string[] {
  const places = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  if (places.includes(-1)) return [to];
  return ids.slice(Math.min(...places), Math.max(...places) + 1);
}

interface RowCheckboxProps<Row> {
  row: Row;
  selection: Selection<Row>;
}

/** The box that chooses one row: in the table's first column, or on its card. */
export function RowCheckbox<Row>({ row, selection }: RowCheckboxProps<Row>) {
  const texts = useWidgetTexts();
  const id = selection.rowId(row);
  const choose = (present: boolean, hasShift: boolean) => {
    const from = selection.pressed?.(id) ?? null;
    const ids = hasShift ? (selection.among ?? []).map((one) => selection.rowId(one)) : [];
    const between = idsBetween(ids, from, id);
    selection.onChange(between.reduce((set, one) => withId(set, one, present), selection.selected));
  };
  return (
    <Checkbox
      size="xs"
      classNames={{ input: classes.choose }}
      aria-label={texts.selection.row(selection.rowName(row))}
      checked={selection.selected.has(id)}
      onChange={(event) => {
        const { nativeEvent } = event;
        // A box that is pressed changes by a click, which knows of the key.
        const hasShift = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        choose(event.currentTarget.checked, hasShift);
      }}
    />
  );
}

/** The box that chooses all rows in view. */
export function AllCheckbox<Row>({
  rows,
  selection,
  label,
}: {
  rows: readonly Row[];
  selection: Selection<Row>;
  label?: string;
}) {
  const texts = useWidgetTexts();
  const ids = rows.map((row) => selection.rowId(row));
  const count = ids.filter((id) => selection.selected.has(id)).length;
  return (
    <Checkbox
      size="xs"
      classNames={{ input: classes.choose }}
      aria-label={label === undefined ? texts.selection.all : undefined}
      label={label}
      disabled={rows.length === 0}
      checked={rows.length > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={(event) => selection.onChange(new Set(event.currentTarget.checked ? ids : []))}
    />
  );
}

/** The column of boxes, first of a table. */
export function selectionColumn<Row>(
  rows: readonly Row[],
  selection: Selection<Row>,
  name: string,
): DataColumn<Row> {
  return {
    id: 'selection',
    header: name,
    headerContent: <AllCheckbox rows={rows} selection={selection} />,
    width: 44,
    fixed: true,
    cell: (row) => <RowCheckbox row={row} selection={selection} />,
  };
}

/** What can be done with what is chosen; in the place of the tools of the list while something is. */
export function BulkBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const texts = useWidgetTexts();
  return (
    <div className={classes.bar} role="toolbar" aria-label={texts.selection.count(count)}>
      <output className={classes.count}>{texts.selection.count(count)}</output>
      {children}
      <Button
        className={classes.clear}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconX size={14} aria-hidden />}
        onClick={onClear}
      >
        {texts.selection.none}
      </Button>
    </div>
  );
}
