import type { Density } from '#web/ui/data-table/columns.ts';
import { useListPreferences } from '#web/ui/list-preferences.ts';
import { defaultColumns, densities, type TenderColumnId, tenderColumnIds } from './list-search.ts';
import { type SearchPatch, useListSearch } from './use-list-search.ts';

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
  const columnsIn = ({ columnas }: SearchPatch): readonly TenderColumnId[] =>
    columnas !== undefined && columnas.length > 0 ? columnas : fallback;
  const columns = columnsIn(search);
  const density =
    search.densidad ??
    (densityBefore !== undefined && isDensity(densityBefore) ? densityBefore : 'comoda');

  const chosenColumns = (chosen: readonly TenderColumnId[]): SearchPatch => {
    const ordered = tenderColumnIds.filter((id) => chosen.includes(id));
    rememberColumns(listName, ordered);
    return { columnas: ordered.join() === defaultColumns.join() ? undefined : ordered };
  };
  const resetColumns = () => change(chosenColumns(defaultColumns), { replace: true });
  // From the newest address: the one on the screen may be a click behind.
  const toggleColumn = (id: TenderColumnId) => {
    change(
      (before) => {
        const shown = columnsIn(before);
        return chosenColumns(
          shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id],
        );
      },
      { replace: true },
    );
  };
  const setDensity = (chosen: Density) => {
    rememberDensity(listName, chosen);
    change({ densidad: chosen === 'comoda' ? undefined : chosen }, { replace: true });
  };
  return { columns, density, toggleColumn, resetColumns, setDensity };
}
