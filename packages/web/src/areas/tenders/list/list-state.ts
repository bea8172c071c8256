import { parseSearch } from '#web/lib/search-params.ts';
import { writtenState } from '#web/lists/views/view-state.ts';
import { readListSearch, sortOf, type TenderListSearch, viewOf } from './list-search.ts';

/** How the list is shown, where its address does not say. */
export interface ShownLooks {
  columnas: readonly string[];
  densidad: string;
  anchos?: readonly string[] | undefined;
  fijas?: readonly string[] | undefined;
}

/**
 * What is saved of the list: its address with what would otherwise follow from defaults or from what this browser remembers,
 * so that a view is the same for everybody; without what is open beside it, and without a day of the calendar.
 */
export function stateOf(search: TenderListSearch, looks: ShownLooks): string {
  const whole = {
    ...search,
    vista: viewOf(search),
    sort: sortOf(search),
    ...looks,
    ver: undefined,
    mes: undefined,
    dia: undefined,
  };
  return writtenState(whole);
}

/** The address of a saved state. What the product no longer knows is left out. */
export function searchOfState(state: string): TenderListSearch {
  return readListSearch(parseSearch(state));
}
