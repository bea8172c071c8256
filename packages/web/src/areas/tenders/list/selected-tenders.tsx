import type { BulkSelection } from '@pliego/contract/areas/bulk';
import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { createContext, use, useMemo, useState } from 'react';
import type { DataColumn } from '#web/ui/data-table/columns.ts';
import { AllCheckbox, RowCheckbox, type Selection } from '#web/ui/data-table/selection.tsx';
import { useRowRange } from '#web/ui/data-table/use-row-range.ts';

const noRows: readonly TenderSummary[] = [];
const nothing: ReadonlySet<string> = new Set();
const rowId = ({ id }: TenderSummary) => String(id);
const rowName = ({ codigo }: TenderSummary) => codigo;

interface SelectedTenders {
  /** All that is in view, within which Shift chooses. */
  rows: readonly TenderSummary[];
  /** Of a table that shows some of them, those. */
  own?: readonly TenderSummary[];
  selection: Selection<TenderSummary>;
}

/** A list, or a group of it, of which some tenders are in view and which can be chosen as a whole. */
export interface Scope {
  filter: TenderFilter;
  rows: readonly TenderSummary[];
  total: number | undefined;
  /** Of a group. */
  name?: string;
}

const keyOf = ({ filter }: Scope) => JSON.stringify(filter);

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

/** The rows that are chosen, or a whole list; of rows that are not in view none counts. The first scope has all that is in view. */
export function useSelectedTenders(scopes: readonly Scope[]) {
  const [selected, setSelected] = useState(nothing);
  /** The list that was chosen as a whole: another one is not. */
  const [whole, setWhole] = useState<string | null>(null);
  const pressed = useRowRange();
  const rows = scopes[0]?.rows ?? noRows;
  const shared = useMemo<SelectedTenders>(() => {
    const onChange = (next: ReadonlySet<string>) => {
      setWhole(null);
      setSelected(next);
    };
    return { rows, selection: { rowId, rowName, selected, onChange, among: rows, pressed } };
  }, [rows, selected, pressed]);
  const chosen = useMemo(() => rows.filter((row) => selected.has(rowId(row))), [rows, selected]);
  const isAllOf = (scope: Scope) =>
    chosen.length > 0 &&
    chosen.length === scope.rows.length &&
    scope.rows.every((row) => selected.has(rowId(row)));
  /** What is in view of these is just what is chosen. */
  const inView = scopes.filter((scope) => isAllOf(scope));
  const chosenWhole = inView.find((scope) => keyOf(scope) === whole && scope.total !== undefined);
  const ids = useMemo(() => chosen.map(({ id }) => id), [chosen]);
  const selection: BulkSelection =
    chosenWhole === undefined ? { ids } : { consulta: chosenWhole.filter };
  return {
    shared,
    chosen,
    /** Those that have more than what is chosen. */
    larger:
      chosenWhole === undefined ? inView.filter(({ total = 0 }) => total > chosen.length) : [],
    count: chosenWhole?.total ?? chosen.length,
    selection,
    chooseWhole: (scope: Scope) => setWhole(keyOf(scope)),
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
  return <RowCheckbox row={tender} selection={use(SelectedTenders).selection} />;
}

function AllTenders() {
  const { rows, own, selection } = use(SelectedTenders);
  if (own === undefined) return <AllCheckbox rows={rows} selection={selection} />;
  const ids = new Set(own.map(rowId));
  // What is chosen in other tables stays so.
  const others = [...selection.selected].filter((id) => !ids.has(id));
  const onChange = (next: ReadonlySet<string>) => selection.onChange(new Set([...others, ...next]));
  return <AllCheckbox rows={own} selection={{ ...selection, onChange }} />;
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
