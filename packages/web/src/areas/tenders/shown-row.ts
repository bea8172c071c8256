import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { BoardData } from './board/board-data.ts';
import { tenderBoardsKey, tenderListsKey } from './queries.ts';

/** The pages of a list that were read so far. */
export type ListPages = InfiniteData<{ datos: TenderSummary[] }>;

/** The row or the card of a tender, in whichever list or board has it. */
export function shownRow(client: QueryClient, id: number): TenderSummary | undefined {
  const lists = client.getQueriesData<ListPages>({ queryKey: tenderListsKey });
  const boards = client.getQueriesData<BoardData>({ queryKey: tenderBoardsKey });
  const rows = lists.flatMap(([, data]) => data?.pages ?? []).flatMap(({ datos }) => datos);
  const cards = boards.flatMap(([, data]) => data?.tarjetas ?? []);
  return [...rows, ...cards].find((one) => one.id === id);
}
