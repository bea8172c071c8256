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
