import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { createContext, use, useMemo, useState } from 'react';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { AllCheckbox, RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';

const nothing: ReadonlySet<string> = new Set();
const rowId = ({ id }: TenderSummary) => String(id);
const rowName = ({ codigo }: TenderSummary) => codigo;

interface SelectedTenders {
  rows: readonly TenderSummary[];
  selection: Selection<TenderSummary>;
}

/** Beside the columns: with it in them, choosing one row would draw hundreds again. */
export const SelectedTenders = createContext<SelectedTenders>({
  rows: [],
  selection: { rowId, rowName, selected: nothing, onChange: () => undefined },
});

function toggledIn(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}

export type PickedTenders = ReturnType<typeof useSelectedTenders>;

/** The rows that are chosen. What is not in view does not count. */
export function useSelectedTenders(rows: readonly TenderSummary[]) {
  const [selected, setSelected] = useState(nothing);
  const shared = useMemo<SelectedTenders>(
    () => ({ rows, selection: { rowId, rowName, selected, onChange: setSelected } }),
    [rows, selected],
  );
  const chosen = useMemo(() => rows.filter((row) => selected.has(rowId(row))), [rows, selected]);
  return {
    shared,
    chosen,
    clear: () => setSelected(nothing),
    toggle: (id: number) => setSelected((before) => toggledIn(before, `${id}`)),
  };
}

function TenderCheckbox({ tender }: { tender: TenderSummary }) {
  const { selection } = use(SelectedTenders);
  return <RowCheckbox row={tender} selection={selection} />;
}

function AllTenders() {
  const { rows, selection } = use(SelectedTenders);
  return <AllCheckbox rows={rows} selection={selection} />;
}

/** The column of boxes, the same whatever is chosen. */
export const tenderSelectionColumn = (name: string): DataColumn<TenderSummary> => ({
  id: 'selection',
  header: name,
  headerContent: <AllTenders />,
  width: 40,
  fixed: true,
  cell: (tender) => <TenderCheckbox tender={tender} />,
});
