import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useOptimistic } from 'react';
import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/list-preferences.ts';
import { defaultColumns, densities, type TenderColumnId, tenderColumnIds } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');
const listName = 'licitaciones';
const isColumn = (id: string): id is TenderColumnId =>
  tenderColumnIds.some((known) => known === id);
const isDensity = (text: string): text is Density => densities.some((known) => known === text);

interface ListView {
  columns: readonly TenderColumnId[];
  density: Density;
}

/**
 * Columns and density: those of the address, else those this user chose last, else the default. The
 * default is not written to the address.
 */
export function useListView(): ListView {
  const { columnas = [], densidad } = route.useSearch();
  const storedColumns = useListPreferences(({ columns }) => columns[listName])?.filter(isColumn);
  const storedDensity = useListPreferences(({ density }) => density[listName]);
  const isStored = storedColumns !== undefined && storedColumns.length > 0;
  const fallback = isStored ? storedColumns : defaultColumns;
  return {
    columns: columnas.length > 0 ? columnas : fallback,
    density:
      densidad ??
      (storedDensity !== undefined && isDensity(storedDensity) ? storedDensity : 'comoda'),
  };
}

/**
 * The view with the ways to change it. A choice is shown at once, before the address has changed: the
 * next choice starts from what the user sees.
 */
export function useListViewChoice() {
  const [view, show] = useOptimistic(useListView());
  const navigate = route.useNavigate();
  const rememberColumns = useListPreferences((preferences) => preferences.rememberColumns);
  const rememberDensity = useListPreferences((preferences) => preferences.rememberDensity);

  const setColumns = (chosen: readonly TenderColumnId[]) => {
    const columns = tenderColumnIds.filter((id) => chosen.includes(id));
    const columnas = columns.join() === defaultColumns.join() ? undefined : columns;
    rememberColumns(listName, columns);
    startTransition(async () => {
      show((shown) => ({ ...shown, columns }));
      await navigate({
        search: (before) => ({ ...before, columnas }),
        replace: true,
        resetScroll: false,
      });
    });
  };
  const setDensity = (density: Density) => {
    rememberDensity(listName, density);
    startTransition(async () => {
      show((shown) => ({ ...shown, density }));
      await navigate({
        search: (before) => ({ ...before, densidad: density === 'comoda' ? undefined : density }),
        replace: true,
        resetScroll: false,
      });
    });
  };
  const toggleColumn = (id: TenderColumnId) => {
    const { columns } = view;
    setColumns(columns.includes(id) ? columns.filter((one) => one !== id) : [...columns, id]);
  };
  return { ...view, toggleColumn, resetColumns: () => setColumns(defaultColumns), setDensity };
}
