import * as z from 'zod/mini';
import { readListSearch, type TenderListSearch } from './list-search.ts';

/** Of this tab alone: in another one the list may be narrowed in another way. */
const storageKey = 'lastList';
/** Under this name the router keeps, in the state of each page, its place in this tab's history. */
const indexName = '__TSR_index';

const PageState = z.object({ [indexName]: z.number() });
const LastList = z.object({ search: z.record(z.string(), z.unknown()), position: z.number() });

function position(): number {
  const state = PageState.safeParse(history.state);
  return state.success ? state.data[indexName] : 0;
}

function lastList(): z.infer<typeof LastList> | undefined {
  try {
    return LastList.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
  } catch {
    // Nothing was stored, or storage is blocked: the back link then leads to the default list.
    return undefined;
  }
}

/** Stores the address of the list, for the back link of a ficha. */
export function rememberList(search: TenderListSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ search, position: position() }));
  } catch {
    // Storage is blocked or full: see above.
  }
}

/** The list as it was last shown in this tab; with nothing narrowed when it never was. */
export function lastListSearch(): TenderListSearch {
  return readListSearch(lastList()?.search ?? {});
}

/** Whether the previous history entry is that list: going back then restores its scroll position. */
export function cameFromList(): boolean {
  return lastList()?.position === position() - 1;
}
