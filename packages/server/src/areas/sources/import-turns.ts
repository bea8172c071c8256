/** Whose import it is; null is the operator. */
export type Owner = number | null;

/**
 * The order in which imports that wait get their turn: the owner that was served longest ago comes first, so that
 * one that sends many files does not make the others wait for all of them. Those of one owner keep their order.
 *
 * @param waiting In the order of their requests.
 * @param served By owner, the number of its last turn; turns are numbered upwards.
 */
export function inTurnOrder<T extends { owner: Owner }>(
  waiting: readonly T[],
  served: ReadonlyMap<Owner, number>,
): T[] {
  const lastTurn = new Map(served);
  const since = ({ owner }: T) => lastTurn.get(owner) ?? 0;
  const left = [...waiting];
  const order: T[] = [];
  for (let turn = Math.max(0, ...served.values()) + 1; left.length > 0; turn += 1) {
    const next = left.reduce((best, one) => (since(one) < since(best) ? one : best));
    left.splice(left.indexOf(next), 1);
    lastTurn.set(next.owner, turn);
    order.push(next);
  }
  return order;
}
