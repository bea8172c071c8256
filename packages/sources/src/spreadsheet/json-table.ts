import {
  longestColumnName,
  mostColumns,
  type SpreadsheetCell,
} from '@pliego/contract/areas/spreadsheets';
import { type FileHead, jsonLinesOf } from '../file-head.ts';
import { brokenRecord, jsonParts, unreadableRecord } from '../json-stream.ts';
import type { Json, JsonObject, ReadRecord } from '../notice.ts';
import { objectOf, objectsOf } from '../read-json.ts';
import { type ReadingMessage, readingMessage } from '../reading-message.ts';
import { type Table, type TableRow, untilBrokenRow } from './table.ts';

/** How many objects deep the list of a JSON file may stand: `result.records` is at two. */
const deepestList = 3;
/** A table needs a code and a name. */
const fewestColumns = 2;

/** A list of objects in a JSON file, as the rows of a table. */
export interface JsonList {
  /** Where its elements stand, as `jsonParts` takes it. */
  path: string;
  /** Every key of the first elements, nested ones as dotted paths. */
  columns: string[];
}

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

function cellOf(value: Json): SpreadsheetCell {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * The values of an object by their dotted paths. A list of plain values is one value; of a list of objects
 * the first stands for all, under `.0`.
 */
function* leavesOf(value: Json, path: string): Generator<[string, SpreadsheetCell]> {
  if (Array.isArray(value)) {
    const [first] = value;
    if (value.every(isScalar)) yield [path, value.map(cellOf).join(', ')];
    else if (first !== undefined) yield* leavesOf(first, `${path}.0`);
    return;
  }
  const object = objectOf(value);
  if (object === null) {
    yield [path, cellOf(value)];
    return;
  }
  for (const [key, member] of Object.entries(object)) {
    yield* leavesOf(member, path === '' ? key : `${path}.${key}`);
  }
}

interface Candidate {
  path: string;
  objects: JsonObject[];
}

function* listsIn(value: Json, path: string, depth: number): Generator<Candidate> {
  if (Array.isArray(value)) {
    yield { path: `${path}.*`, objects: objectsOf(value) };
    return;
  }
  const object = objectOf(value);
  if (object === null || depth === 0) return;
  for (const [key, member] of Object.entries(object)) {
    // A path is written with these signs, and has no other way to name them.
    if (!/[.*]/.test(key)) yield* listsIn(member, `${path}.${key}`, depth - 1);
  }
}

function candidatesIn(head: FileHead): Candidate[] {
  const lines = jsonLinesOf(head);
  if (lines.length > 1) return [{ path: '$', objects: lines }];
  return head.json === undefined ? [] : [...listsIn(head.json, '$', deepestList)];
}

/** All names of columns, in the order in which they are met. */
function namesIn(objects: readonly JsonObject[]): string[] {
  const names = new Set<string>();
  for (const object of objects) {
    for (const [name] of leavesOf(object, '')) {
      if (name.trim() !== '' && name.length <= longestColumnName) names.add(name);
    }
  }
  return [...names];
}

const weightOf = ({ objects }: Candidate): number =>
  objects.reduce((sum, object) => sum + [...leavesOf(object, '')].length, 0);

/** The list of objects that holds most of the beginning of a JSON file; null where there is none. */
export function jsonListIn(head: FileHead): JsonList | null {
  let best: { path: string; columns: string[]; weight: number } | null = null;
  for (const candidate of candidatesIn(head)) {
    const columns = namesIn(candidate.objects);
    const weight = weightOf(candidate);
    if (columns.length < fewestColumns || weight <= (best?.weight ?? 0)) continue;
    best = { path: candidate.path, columns, weight };
  }
  return best === null ? null : { path: best.path, columns: best.columns };
}

function refusedRow(record: ReadRecord): TableRow | null {
  if (record.kind !== 'rejected') return null;
  const [reason] = record.reasons;
  return reason === undefined
    ? null
    : { kind: 'refused', line: record.line, reason, raw: record.excerpt };
}

async function* rowsOf(
  bytes: AsyncIterable<Uint8Array>,
  { encoding }: FileHead,
  path: string,
  header: readonly string[],
): AsyncGenerator<TableRow> {
  let line = 0;
  for await (const part of jsonParts({ bytes, encoding, paths: [path] })) {
    if (part.kind === 'end') continue;
    line += 1;
    if (part.kind === 'value') {
      // What is no object has no code, and is refused for that.
      const values = new Map(leavesOf(objectOf(part.value) ?? {}, ''));
      const cells = header.map((name) => values.get(name) ?? '');
      yield { kind: 'row', line, cells, warnings: [] };
      continue;
    }
    const refused = refusedRow(
      part.kind === 'broken' ? brokenRecord(part.cause, line) : unreadableRecord(part, line),
    );
    if (refused !== null) yield refused;
  }
}

/** The table of a JSON file, by the list of objects in it; the lines are the places of its elements. */
export function jsonTable(
  { name, head, bytes }: { name: string; head: FileHead; bytes: AsyncIterable<Uint8Array> },
  { path, columns }: JsonList,
  closeFile: () => Promise<void>,
): Table {
  const header = columns.slice(0, mostColumns);
  const rows = untilBrokenRow(rowsOf(bytes, head, path, header));
  const notices: ReadingMessage[] =
    columns.length > mostColumns
      ? [readingMessage('solo-primeras-columnas', { maximo: mostColumns })]
      : [];
  return {
    kind: 'table',
    name,
    sheet: null,
    otherSheets: [],
    header,
    headerLine: 1,
    rows,
    notices,
    close: async () => {
      await rows.return(undefined);
      await closeFile();
    },
  };
}
