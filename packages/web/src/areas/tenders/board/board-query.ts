import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { StageMove } from '@pliego/contract/areas/work-shapes';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { boardApi } from '#web/api/areas/board.ts';
import { tenderBoardsKey } from '../queries.ts';
import { moveStage } from '../work/save-work.ts';
import { reordered } from './place.ts';

export function boardQuery(filter: TenderFilter) {
  return queryOptions({
    queryKey: [...tenderBoardsKey, filter],
    queryFn: ({ signal }) => boardApi.get({ query: filter, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export type BoardData = Awaited<ReturnType<typeof boardApi.get>>;

/** Puts a card where it was dropped, at once; what is not kept is read again. */
export async function dropCard(
  client: QueryClient,
  tender: TenderSummary,
  move: StageMove,
): Promise<void> {
  const { lugar } = move;
  // A read that started before this move would put the card back.
  await client.cancelQueries({ queryKey: tenderBoardsKey });
  if (lugar !== undefined) {
    client.setQueriesData<BoardData>(
      { queryKey: tenderBoardsKey },
      (data) => data && { ...data, tarjetas: reordered(data.tarjetas, tender.id, lugar) },
    );
  }
  const isKept = await moveStage(client, tender, move);
  if (!isKept) await client.invalidateQueries({ queryKey: tenderBoardsKey });
}
