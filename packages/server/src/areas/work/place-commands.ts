import type { StageMove } from '@pliego/contract/areas/work-shapes';
import { rankBetween, unmovedRank } from '@pliego/contract/rules/board-rank';
import type { Stage } from '@pliego/contract/rules/work-stages';
import { rowsOf, type Tx } from '#server/db/database.ts';
import { placedIn } from './place-queries.ts';

const isUnmoved = (rank: string | null): boolean => rank !== null && rank >= unmovedRank;

/**
 * The key of the place between two cards of a column. A card that has left the column meanwhile is no neighbour any more.
 * Above the cards that nobody has moved it is above all of them, also of those still to come.
 */
export async function rankOfPlace(
  tx: Tx,
  companyId: number,
  stage: Stage,
  { tras, ante }: NonNullable<StageMove['lugar']>,
): Promise<string> {
  const ids = [tras, ante].filter((id) => id !== null);
  const rows = await rowsOf<{ id: number; rank: string }>(tx, placedIn(companyId, stage, ids));
  const rankOf = (id: number | null) => rows.find((row) => row.id === id)?.rank ?? null;
  const above = rankOf(tras);
  const below = rankOf(ante);
  const isAboveUnmoved = isUnmoved(below) && !isUnmoved(above);
  return rankBetween(above, isAboveUnmoved ? unmovedRank : below);
}
