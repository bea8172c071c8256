import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/list-preferences.ts';
import { defaultColumns, densities, type TenderColumnId, tenderColumnIds } from './list-search.ts';
import { useListSearch } from './use-list-search.ts';

const listName = 'licitaciones';
const isColumn = (id: string): id is TenderColumnId =>
  tenderColumnIds.some((known) => known === id);
const isDensity = (text: string): text is Density => densities.some((known) => known === text);

/**
 * Columns and density: what the address says, else what this person chose last, else the default.
 * The default is not written to the address.
 */
export function useLooks() {
  const { search, change } = useListSearch();
  const columnsBefore = useListPreferences(({ columns }) => columns[listName]);
  const densityBefore = useListPreferences(({ density }) => density[listName]);
  const rememberColumns = useListPreferences((preferences) => preferences.rememberColumns);
  const rememberDensity = useListPreferences((preferences) => preferences.rememberDensity);

  const remembered = columnsBefore?.filter(isColumn) ?? [];
  const fallback = remembered.length > 0 ? remembered : defaultColumns;
  const columns =
    search.columnas !== undefined && search.columnas.length > 0 ? search.columnas : fallback;
  const density =
    search.densidad ??
    (densityBefore !== undefined && isDensity(densityBefore) ? densityBefore : 'comoda');

  const setColumns = (chosen: readonly TenderColumnId[]) => {
    const ordered = tenderColumnIds.filter((id) => chosen.includes(id));
    const isDefault = ordered.join() === defaultColumns.join();
    rememberColumns(listName, ordered);
    change({ columnas: isDefault ? undefined : ordered }, { replace: true });
  };
  const setDensity = (chosen: Density) => {
    rememberDensity(listName, chosen);
    change({ densidad: chosen === 'comoda' ? undefined : chosen }, { replace: true });
  };
  return { columns, density, setColumns, setDensity };
}
