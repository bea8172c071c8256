import type { QueryClient } from '@tanstack/react-query';
import { companyDaysQuery } from '#web/api/settings-queries.ts';
import { santiagoToday } from '#web/lib/format.ts';
import { boardQuery } from './board/board-query.ts';
import { windowQuery } from './calendar/calendar-queries.ts';
import type { FichaSearch } from './ficha/ficha-search.ts';
import { filterOf, listQueryOf, type TenderListSearch } from './list/list-search.ts';
import { tenderHistoryQuery, tenderListQuery, tenderQuery } from './queries.ts';

/** Prefetches what a page shows while its code is loading. */

export function prefetchList(client: QueryClient, search: TenderListSearch): void {
  if (search.forma === 'tablero') void client.prefetchQuery(boardQuery(filterOf(search)));
  if (search.forma === 'calendario') {
    void client.prefetchQuery(windowQuery(search, santiagoToday(Date.now())));
    void client.prefetchQuery(companyDaysQuery);
  }
  void client.prefetchInfiniteQuery(tenderListQuery(listQueryOf(search)));
}

/** @param opens Whether the page is being opened, not only its link hovered. */
export function prefetchTender(
  client: QueryClient,
  id: number,
  search: FichaSearch,
  opens: boolean,
): void {
  void client.prefetchQuery(tenderQuery(id, search));
  if (opens) void client.prefetchQuery(tenderHistoryQuery(id));
}
