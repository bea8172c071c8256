import type { Observation, ReadRecord } from '../notice.ts';
import type { ReadingMessage } from '../reading-message.ts';
import { type SourceFile, readRecords } from '../read.ts';

/** A file held in memory, in chunks of a given size. */
export function fileOf(name: string, content: string | Uint8Array, chunkSize = 65_536): SourceFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let start = 0; start < bytes.length; start += chunkSize) {
      yield bytes.subarray(start, start + chunkSize);
    }
  }
  return { name, bytes: chunks() };
}

/** Every record of a file. */
export async function recordsOf(file: SourceFile): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  for await (const record of readRecords(file)) records.push(record);
  return records;
}

export function observationsIn(records: ReadRecord[]): Observation[] {
  return records.flatMap((record) => (record.kind === 'observation' ? [record.observation] : []));
}

export function rejectionsIn(records: ReadRecord[]): Extract<ReadRecord, { kind: 'rejected' }>[] {
  return records.filter((record) => record.kind === 'rejected');
}

export function warningsIn(records: ReadRecord[]): ReadingMessage[] {
  return records.flatMap((record) => (record.kind === 'observation' ? record.warnings : []));
}

/** Observations by tender, in the order in which they came. */
export function byTender(observations: Observation[]): Observation[][] {
  const groups = new Map<string, Observation[]>();
  for (const observation of observations) {
    const key = `${observation.source} ${observation.code}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [observation]);
    else group.push(observation);
  }
  return [...groups.values()];
}
