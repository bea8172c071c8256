import type { TenderGroup, TenderGrouping } from '@pliego/contract/areas/tender-groups';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import { useCallback, useMemo, useState } from 'react';
import { filterOfGroup } from './group-search.ts';
import { changed, filterOf, type TenderListSearch, viewOf } from './list-search.ts';
import type { Scope } from './selected-tenders.tsx';
import { useListSearch } from './use-list-search.ts';
import { useViewCounts } from './use-view-counts.ts';

/** A group that is open, and what of it is in view. */
export interface ShownGroup {
  /** Its place among the groups. */
  at: number;
  por: TenderGrouping;
  valor: TenderGroup['valor'];
  name: string;
  total: number;
  rows: readonly TenderSummary[];
}

/** What of an address narrows it to one of its groups; null where no filter does. */
export function searchOfGroup(
  search: TenderListSearch,
  { por, valor }: Pick<ShownGroup, 'por' | 'valor'>,
): TenderListSearch | null {
  const narrowed = filterOfGroup(por, valor, filterOf(search));
  if (narrowed === null) return null;
  return changed(search, { ...narrowed, grupo: undefined, ver: undefined });
}

/** What can be chosen as a whole: the list, and each of its groups that is open. `show` tells what of a group is in view, null when it is closed. */
export function useScopes(rows: readonly TenderSummary[]) {
  const { search } = useListSearch();
  const [groups, setGroups] = useState<readonly ShownGroup[]>([]);
  const show = useCallback((at: number, group: ShownGroup | null) => {
    setGroups((before) => {
      const others = before.filter((one) => one.at !== at);
      if (group !== null) others.push(group);
      return others.toSorted((one, other) => one.at - other.at);
    });
  }, []);
  const { grupo } = search;
  const open = useMemo(() => groups.filter(({ por }) => por === grupo), [groups, grupo]);
  const shown = useMemo(
    () => (grupo === undefined ? rows : open.flatMap((group) => group.rows)),
    [grupo, rows, open],
  );
  const total = useViewCounts(search).get(viewOf(search))?.cantidad;
  const scopes: Scope[] = [
    { filter: filterOf(search), rows: shown, total },
    ...open.flatMap((group) => {
      const own = searchOfGroup(search, group);
      if (own === null) return [];
      return [{ filter: filterOf(own), rows: group.rows, total: group.total, name: group.name }];
    }),
  ];
  return { scopes, show };
}
