import { jsonParts } from '@pliego/sources/json-stream';
import { lineBatches } from '@pliego/sources/lines';

/** A value of a file: the place that it is reported with, and the value, undefined where it is not JSON. */
export interface Row {
  number: number;
  value: unknown;
}

/** The file ends or breaks within a value: what stands before counts. */
export interface BrokenEnd {
  brokenAfter: number;
}

/** A longer line is no row, and is not buffered. */
const longestLine = 16 * 1024 * 1024;
const headLength = 4_096;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first bytes of a stream, and the whole of it. */
async function headOf(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < headLength) {
    const next = await source.next();
    if (next.done === true) break;
    first.push(next.value);
    length += next.value.length;
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield* first;
    for (let next = await source.next(); next.done !== true; next = await source.next()) {
      yield next.value;
    }
  }
  const head = new TextDecoder('utf-8').decode(Buffer.concat(first)).trimStart();
  return { head, whole: whole() };
}

/** The values of a JSON list, or of objects that follow each other on several lines each. */
async function* scannedRows(
  bytes: AsyncIterable<Uint8Array>,
  path: '$' | '$.*',
): AsyncGenerator<Row | BrokenEnd> {
  let number = 0;
  for await (const part of jsonParts({ bytes, encoding: 'utf-8', paths: [path] })) {
    if (part.kind === 'broken') yield { brokenAfter: number };
    if (part.kind !== 'value' && part.kind !== 'unreadable') continue;
    number += 1;
    yield { number, value: part.kind === 'value' ? part.value : undefined };
  }
}

async function* lineRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const lines of lineBatches(bytes, 'utf-8', longestLine)) {
    for (const { number, text, cut } of lines) {
      if (text.trim() !== '') yield { number, value: cut ? undefined : jsonOf(text) };
    }
  }
}

/**
 * The rows of a JSON list, of JSON Lines, or of objects written over several lines, each as soon as it is read, so that
 * a file of any size needs little memory. A row that is no JSON does not end the file.
 */
export async function* jsonRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Row | BrokenEnd> {
  const { head, whole } = await headOf(bytes);
  if (head.startsWith('[')) yield* scannedRows(whole, '$.*');
  else if (/^\{\s*?\n/.test(head)) yield* scannedRows(whole, '$');
  else yield* lineRows(whole);
}
