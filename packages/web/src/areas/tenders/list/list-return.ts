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
    // Nothing was kept, or storage is blocked: the way back is then the list as it starts.
    return undefined;
  }
}

/** The list was shown like this: to come back to it from a ficha. */
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

/** Whether going one page back is going to that list: then its scroll comes back with it. */
export function cameFromList(): boolean {
  return lastList()?.position === position() - 1;
}
