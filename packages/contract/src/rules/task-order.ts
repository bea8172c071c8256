/** The sort key of a user's order: higher ranks first; a task without a rank is placed by its id. */
export interface Ranked {
  id: number;
  rank?: number | undefined;
}

export type Place = 'before' | 'after';

function rankOf({ id, rank }: Ranked): number {
  return rank ?? id;
}

/** The order one gives by hand; what is newest comes first until something is moved. */
export function compareRanks(a: Ranked, b: Ranked): number {
  return rankOf(b) - rankOf(a) || b.id - a.id;
}

/** A rank between two neighbours, each absent at its end of the list; null when no number fits between. */
function rankBetween(above: Ranked | undefined, below: Ranked | undefined, nextId: number) {
  const low = below === undefined ? undefined : rankOf(below);
  // On top, but still under what is added next.
  const top = low !== undefined && low >= nextId ? low + 2 : nextId;
  const high = above === undefined ? top : rankOf(above);
  const rank = low === undefined ? high - 1 : low + (high - low) / 2;
  return rank < high && (low === undefined || rank > low) ? rank : null;
}

/**
 * The ranks that change when a task is set before or behind another, by id; null when one of both does not
 * exist. It is one rank, except when halving the same gap again and again has used it up: then all are
 * written anew.
 */
export function ranksAfterMove(
  tasks: readonly Ranked[],
  { id, targetId, place }: { id: number; targetId: number; place: Place },
): Map<number, number> | null {
  const moved = tasks.find((task) => task.id === id);
  const others = tasks.filter((task) => task.id !== id).toSorted(compareRanks);
  if (moved === undefined) return null;
  if (id === targetId) return new Map();
  const target = others.findIndex((task) => task.id === targetId);
  if (target === -1) return null;
  const at = place === 'before' ? target : target + 1;
  const nextId = Math.max(...tasks.map((task) => task.id)) + 1;
  const rank = rankBetween(others[at - 1], others[at], nextId);
  if (rank !== null) return new Map([[id, rank]]);
  const all = others.toSpliced(at, 0, moved);
  return new Map(all.map((task, index) => [task.id, all.length - index]));
}
