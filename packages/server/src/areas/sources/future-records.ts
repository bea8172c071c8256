import { createMessage } from '@pliego/contract/message';
import type { ReadRecord } from '@pliego/sources/notice';

/** By how much the clock of a publisher may be ahead of ours. */
const toleranceMs = 10 * 60_000;

/**
 * A record dated later than the day on which it is read cannot be true, and would outweigh all that is
 * observed until that day: it is rejected.
 */
export function refuseFuture(record: ReadRecord, now: Date): ReadRecord {
  if (record.kind === 'rejected') return record;
  const { observedAt, code } = record.observation;
  if (Date.parse(observedAt) <= now.getTime() + toleranceMs) return record;
  const [year, month, day] = observedAt.slice(0, 10).split('-');
  return {
    kind: 'rejected',
    line: record.line,
    file: record.file,
    reasons: [createMessage('registro-del-futuro', { fecha: `${day}-${month}-${year}` })],
    excerpt: code,
  };
}
