import * as z from 'zod';
import { readListSearch, type TenderListSearch } from './list-search.ts';

interface LastList {
  search: TenderListSearch;
  /** Its place among the pages this tab went through. */
  position: number;
}

let last: LastList | undefined;

/** Under this name the router keeps, in the state of each page, its place in this tab's history. */
const indexName = '__TSR_index';
const PageState = z.object({ [indexName]: z.number() });

function position(): number {
  const state = PageState.safeParse(history.state);
  return state.success ? state.data[indexName] : 0;
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
