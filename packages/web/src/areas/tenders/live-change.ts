import { ApiError } from '@pliego/contract/api-error';
import { type TenderDetail, TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { tendersApi } from '#web/api/areas/tenders.ts';
import { inTurn } from '#web/lib/in-turn.ts';
import { heldWork, patchTender } from './edit-tender.ts';
import { tenderBoardsKey, tenderListsKey } from './queries.ts';
import { type ListPages, shownRow } from './shown-row.ts';

/*
 * What others change shows in the lists and boards that are open, where it stands: a row is neither moved nor taken away under
 * the hand of who reads it. The next reading of the list puts it where it belongs.
 */

/** So many changes at a time are shown row by row; for more the lists are read anew. */
const mostRows = 20;
/** A list of more pages than these is long to read anew: it is when it is next opened. */
const mostPages = 10;

/** The tenders that others changed and that are not read again yet, of each client. */
const waiting = new WeakMap<QueryClient, Set<number>>();

/** What a row says of a tender, out of all that is known of it. */
function rowOf(detail: TenderDetail): Partial<TenderSummary> {
  const said = Object.entries(detail).filter(
    ([name]) => name in TenderSummary.shape && name !== 'garantias',
  );
  return Object.fromEntries(said);
}

/** Reads again the lists that are open, and leaves those that are long for when they are next opened. */
export async function rereadLists(client: QueryClient): Promise<void> {
  const isLong = ({ queryKey }: { queryKey: QueryKey }) =>
    (client.getQueryData<ListPages>(queryKey)?.pages.length ?? 0) > mostPages;
  await Promise.all([
    client.invalidateQueries({ queryKey: tenderListsKey, predicate: isLong, refetchType: 'none' }),
    client.invalidateQueries({ queryKey: tenderListsKey, predicate: (one) => !isLong(one) }),
    client.invalidateQueries({ queryKey: tenderBoardsKey }),
  ]);
}

/** Whether this page is changing the tender: what comes of that shows it. */
function isOnItsWay(client: QueryClient, id: number): boolean {
  const scopes = new Set([`tender-${id}`, `expediente-${id}`]);
  return client.isMutating({ predicate: ({ options }) => scopes.has(options.scope?.id ?? '') }) > 0;
}

/** Shows a tender as the server has it, unless a change of this page is on its way. */
async function showAnew(client: QueryClient, id: number): Promise<void> {
  const row = shownRow(client, id);
  if (row === undefined) return;
  try {
    const detail = await tendersApi.get({ params: { id } });
    if (isOnItsWay(client, id)) return;
    if (detail.version < heldWork(client, row).version) return;
    patchTender(client, id, rowOf(detail));
  } catch (error) {
    // It is not for this person any more, or was deleted: the list without it. Without an answer the row stays as it
    // was, until the stream of events is back and the lists are read again.
    if (error instanceof ApiError && error.problem.status === 404) await rereadLists(client);
  }
}

/** Shows in lists and boards that somebody changed a tender. */
export async function takeTenderChange(client: QueryClient, id: number): Promise<void> {
  // Where it is not shown, it may have come to belong: lists say so when they are next opened.
  if (shownRow(client, id) === undefined) return;
  const known = waiting.get(client);
  if (known !== undefined) {
    known.add(id);
    return;
  }
  const ids = new Set([id]);
  waiting.set(client, ids);
  try {
    await inTurn(ids, async (next) => {
      if (ids.size < mostRows) return showAnew(client, next);
      ids.clear();
      return rereadLists(client);
    });
  } finally {
    waiting.delete(client);
  }
}
