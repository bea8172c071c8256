import type { QueryClient } from '@tanstack/react-query';
import type { FichaSearch } from './ficha/ficha-search.ts';
import { listQueryOf, type TenderListSearch } from './list/list-search.ts';
import { tenderHistoryQuery, tenderListQuery, tenderQuery } from './queries.ts';

/** Asks for what a page shows while its code is on its way. */

export function askForList(client: QueryClient, search: TenderListSearch): void {
  void client.prefetchInfiniteQuery(tenderListQuery(listQueryOf(search)));
}

/** @param opens Whether it is being opened, and not merely pointed at. */
export function askForFicha(
  client: QueryClient,
  id: number,
  search: FichaSearch,
  opens: boolean,
): void {
  void client.prefetchQuery(tenderQuery(id, search.en));
  if (opens) void client.prefetchQuery(tenderHistoryQuery(id));
}
