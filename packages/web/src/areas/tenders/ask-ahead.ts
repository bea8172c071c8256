import type { QueryClient } from '@tanstack/react-query';
import { readFichaSearch } from './ficha-search.ts';
import { listQueryOf, readListSearch } from './list-search.ts';
import { tenderHistoryQuery, tenderListQuery, tenderQuery } from './queries.ts';

/** Asks for what a page shows while its code is on its way. */

type Address = Record<string, unknown>;

export function askForList(client: QueryClient, search: Address): void {
  void client.prefetchInfiniteQuery(tenderListQuery(listQueryOf(readListSearch(search))));
}

/** @param opens Whether it is being opened, and not merely pointed at. */
export function askForFicha(
  client: QueryClient,
  id: number,
  search: Address,
  opens: boolean,
): void {
  void client.prefetchQuery(tenderQuery(id, readFichaSearch(search).en));
  if (opens) void client.prefetchQuery(tenderHistoryQuery(id));
}
