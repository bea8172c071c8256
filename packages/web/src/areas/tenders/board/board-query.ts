import type { TenderFilter } from '@pliego/contract/areas/tender-query';
import type { TenderSummary } from '@pliego/contract/areas/tender-shapes';
import type { StageMove } from '@pliego/contract/areas/work-shapes';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { boardApi } from '#web/api/areas/board.ts';
import { tenderBoardsKey } from '../queries.ts';
import { moveStage } from '../work/save-work.ts';
import type { BoardData } from './board-data.ts';
import { placeOf, reordered } from './place.ts';

interface Columns {
  /** Of which more cards are shown than the first. */
  wanted?: readonly Stage[];
  /** Of which none are shown. */
  folded?: readonly Stage[];
}

export function boardQuery(filter: TenderFilter, { wanted = [], folded = [] }: Columns = {}) {
  const query = { ...filter, ampliadas: someOf(wanted), plegadas: someOf(folded) };
  return queryOptions({
    queryKey: [...tenderBoardsKey, query],
    queryFn: ({ signal }) => boardApi.get({ query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

const someOf = (stages: readonly Stage[]): Stage[] | undefined =>
  stages.length === 0 ? undefined : [...stages];

/** Puts a card where it was dropped, at once; what is not kept goes back. */
export async function dropCard(
  client: QueryClient,
  tender: TenderSummary,
  move: StageMove,
): Promise<void> {
  const { lugar } = move;
  // A read that started before this move would put the card back.
  await client.cancelQueries({ queryKey: tenderBoardsKey });
  const before = client.getQueriesData<BoardData>({ queryKey: tenderBoardsKey });
  if (lugar !== undefined) {
    client.setQueriesData<BoardData>(
      { queryKey: tenderBoardsKey },
      (data) => data && { ...data, tarjetas: reordered(data.tarjetas, tender.id, lugar) },
    );
  }
  if (await moveStage(client, tender, move)) return;
  for (const [queryKey, board] of before) {
    const place = board && placeOf(board.tarjetas, tender.id);
    if (place === undefined) continue;
    client.setQueryData<BoardData>(
      queryKey,
      (data) => data && { ...data, tarjetas: reordered(data.tarjetas, tender.id, place) },
    );
  }
  await client.invalidateQueries({ queryKey: tenderBoardsKey });
}
