import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { readListSearch, sortOf, type TenderListSearch, viewOf } from '../list/list-search.ts';

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
  const inOrder = Object.entries(whole).sort(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(inOrder)).slice(1);
}

/** The address of a saved state. What the product no longer knows is left out. */
export function searchOfState(state: string): TenderListSearch {
  return readListSearch(parseSearch(state));
}

/** Whether two states lead to the same list, whatever the order in which they were written. */
export function isSameState(one: string, other: string): boolean {
  const written = (state: string) =>
    [...new URLSearchParams(state)]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return written(one) === written(other);
}
