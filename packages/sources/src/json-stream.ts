import { type Encoding, utf8Bytes } from './encoding.ts';
import { wantedAt } from './json-paths.ts';
import { JsonScanner, type ScannerBreak } from './json-scanner.ts';
import { decodedPiece, parsedJson } from './json-text.ts';
import type { Json, ReadRecord } from './notice.ts';
import { rejected } from './records.ts';
import { readingMessage } from './reading-message.ts';

/** The position of a value: the key of the list or object that holds it, and its own key in that. */
interface Place {
  container: string | null;
  key: string | number | undefined;
}

/**
 * A value found at one of the wanted paths (with its size in bytes), what stands there and cannot be
 * read, or the end of a top-level value, with the names of its members that were gone through one by
 * one. After `broken` comes nothing more.
 */
export type JsonPart =
  | ({ kind: 'value'; value: Json; size: number } & Place)
  | ({ kind: 'unreadable'; problem: 'syntax' | 'depth'; excerpt: string } & Place)
  | { kind: 'end'; entered: readonly string[] }
  | { kind: 'broken'; cause: BreakCause };

export type BreakCause = ScannerBreak | 'cut';

/** The largest single record that is held in memory. */
export const largestRecord = 64 * 1024 * 1024;

const excerptLength = 200;

interface JsonSource {
  bytes: AsyncIterable<Uint8Array>;
  encoding: Encoding;
  /** Keys and `*` after a `$`: `$`, `$.*`, `$.key`, `$.key.*`, `$.key.key.*`. */
  paths: string[];
}

function partOf(place: Place, bytes: Buffer, encoding: Encoding): JsonPart {
  const text = decodedPiece(bytes, encoding);
  const parsed = parsedJson(text);
  if ('value' in parsed) {
    return { kind: 'value', ...place, value: parsed.value, size: bytes.length };
  }
  return { kind: 'unreadable', ...place, ...parsed, excerpt: text.slice(0, excerptLength) };
}

/**
 * Values of a JSON file at the wanted paths, each as soon as it is complete; everything else is passed
 * over without being kept. Several top-level values may follow each other. Values are ready to be
 * stored (see `storableJson`). A value that is no JSON but whose end is clear gives one `unreadable`
 * part; a file that breaks yields the values before the break and then one `broken` part. It never
 * throws for the content of a file, and yields the same for any chunk sizes.
 */
export async function* jsonParts({ bytes, encoding, paths }: JsonSource): AsyncGenerator<JsonPart> {
  let found: JsonPart[] = [];
  const scanner = new JsonScanner(wantedAt(paths), largestRecord, {
    value: (container, key, value) => {
      found.push(partOf({ container, key }, value, encoding));
    },
    misplaced: (container, key) => {
      found.push({ kind: 'unreadable', container, key, problem: 'syntax', excerpt: '' });
    },
    end: (entered) => {
      found.push({ kind: 'end', entered });
    },
  });
  for await (const slice of utf8Bytes(bytes, encoding)) {
    scanner.push(Buffer.from(slice.buffer, slice.byteOffset, slice.length));
    yield* found;
    found = [];
    if (scanner.broken !== null) {
      yield { kind: 'broken', cause: scanner.broken };
      return;
    }
  }
  if (!scanner.isComplete) yield { kind: 'broken', cause: 'cut' };
}

/** The one rejected record with where and why a JSON file stopped being readable. */
export function brokenRecord(cause: BreakCause, position: number): ReadRecord {
  const at = { registro: position };
  const reasons = {
    cut: readingMessage('json-cortado', at),
    syntax: readingMessage('json-mal-escrito', at),
    'too-large': readingMessage('json-registro-enorme', {
      ...at,
      megas: largestRecord / 1024 ** 2,
    }),
  };
  return rejected(position, reasons[cause], '');
}

/** The rejected record of one element that cannot be read, where the file goes on after it. */
export function unreadableRecord(
  { problem, excerpt }: { problem: 'syntax' | 'depth'; excerpt: string },
  position: number,
): ReadRecord {
  const syntax = excerpt === '' ? 'registro-con-coma-de-mas' : 'registro-json-mal-escrito';
  const code = problem === 'depth' ? 'registro-json-demasiado-anidado' : syntax;
  return rejected(position, readingMessage(code, { registro: position }), excerpt);
}
