import type { BulkSelection } from '@pliego/contract/areas/bulk';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { createContext, use, useMemo, useRef, useState } from 'react';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { AllCheckbox, RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { filterOf, viewOf } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';
import { useViewCounts } from './use-view-counts.ts';

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

/** The rows that are chosen, or the whole list; of rows that are not in view none counts. */
export function useSelectedTenders(rows: readonly TenderSummary[]) {
  const { search } = useListSearch();
  const filter = filterOf(search);
  const asked = JSON.stringify(filter);
  const [selected, setSelected] = useState(nothing);
  /** The list that was chosen as a whole: another one is not. */
  const [whole, setWhole] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const total = useViewCounts(search).get(viewOf(search))?.cantidad;
  const shared = useMemo<SelectedTenders>(() => {
    const onChange = (next: ReadonlySet<string>) => {
      setWhole(null);
      setSelected(next);
    };
    const pressed = (id: string) => {
      const before = last.current;
      last.current = id;
      return before;
    };
    return { rows, selection: { rowId, rowName, selected, onChange, pressed } };
  }, [rows, selected]);
  const chosen = useMemo(() => rows.filter((row) => selected.has(rowId(row))), [rows, selected]);
  const areAllInView = rows.length > 0 && chosen.length === rows.length;
  const isWhole = whole === asked && areAllInView && total !== undefined;
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const selection: BulkSelection = isWhole ? { consulta: filter } : { ids };
  return {
    shared,
    chosen,
    areAllInView,
    isWhole,
    total,
    count: isWhole ? total : chosen.length,
    selection,
    chooseWhole: () => setWhole(asked),
    clear: () => {
      setWhole(null);
      setSelected(nothing);
    },
    toggle: (id: number) => {
      setWhole(null);
      setSelected((before) => toggledIn(before, `${id}`));
    },
  };
}

function TenderCheckbox({ tender }: { tender: TenderSummary }) {
  const { rows, selection } = use(SelectedTenders);
  return <RowCheckbox row={tender} selection={selection} among={rows} />;
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
