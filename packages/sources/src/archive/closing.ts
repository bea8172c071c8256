import type { ReadRecord } from '../notice.ts';
import { rejected } from '../records.ts';
import { BrokenArchive } from './limits.ts';

/**
 * Records with the resources to close after them. A generator that was never started runs no
 * `finally`: leaving this one with `return` closes all the same.
 */
export function closingRecords(
  records: AsyncGenerator<ReadRecord>,
  close: () => Promise<void>,
): AsyncGenerator<ReadRecord> {
  let started = false;
  async function* guarded(): AsyncGenerator<ReadRecord> {
    started = true;
    try {
      yield* records;
    } finally {
      await close();
    }
  }
  const all = guarded();
  const leave = all.return.bind(all);
  all.return = async (value) => {
    if (!started) {
      await records.return(undefined);
      await close();
    }
    return leave(value);
  };
  return all;
}

/** Records up to where their file breaks, and then one that reports the break. */
export async function* untilBroken(records: AsyncIterable<ReadRecord>): AsyncGenerator<ReadRecord> {
  let line = 1;
  try {
    for await (const record of records) {
      ({ line } = record);
      yield record;
    }
  } catch (error) {
    if (!(error instanceof BrokenArchive)) throw error;
    yield rejected(line, error.reason, '');
  }
}
