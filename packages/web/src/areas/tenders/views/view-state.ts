import { parseSearch, stringifySearch } from '#web/lib/search-params.ts';
import { type FollowUpSearch, readFollowUpSearch } from '../follow-up/follow-up-search.ts';
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
  return written(whole);
}

/** What is saved of the follow-up: its filters and its window. One that begins a month ago begins so on any day. */
export const followUpState = (search: FollowUpSearch): string => written(search);

/** An address in one order, whatever the order of its parts. */
function written(search: object): string {
  const inOrder = Object.entries(search).sort(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(inOrder)).slice(1);
}

/** The address of a saved state. What the product no longer knows is left out. */
export function searchOfState(state: string): TenderListSearch {
  return readListSearch(parseSearch(state));
}

/** The same of the follow-up. */
export const followUpOfState = (state: string): FollowUpSearch =>
  readFollowUpSearch(parseSearch(state));

/** Whether two states lead to the same list, whatever the order in which they were written. */
export function isSameState(one: string, other: string): boolean {
  const sorted = (state: string) =>
    [...new URLSearchParams(state)]
      .map((pair) => pair.join('='))
      .sort()
      .join('&');
  return sorted(one) === sorted(other);
}
