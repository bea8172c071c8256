import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FormatId } from '../file-format.ts';
import type { Observation } from '../notice.ts';
import { openFile } from '../read.ts';
import { fileOf } from './files.ts';
import type { Sample } from './sample.ts';
import { samples } from './samples.ts';
import { hasSharedData, sharedFiles } from './shared-data.ts';

/** A file to be broken, with what is read from it while it is whole. */
export interface FuzzBase {
  name: string;
  content: Uint8Array;
  wrap: (content: Uint8Array) => Uint8Array;
  observations: Observation[];
}

function firstBytes(path: string, length: number): Uint8Array {
  const bytes = Buffer.alloc(Math.min(length, statSync(path).size));
  const file = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** The two smallest files of every folder of the real data, or as much of their beginning. */
function realSamples(length: number): Sample[] {
  if (!hasSharedData) return [];
  const folders = new Map<string, string[]>();
  for (const path of sharedFiles('.')) {
    if (statSync(path).size === 0) continue;
    const folder = dirname(path);
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  const smallest = [...folders.values()].flatMap((paths) =>
    paths.toSorted((a, b) => statSync(a).size - statSync(b).size).slice(0, 2),
  );
  return smallest.map((path) => ({ name: path, content: firstBytes(path, length) }));
}

/**
 * Files to break, by the format they are read as. Unreadable ones are left out.
 *
 * @param length How much of a real file is taken, in bytes.
 */
export async function fuzzBases(length: number): Promise<Map<FormatId, FuzzBase[]>> {
  const bases = new Map<FormatId, FuzzBase[]>();
  for (const { name, content, wrap = (whole: Uint8Array) => whole } of [
    ...samples,
    ...realSamples(length),
  ]) {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const opened = await openFile(fileOf(name, wrap(bytes)));
    if (opened.kind !== 'recognised') continue;
    const base: FuzzBase = { name, content: bytes, wrap, observations: [] };
    for await (const record of opened.records) {
      if (record.kind === 'observation') base.observations.push(record.observation);
    }
    bases.set(opened.format, [...(bases.get(opened.format) ?? []), base]);
  }
  // Where nothing is read of the whole file, little can go wrong with a broken one.
  for (const [format, ofFormat] of bases) {
    const telling = ofFormat.filter(({ observations }) => observations.length > 0);
    if (telling.length > 0) bases.set(format, telling);
  }
  return bases;
}
