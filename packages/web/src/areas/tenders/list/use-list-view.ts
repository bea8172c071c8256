import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useMemo, useOptimistic } from 'react';
import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/data-table/list-preferences.ts';
import {
  type ColumnWidths,
  knownColumns,
  limitedWidth,
  moved,
  readWidths,
  toggled,
  writtenWidths,
} from './column-choice.ts';
import { defaultColumns, type TenderColumnId } from './columns.tsx';
import { densities, type TenderListSearch } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');
const listName = 'licitaciones';
const isDensity = (text: string): text is Density => densities.some((known) => known === text);
const nothing: readonly string[] = [];

/** How the list is shown. */
export interface ListView {
  /** In their order. */
  columns: readonly TenderColumnId[];
  density: Density;
  widths: ColumnWidths;
  /** Columns that stay in sight beside the name when the table is scrolled sideways. */
  pinned: readonly TenderColumnId[];
}

/**
 * The looks: those of the address, else those this user chose last, else the default. The default is not written to
 * the address; an address that says anything of the columns says all of them.
 */
export function useListView(): ListView {
  const { columnas, densidad, anchos, fijas } = route.useSearch();
  const storedColumns = useListPreferences(({ columns }) => columns[listName]);
  const storedWidths = useListPreferences(({ widths }) => widths[listName]);
  const storedPinned = useListPreferences(({ pinned }) => pinned[listName]);
  const storedDensity = useListPreferences(({ density }) => density[listName]);
  const isTold = columnas !== undefined || anchos !== undefined || fijas !== undefined;
  const columns = useMemo(() => {
    const choices = [columnas, storedColumns].map((ids = []) => knownColumns(ids));
    return choices.find(({ length }) => length > 0) ?? defaultColumns;
  }, [columnas, storedColumns]);
  const toldWidths = isTold ? anchos : storedWidths;
  const widths = useMemo(() => readWidths(toldWidths ?? nothing), [toldWidths]);
  const toldPinned = isTold ? fijas : storedPinned;
  const pinned = useMemo(() => knownColumns(toldPinned ?? nothing), [toldPinned]);
  const known = storedDensity !== undefined && isDensity(storedDensity) ? storedDensity : 'comoda';
  const density = densidad ?? known;
  return useMemo(() => ({ columns, density, widths, pinned }), [columns, density, widths, pinned]);
}

const orAbsent = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** The looks as an address writes them; what is as it comes is absent. */
export function writtenLooks({
  columns,
  density,
  widths,
  pinned,
}: ListView): Pick<TenderListSearch, 'columnas' | 'densidad' | 'anchos' | 'fijas'> {
  return {
    columnas: columns.join() === defaultColumns.join() ? undefined : [...columns],
    densidad: density === 'comoda' ? undefined : density,
    anchos: orAbsent(writtenWidths(widths)),
    fijas: orAbsent([...pinned]),
  };
}

/**
 * The view with the ways to change it. A choice is shown at once, before the address has changed: the
 * next choice starts from what the user sees.
 */
export function useListViewChoice() {
  const [view, show] = useOptimistic(useListView());
  const navigate = route.useNavigate();
  const remember = useListPreferences(({ rememberLooks }) => rememberLooks);

  const change = (patch: Partial<ListView>) => {
    const next = { ...view, ...patch };
    remember(listName, {
      columns: [...next.columns],
      density: next.density,
      widths: writtenWidths(next.widths),
      pinned: [...next.pinned],
    });
    startTransition(async () => {
      show(next);
      await navigate({
        search: (before) => ({ ...before, ...writtenLooks(next) }),
        replace: true,
        resetScroll: false,
      });
    });
  };
  const togglePin = (id: TenderColumnId) => {
    const { pinned } = view;
    change({ pinned: pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id] });
  };
  return {
    ...view,
    toggleColumn: (id: TenderColumnId) =>
      change({ columns: knownColumns(toggled(view.columns, id)) }),
    moveColumn: (from: number, to: number) =>
      change({ columns: knownColumns(moved(view.columns, from, to)) }),
    togglePin,
    setWidth: (id: TenderColumnId, width: number) =>
      change({ widths: { ...view.widths, [id]: limitedWidth(width) } }),
    resetColumns: () => change({ columns: defaultColumns, widths: {}, pinned: [] }),
    setDensity: (density: Density) => change({ density }),
  };
}
