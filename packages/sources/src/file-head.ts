import { BrokenArchive } from './archive/limits.ts';
import { type Encoding, decodeHead, encodingOf } from './encoding.ts';
import type { Json, JsonObject } from './notice.ts';
import { parsedJson } from './json-text.ts';
import { partialJson } from './partial-json.ts';
import { objectOf } from './read-json.ts';
import type { ReadingMessage } from './reading-message.ts';

/** How much of a file is looked at to know what it is. */
const headBytes = 64 * 1024;
/** How much of a JSON file is, where its first keys do not tell: long lists may stand before the one that does. */
const largestHead = 16 * 1024 * 1024;
const headGrowth = 16;

/** The beginning of a file, in every form that formats need. */
export interface FileHead {
  name: string;
  bytes: Uint8Array;
  /** The file is no longer than this. */
  whole: boolean;
  encoding: Encoding;
  text: string;
  /** Non-empty lines of the text; the last one may be cut. */
  lines: string[];
  /** The beginning parsed as JSON, as far as it goes; undefined when it is no JSON. */
  json: Json | undefined;
}

/** Describes the first bytes of a file. */
export function fileHead(name: string, bytes: Uint8Array, whole: boolean): FileHead {
  const encoding = encodingOf(bytes);
  const text = decodeHead(bytes, encoding);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { name, bytes, whole, encoding, text, lines, json: partialJson(text) };
}

function objectOfLine(line: string): JsonObject | null {
  const parsed = parsedJson(line);
  return 'value' in parsed ? objectOf(parsed.value) : null;
}

/** The objects among the first lines that are each a whole JSON value; none unless the file is so. */
export function jsonLinesOf(head: FileHead): JsonObject[] {
  const [first] = head.lines;
  if (first === undefined || head.lines.length < 2 || !/^\s*\{.*\}\s*$/.test(first)) return [];
  return head.lines
    .slice(0, 20)
    .map(objectOfLine)
    .filter((value) => value !== null);
}

export interface PeekedBytes {
  head: Uint8Array;
  /** The file is no longer than the head. */
  whole: boolean;
  /** Why nothing comes after the head, where an archive around the file is broken; null otherwise. */
  broken: ReadingMessage | null;
  /** The bytes from the very first one on. To be read once; reading it to the end closes the source. */
  all: AsyncIterable<Uint8Array>;
  /** Closes the source without reading it. */
  close: () => Promise<void>;
}

/** The first bytes of the pieces as one. */
function firstBytes(pieces: Uint8Array[], size: number): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const head = new Uint8Array(Math.min(length, size));
  let offset = 0;
  for (const piece of pieces) {
    head.set(piece.subarray(0, size - offset), offset);
    offset = Math.min(offset + piece.length, size);
  }
  return head;
}

/** Takes the first bytes off a stream and gives them back together with a stream that starts anew. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  size: number = headBytes,
): Promise<PeekedBytes> {
  const source = bytes[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let length = 0;
  let whole = false;
  let broken: BrokenArchive | null = null;
  while (length < size && !whole) {
    try {
      const next = await source.next();
      whole = next.done === true;
      if (next.done === true) break;
      taken.push(next.value);
      length += next.value.length;
    } catch (error) {
      // The data before the break of an archive is valid: the break is reported where it occurs.
      if (!(error instanceof BrokenArchive) || length === 0) throw error;
      broken = error;
      break;
    }
  }

  async function* replayed(): AsyncGenerator<Uint8Array> {
    try {
      yield* taken.splice(0);
      if (whole) return;
      if (broken !== null) throw broken;
      for (let next = await source.next(); next.done !== true; next = await source.next()) {
        yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
  const close = async () => {
    await source.return?.();
  };
  return {
    head: firstBytes(taken, size),
    whole,
    broken: broken?.reason ?? null,
    all: replayed(),
    close,
  };
}

/** The size of the next larger head of a file; null where a larger one would not tell more. */
export function largerHead({ bytes, whole, json }: FileHead): number | null {
  const isOpen = typeof json === 'object' && json !== null;
  if (whole || !isOpen || bytes.length >= largestHead) return null;
  return Math.min(bytes.length * headGrowth, largestHead);
}
