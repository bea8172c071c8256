import { getRouteApi } from '@tanstack/react-router';
import { startTransition, useMemo, useOptimistic } from 'react';
import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/data-table/list-preferences.ts';
import { defaultColumns, knownColumns, type TenderColumnId } from './columns.tsx';
import { densities } from './list-search.ts';

const route = getRouteApi('/shell/licitaciones');
const listName = 'licitaciones';
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
  const { columnas, densidad } = route.useSearch();
  const storedColumns = useListPreferences(({ columns }) => columns[listName]);
  const storedDensity = useListPreferences(({ density }) => density[listName]);
  const columns = useMemo(() => {
    const choices = [columnas, storedColumns].map((ids = []) => knownColumns(ids));
    return choices.find(({ length }) => length > 0) ?? defaultColumns;
  }, [columnas, storedColumns]);
  return {
    columns,
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
    const columns = knownColumns(chosen);
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
