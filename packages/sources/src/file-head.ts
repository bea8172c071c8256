import { JSONParser } from '@streamparser/json';
import { type Encoding, decodeHead, encodingOf } from './encoding.ts';
import type { Json, JsonObject } from './notice.ts';
import { objectOf, storableJson } from './read-json.ts';

/** How much of a file is looked at to know what it is. */
export const headBytes = 64 * 1024;

/** The beginning of a file, in every way a format may want to look at it. */
export interface FileHead {
  name: string;
  bytes: Uint8Array;
  /** The file is no longer than this. */
  whole: boolean;
  encoding: Encoding;
  text: string;
  /** Non-empty lines of the text; the last one may be cut. */
  lines: string[];
  /** What the beginning says as JSON, as far as it goes; undefined when it is no JSON at all. */
  json: Json | undefined;
}

/**
 * The value that a JSON text starts to describe: members read so far, in the order of the text. A
 * broken or unfinished text gives what stands before the break.
 */
export function partialJson(text: string): Json | undefined {
  if (!/^\s*[[{"\-\dtfn]/.test(text)) return undefined;
  const parser = new JSONParser();
  let root: unknown;
  parser.onError = () => undefined;
  parser.onValue = ({ value, parent, stack }) => {
    // The stack holds what encloses each open container: the root is the second, or the parent.
    root = stack[1]?.value ?? parent ?? value;
  };
  try {
    parser.write(text);
  } catch {
    // What stands before the break is in `root`.
  }
  return root === undefined ? undefined : storableJson(root);
}

/** Describes the first bytes of a file. */
export function fileHead(name: string, bytes: Uint8Array, whole: boolean): FileHead {
  const encoding = encodingOf(bytes);
  const text = decodeHead(bytes, encoding);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { name, bytes, whole, encoding, text, lines, json: partialJson(text) };
}

function objectOfLine(line: string): JsonObject | null {
  try {
    return objectOf(storableJson(JSON.parse(line)));
  } catch {
    return null;
  }
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
  /** The bytes from the very first one on. To be read once; reading it to the end closes the source. */
  all: AsyncIterable<Uint8Array>;
  /** Closes the source without reading it. */
  close: () => Promise<void>;
}

/** The first `headBytes` of the pieces as one. */
function firstBytes(pieces: Uint8Array[]): Uint8Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const head = new Uint8Array(Math.min(length, headBytes));
  let offset = 0;
  for (const piece of pieces) {
    head.set(piece.subarray(0, headBytes - offset), offset);
    offset = Math.min(offset + piece.length, headBytes);
  }
  return head;
}

/** Takes the first bytes off a stream and gives them back together with a stream that starts anew. */
export async function peek(bytes: AsyncIterable<Uint8Array>): Promise<PeekedBytes> {
  const source = bytes[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let length = 0;
  let whole = false;
  while (length < headBytes && !whole) {
    const next = await source.next();
    whole = next.done === true;
    if (next.done === true) break;
    taken.push(next.value);
    length += next.value.length;
  }

  async function* replayed(): AsyncGenerator<Uint8Array> {
    try {
      yield* taken.splice(0);
      if (whole) return;
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
  return { head: firstBytes(taken), whole, all: replayed(), close };
}
