import { readListSearch, type TenderListSearch } from './list-search.ts';

interface LastList {
  search: TenderListSearch;
  /** Its place among the pages this tab went through. */
  position: number;
}

let last: LastList | undefined;

/** The place of the page on screen in the history of this tab, as the router counts it. */
function position(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('__TSR_index' in state)) return 0;
  return typeof state.__TSR_index === 'number' ? state.__TSR_index : 0;
}

/** The list was shown like this: to come back to it from a ficha. */
export function rememberList(search: TenderListSearch): void {
  last = { search, position: position() };
}

/** The list as it was last shown in this tab; with nothing narrowed when it never was. */
export function lastListSearch(): TenderListSearch {
  return last?.search ?? readListSearch({});
}

/** Whether going one page back is going to that list: then its scroll comes back with it. */
export function cameFromList(): boolean {
  return last !== undefined && position() === last.position + 1;
}
