import type { Tx } from '#server/db/database.ts';

/**
 * How the run of a company reads and writes: in many small transactions, since the embedded database lets everybody wait
 * for each of them.
 */
export interface InSlices {
  /** Reads as the company. */
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Writes as the company, while no other process tells it anything; not at all where one does. */
  write: (work: (tx: Tx) => Promise<void>) => Promise<void>;
}

/** Things in their order, in parts that are no larger than `most` together, unless one thing alone is. */
export function partsOf<T>(
  things: readonly T[],
  sizeOf: (thing: T) => number,
  most: number,
): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const thing of things) {
    const size = sizeOf(thing);
    const part = parts.at(-1);
    if (part === undefined || room < size) {
      parts.push([thing]);
      room = most - size;
    } else {
      part.push(thing);
      room -= size;
    }
  }
  return parts;
}
